import { defineErrors } from '#src/platform/user-error.ts'

export const urlErrors = defineErrors({
  URL_MISSING: ['graphql-input', '"url" argument should be specified and not empty'],
})
