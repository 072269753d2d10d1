import { defineErrors } from '#src/platform/user-error.ts'

export const recommendationErrors = defineErrors({
  RECOMMENDATION_TEXT_TOO_LONG: ['graphql-input', 'The recommendations are asked for with too long a text.'],
})
