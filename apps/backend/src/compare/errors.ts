import { defineErrors, defineLocalErrors } from '#src/platform/user-error.ts'

/** In Magento's words, which clients compare. */
export const compareErrors = defineErrors({
  COMPARE_LIST_NOT_FOUND: ['graphql-input', '"uid" value does not exist'],
  COMPARE_SIGN_IN: ['graphql-input', 'Customer must be logged'],
})

/** Of this shop alone, in the language of the store view. */
export const compareLimits = defineLocalErrors({
  COMPARE_FULL: ['graphql-input', 'compare.full', { most: 'number' }],
})
