import type { platformErrors } from '#src/platform/errors.ts'
import { defineErrors, UserError } from '#src/platform/user-error.ts'
import type { PlaceOrderRefusal } from './types.ts'

/** Why an order cannot be placed. Magento prefixes most of these sentences with "Unable to place order: ". */
export const placingErrors = defineErrors({
  ORDER_WITHOUT_PRODUCTS: ['graphql-input', 'The cart does not contain products.'],
  ORDER_OUT_OF_STOCK: ['graphql-input', 'Some of the products are out of stock.'],
  ORDER_MAXIMUM_EXCEEDED: [
    'graphql-input',
    'The most you may purchase is {maximum}.',
    { maximum: 'number' },
    'MAXIMUM_EXCEEDED',
  ],
  ORDER_CART_INACTIVE: ['graphql-no-such-entity', "The cart isn't active.", {}, 'CART_MISSING'],
  ORDER_EMAIL_MISSING: ['graphql-input', 'Guest email for cart is missing.'],
  ORDER_BILLING_ADDRESS_MISSING: ['graphql-input', 'Please check the billing address information.'],
  ORDER_PAYMENT_MISSING: ['graphql-input', 'Enter a valid payment method and try again.'],
  ORDER_SHIPPING_ADDRESS_MISSING: [
    'graphql-input',
    'The shipping address is missing. Set the address and try again.',
    {},
    'SHIPPING_ADDRESS_MISSING',
  ],
  ORDER_SHIPPING_METHOD_MISSING: [
    'graphql-input',
    'The shipping method is missing. Select the shipping method and try again.',
  ],
  ORDER_PICKUP_LOCATION_MISSING: ['graphql-input', 'Choose where you want to collect your order.'],
  ORDER_PICKUP_LOCATION_GONE: [
    'graphql-input',
    'The pickup location is not available any more. Choose another one.',
    {},
    'PICKUP_LOCATION_GONE',
  ],
  ORDER_TOTAL_CHANGED: ['graphql-input', 'The total has changed. Please check your order and place it again.'],
  ORDER_COUPON_LAPSED: ['graphql-input', "The coupon code isn't valid. Verify the code and try again."],
  ORDER_GIFT_CARD_CHANGED: [
    'graphql-input',
    'The balance of a gift card has changed. Please check your order and place it again.',
  ],
  ORDER_TERMS_CHANGED: ['graphql-input', 'The terms have changed. Please read them and agree to them again.'],
  ORDER_TERMS_NOT_ACCEPTED: [
    'graphql-input',
    "The order wasn't placed. First, agree to the terms and conditions, then try placing your order again.",
  ],
  ORDER_UNPAID_PIECES: [
    'graphql-input',
    'At most {maximum} pieces a day can be ordered without a payment in advance.',
    { maximum: 'number' },
  ],
  ORDER_GUEST_NOT_ALLOWED: [
    'graphql-authorization',
    'Guest checkout is not allowed. Register a customer account or login with existing one.',
  ],
  /** The message is that of a store setting. */
  ORDER_BY_AGENT_WITHOUT_CLIENT: ['graphql-input', '{text}', { text: 'text' }],
})

export const orderErrors = defineErrors({
  ORDER_NOT_FOUND: ['graphql-no-such-entity', "We couldn't locate an order with the information provided."],
  ORDER_OF_OTHER_CUSTOMER: [
    'graphql-input',
    'Order number "{number}" doesn\'t belong to the current customer',
    { number: 'string' },
  ],
  ORDER_NOT_REORDERABLE: ['graphql-input', 'Reorder is not available.'],
  ORDER_NOT_PAYABLE: ['graphql-input', 'This order cannot be paid any more.'],
  ORDER_PAYMENT_NOT_AVAILABLE: [
    'graphql-input',
    'The requested Payment Method is not available.',
    {},
    'PAYMENT_METHOD_NOT_AVAILABLE',
  ],
  ORDER_NOT_CHANGEABLE: ['graphql-input', 'This order cannot be changed any more.'],
  ORDER_ADDRESS_FIXED: ['graphql-input', 'The delivery address of this order cannot be changed any more.'],
  ORDER_ADDRESS_OF_PICKUP: [
    'graphql-input',
    'The order goes to a pickup location, so its delivery address cannot be changed.',
  ],
  ORDER_ADDRESS_COUNTRY_FIXED: ['graphql-input', 'The delivery address must stay in the same country.'],
  ORDER_AMOUNT_INVALID: ['graphql-input', 'The amount is not valid.'],
  ORDER_DATE_INVALID: ['graphql-input', 'The date is not valid.'],

  ORDER_CANCELLATION_DISABLED: ['graphql-input', 'Order cancellation is not enabled for requested store.'],
  ORDER_TO_CANCEL_NOT_FOUND: [
    'graphql-input',
    "The entity that was requested doesn't exist. Verify the entity and try again.",
    {},
    'ORDER_NOT_FOUND',
  ],
  ORDER_NOT_YOURS_TO_CANCEL: ['graphql-input', 'Current user is not authorized to cancel this order'],
  ORDER_NOT_CANCELLABLE: ['graphql-input', 'Order already closed, complete, cancelled or on hold'],
  WITHDRAWAL_DISABLED: ['graphql-input', 'The withdrawal form is unavailable.'],
  WITHDRAWAL_NAME_MISSING: ['graphql-input', 'Enter your name and try again.'],
  WITHDRAWAL_NUMBER_MISSING: ['graphql-input', 'Enter the order number and try again.'],
  WITHDRAWAL_EMAIL_INVALID: ['graphql-input', 'The email address is invalid. Verify the email address and try again.'],
  WITHDRAWAL_ITEMS_INVALID: ['graphql-input', 'The list of items is not valid.'],

  ORDER_SHIPPED: ['graphql-input', 'Order with one or more items shipped cannot be cancelled'],
})

/** Our own codes for refusals that were stored with Magento's code only. */
const storedCodes: Readonly<
  Record<PlaceOrderRefusal['code'], 'CART_MISSING' | keyof typeof placingErrors | keyof typeof platformErrors>
> = {
  CART_NOT_FOUND: 'CART_MISSING',
  CART_NOT_ACTIVE: 'CART_MISSING',
  GUEST_EMAIL_MISSING: 'ORDER_EMAIL_MISSING',
  UNABLE_TO_PLACE_ORDER: 'REQUEST_INVALID',
  UNDEFINED: 'REQUEST_INVALID',
}

/** Converts a refusal to a GraphQL error, for clients that do not select `errors`. */
export function refusalError({ code, message, reason }: PlaceOrderRefusal): UserError {
  const isAboutCart = code === 'CART_NOT_FOUND' || code === 'CART_NOT_ACTIVE'
  const category = isAboutCart ? 'graphql-no-such-entity' : 'graphql-input'
  return new UserError(category, message, reason ?? { code: storedCodes[code], parameters: {} })
}
