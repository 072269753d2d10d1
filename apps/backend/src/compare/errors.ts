import { defineLocalErrors } from '#src/platform/user-error.ts'

export const compareErrors = defineLocalErrors({
  COMPARE_FULL: ['graphql-input', 'compare.full', { most: 'number' }],
  COMPARE_LIST_NOT_FOUND: ['graphql-input', 'compare.notFound'],
  COMPARE_SIGN_IN: ['graphql-input', 'compare.signIn'],
})
