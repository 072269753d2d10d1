import type { platformErrors } from '#src/platform/errors.ts'
import { defineErrors, UserError, type ErrorReason } from '#src/platform/user-error.ts'

/** The codes that `user_errors` may carry. */
export type CartErrorCode =
  | 'PRODUCT_NOT_FOUND'
  | 'NOT_SALABLE'
  | 'INSUFFICIENT_STOCK'
  | 'REQUIRED_PARAMETER_MISSING'
  | 'INVALID_PARAMETER_VALUE'
  | 'UNDEFINED'

/**
 * Why an item was not added. `code` is Magento's, which has one for stock and for the largest quantity of an order; `reason` tells
 * them apart. `quantity` is the largest that can be added.
 */
export interface CartError {
  code: CartErrorCode
  message: string
  /** Undefined in responses that were stored before errors had a reason. */
  reason?: ErrorReason
  quantity?: number
}

/** Errors of one item. Mutations with a `user_errors` list return them in it; other mutations throw them. */
export const itemErrors = defineErrors({
  PRODUCT_NOT_FOUND: ['graphql-input', 'Could not find a product with SKU "{sku}"', { sku: 'string' }],
  NOT_SALABLE: ['graphql-input', 'Product that you are trying to add is not available.'],
  OPTIONS_MISSING: ['graphql-input', 'You need to choose options for your item.'],
  OPTIONS_NOT_AVAILABLE: ['graphql-input', 'The required options you selected are not available.'],
  OUT_OF_STOCK: ['graphql-input', 'This product is out of stock.'],
  ADDED_OUT_OF_STOCK: ['graphql-input', 'Product that you are trying to add is not available.', {}, 'OUT_OF_STOCK'],
  INSUFFICIENT_STOCK: ['graphql-input', 'The requested qty is not available', { left: 'number' }],
  MAXIMUM_EXCEEDED: ['graphql-input', 'The most you may purchase is {maximum}.', { maximum: 'number' }],
  QUANTITY_TOO_SMALL: ['graphql-input', 'The product quantity should be greater than 0'],
  QUANTITY_NOT_POSITIVE: [
    'graphql-input',
    'Please enter a number greater than 0 in this field.',
    {},
    'QUANTITY_TOO_SMALL',
  ],
  QUANTITY_BELOW_ONE: ['graphql-input', 'The fewest you may purchase is 1', {}, 'QUANTITY_TOO_SMALL'],
  QUANTITY_NOT_WHOLE: ['graphql-input', 'You cannot use decimal quantity for this product.'],
  GIFT_CARD_WITH_PRODUCTS: ['graphql-input', 'You cannot mix gift cards with regular products'],
  PRODUCTS_WITH_GIFT_CARD: ['graphql-input', 'Regular products cannot be combined with a gift card'],
  GIFT_CARD_TYPES_MIXED: ['graphql-input', 'You cannot mix different types of gift cards'],
  GIFT_CARD_FIELD_MISSING: ['graphql-input', 'Required parameter "{field}" is missing', { field: 'string' }],
  GIFT_CARD_EMAIL_INVALID: ['graphql-input', 'Please enter a valid email address.'],
  GIFT_CARD_TEXT_TOO_LONG: [
    'graphql-input',
    'Please enter no more than {maximum} characters.',
    { maximum: 'number' },
    'TEXT_TOO_LONG',
  ],
  OPTION_UID_INVALID: ['graphql-input', 'Value of uid "{uid}" is incorrect.', { uid: 'string' }, 'UID_INVALID'],
  CART_TOO_MANY_LINES: [
    'graphql-input',
    'The cart cannot hold more than {maximum} different products.',
    { maximum: 'number' },
  ],
  CART_TOO_MANY_SAVED: ['graphql-input', 'At most {maximum} products can be saved for later.', { maximum: 'number' }],
})

