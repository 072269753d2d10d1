import { defineErrors } from '#src/platform/user-error.ts'

export const alertErrors = defineErrors({
  ALERT_NOT_FOUND: ['graphql-no-such-entity', 'We could not find this product alert.'],
  ALERT_PRODUCT_IN_STOCK: ['graphql-input', 'This product is in stock.'],
  ALERT_PRODUCT_SOLD_OUT: ['graphql-input', 'This size is still out of stock.'],
})
