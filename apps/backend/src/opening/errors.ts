import { defineLocalErrors } from '#src/platform/user-error.ts'

export const openingErrors = defineLocalErrors({
  ORDER_STORE_NOT_OPEN: ['graphql-input', 'order.storeNotOpen'],
})