const magentoCodes: Readonly<Record<string, CartErrorCode>> = {
  PRODUCT_NOT_FOUND: 'PRODUCT_NOT_FOUND',
  NOT_SALABLE: 'NOT_SALABLE',
  OPTIONS_NOT_AVAILABLE: 'NOT_SALABLE',
  OPTIONS_MISSING: 'REQUIRED_PARAMETER_MISSING',
  GIFT_CARD_FIELD_MISSING: 'REQUIRED_PARAMETER_MISSING',
  OUT_OF_STOCK: 'INSUFFICIENT_STOCK',
  ADDED_OUT_OF_STOCK: 'NOT_SALABLE',
  QUANTITY_BELOW_ONE: 'INSUFFICIENT_STOCK',
  INSUFFICIENT_STOCK: 'INSUFFICIENT_STOCK',
  MAXIMUM_EXCEEDED: 'INSUFFICIENT_STOCK',
  QUANTITY_TOO_SMALL: 'INVALID_PARAMETER_VALUE',
  QUANTITY_NOT_WHOLE: 'INVALID_PARAMETER_VALUE',
  GIFT_CARD_EMAIL_INVALID: 'INVALID_PARAMETER_VALUE',
  GIFT_CARD_TEXT_TOO_LONG: 'INVALID_PARAMETER_VALUE',
  OPTION_UID_INVALID: 'INVALID_PARAMETER_VALUE',
}

/** An item error for the `user_errors` list. */
export function listed({ kind, message, reason }: UserError, quantity?: number): CartError {
  const code = magentoCodes[kind] ?? 'UNDEFINED'
  return { code, message, reason, ...(quantity === undefined ? {} : { quantity }) }
}

/** Our own codes for responses that were stored with Magento's code only. */
const storedCodes: Readonly<Record<CartErrorCode, keyof typeof itemErrors | keyof typeof platformErrors>> = {
  PRODUCT_NOT_FOUND: 'PRODUCT_NOT_FOUND',
  NOT_SALABLE: 'NOT_SALABLE',
  INSUFFICIENT_STOCK: 'INSUFFICIENT_STOCK',
  REQUIRED_PARAMETER_MISSING: 'REQUIRED_PARAMETER_MISSING',
  INVALID_PARAMETER_VALUE: 'REQUEST_INVALID',
  UNDEFINED: 'REQUEST_INVALID',
}

/** The same error as a GraphQL error, for a mutation without a `user_errors` list. */
export const thrown = ({ code, message, reason }: CartError): UserError =>
  new UserError('graphql-input', message, reason ?? { code: storedCodes[code], parameters: {} })

