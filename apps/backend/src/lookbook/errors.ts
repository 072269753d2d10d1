import { defineErrors } from '#src/platform/user-error.ts'

export const lookbookErrors = defineErrors({
  LOOK_NOT_NAMED: ['graphql-input', '"id" or "sku" of the lookbook should be specified.'],
  LOOK_TOO_MANY_PRODUCTS: ['graphql-input', 'Maximum "skus" is {maximum}.', { maximum: 'number' }],
})
