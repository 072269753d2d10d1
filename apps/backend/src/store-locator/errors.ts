import { defineErrors } from '#src/platform/user-error.ts'

export const locatorErrors = defineErrors({
  LOCATION_INVALID: ['graphql-input', 'The location is not on earth.'],
  LOCATOR_TOO_MANY_PRODUCTS: [
    'graphql-input',
    'productsInfo cannot hold more than {maximum} products.',
    { maximum: 'number' },
  ],
  STORE_PRODUCT_NOT_FOUND: [
    'graphql-no-such-entity',
    "The product that was requested doesn't exist.",
    {},
    'PRODUCT_NOT_FOUND',
  ],
})