/** Errors of a whole cart. */
export const cartErrors = defineErrors({
  CART_MISSING: ['graphql-no-such-entity', 'Could not find a cart with ID "{id}"', { id: 'string' }],
  CART_INACTIVE: ['graphql-no-such-entity', "The cart isn't active.", {}, 'CART_MISSING'],
  CART_INVALID_OWNER: [
    'graphql-authorization',
    'The current user cannot perform operations on cart "{id}"',
    { id: 'string' },
  ],
  CART_INVALID_WEBSITE: ['graphql-input', "Can't assign cart to store in different website."],
  CART_LINK_INVALID: ['graphql-no-such-entity', 'The link to the prepared cart is not valid any more.'],
  CART_EMPTY: ['graphql-no-such-entity', 'Cart does not contain products.'],
  CART_WITHOUT_COUPONS: ['graphql-no-such-entity', 'Cart does not contain products', {}, 'CART_EMPTY'],
  CUSTOMER_HAS_CART: ['graphql-already-exists', 'Use `Query.customerCart` for logged in customer.'],
  CART_ID_TAKEN: ['graphql-already-exists', 'Cart with ID "{id}" already exists.', { id: 'string' }],
  CART_ID_LENGTH: ['graphql-input', 'Cart ID length should to be {length} symbols.', { length: 'number' }],
  CART_ID_CHARACTERS: ['graphql-input', 'Cart ID may contain only letters and digits.'],
  DESTINATION_CART_MISSING: [
    'graphql-input',
    'The parameter "destination_cart_id" cannot be empty',
    {},
    'REQUIRED_PARAMETER_MISSING',
  ],
  CART_ITEMS_MISSING: [
    'graphql-input',
    'Required parameter "cart_items" is missing.',
    {},
    'REQUIRED_PARAMETER_MISSING',
  ],
  CART_ITEM_FIELD_MISSING: [
    'graphql-input',
    'Required parameter "{parameter}" for "cart_items" is missing.',
    { parameter: 'string' },
    'REQUIRED_PARAMETER_MISSING',
  ],
  REMOVED_ITEM_MISSING: [
    'graphql-input',
    'Required parameter "cart_item_id" is missing.',
    {},
    'REQUIRED_PARAMETER_MISSING',
  ],
  CART_ITEM_NAMED_TWICE: ['graphql-input', "`cart_item_id` and `cart_item_uid` can't be used at the same time."],
  COULD_NOT_FIND_CART_ITEM: ['graphql-no-such-entity', 'Could not find cart item with id: {id}.', { id: 'number' }],
  CART_ITEM_REMOVED: ['graphql-no-such-entity', "The cart doesn't contain the item", {}, 'COULD_NOT_FIND_CART_ITEM'],
  CART_ITEM_OPTIONS_FIXED: ['graphql-input', 'The options of this product cannot be changed.'],
  TOO_MANY_ITEMS: ['graphql-input', 'Please add at most {maximum} items at once.', { maximum: 'number' }],
  TOO_MANY_OPTIONS: ['graphql-input', 'An item takes at most {maximum} options.', { maximum: 'number' }],

  COUPON_ALREADY_APPLIED: [
    'graphql-input',
    'A coupon is already applied to the cart. Please remove it to apply another',
  ],
  CART_TOO_MANY_COUPONS: ['graphql-input', 'The cart cannot hold more than {maximum} coupons.', { maximum: 'number' }],

  GIFT_CARD_FOR_GIFT_CARD: ['graphql-input', 'A gift card cannot be used to buy gift cards.'],
  GIFT_CARD_CURRENCY: [
    'graphql-input',
    'This gift card can only be used to pay in {currency}.',
    { currency: 'string' },
  ],
  GIFT_CARD_TOO_MANY: ['graphql-input', 'The cart cannot hold more than {maximum} gift cards.', { maximum: 'number' }],

  GIFT_RECEIPT_NOT_AVAILABLE: ['graphql-input', 'The gift receipt is not available for this cart.'],
  PRINTED_CARD_NOT_AVAILABLE: ['graphql-input', 'The printed card is not available for this cart.'],
  GIFT_WRAPPING_NOT_AVAILABLE: ['graphql-input', 'The gift wrapping is not available for this cart.'],
  GIFT_WRAPPING_MISSING: ['graphql-no-such-entity', 'The gift wrapping is no longer available.'],
  WRAPPED_QUANTITY_INVALID: ['graphql-input', 'The wrapped quantity must be a whole number from 0.'],
  TEXT_TOO_LONG: ['graphql-input', 'Please enter no more than {maximum} characters.', { maximum: 'number' }],
})

const couponInvalid = ['graphql-no-such-entity', "The coupon code isn't valid. Verify the code and try again."] as const

/** Magento uses one message for all of these cases, so our code gives the reason. */
export const couponErrors = defineErrors({
  COUPON_UNKNOWN: couponInvalid,
  COUPON_NOT_STARTED: couponInvalid,
  COUPON_EXPIRED: couponInvalid,
  COUPON_USED_UP: couponInvalid,
  COUPON_USED_BY_YOU: couponInvalid,
  COUPON_GROUP: couponInvalid,
  COUPON_GOODS: couponInvalid,
  COUPON_SUBTOTAL: couponInvalid,
  COUPON_OUTRANKED: couponInvalid,
})
