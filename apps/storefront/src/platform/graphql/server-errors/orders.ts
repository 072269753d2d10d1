import type { ErrorTexts } from './error-texts-of.ts'

/** Texts of errors: placed orders. */
export const orderTexts = {
  ORDER_NOT_FOUND: 'forms.server.orderNotFound',
  ORDER_OF_OTHER_CUSTOMER: 'forms.server.orderNotFound',
  ORDER_NOT_REORDERABLE: 'forms.server.notReorderable',
  ORDER_NOT_PAYABLE: 'forms.server.orderNotPayable',
  ORDER_NOT_CHANGEABLE: 'forms.server.orderFixed',
  ORDER_ADDRESS_FIXED: 'order.addressChange.refused',
  ORDER_ADDRESS_OF_PICKUP: 'order.addressChange.pickup',
  ORDER_ADDRESS_COUNTRY_FIXED: 'order.addressChange.country',
  ORDER_CANCELLATION_DISABLED: 'order.cancel.refused',
  ORDER_NOT_YOURS_TO_CANCEL: 'order.cancel.refused',
  ORDER_NOT_CANCELLABLE: 'order.cancel.refused',
  ORDER_SHIPPED: 'order.cancel.refused',
} satisfies Partial<ErrorTexts>
