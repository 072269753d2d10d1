import { defineErrors } from '#src/platform/user-error.ts'

export const labelErrors = defineErrors({
  LABEL_TOO_MANY_PRODUCTS: ['graphql-input', 'Maximum "productIds" is {maximum}.', { maximum: 'number' }],
})
