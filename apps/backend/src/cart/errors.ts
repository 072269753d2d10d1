import type { CouponFault } from '#src/pricing/pricing.ts'
import { UserError } from '#src/platform/user-error.ts'

/** The codes that `user_errors` may carry. */
export type CartErrorCode =
  | 'PRODUCT_NOT_FOUND'
  | 'NOT_SALABLE'
  | 'INSUFFICIENT_STOCK'
  | 'REQUIRED_PARAMETER_MISSING'
  | 'INVALID_PARAMETER_VALUE'
  | 'UNDEFINED'

/** Why one item was not added, as data; `quantity` is what could still be had. */
export interface CartError {
  code: CartErrorCode
  message: string
  quantity?: number
}

const shown = (text: string): string => text.slice(0, 64)

export const errors = {
  notFound: (sku: string): CartError => ({
    code: 'PRODUCT_NOT_FOUND',
    message: `Could not find a product with SKU "${shown(sku)}"`,
  }),
  notSalable: (): CartError => ({
    code: 'NOT_SALABLE',
    message: 'Product that you are trying to add is not available.',
  }),
  optionsMissing: (): CartError => ({
    code: 'REQUIRED_PARAMETER_MISSING',
    message: 'You need to choose options for your item.',
  }),
  optionsNotAvailable: (): CartError => ({
    code: 'NOT_SALABLE',
    message: 'The required options you selected are not available.',
  }),
  outOfStock: (): CartError => ({ code: 'INSUFFICIENT_STOCK', message: 'This product is out of stock.', quantity: 0 }),
  notEnough: (left: number): CartError => ({
    code: 'INSUFFICIENT_STOCK',
    message: 'The requested qty is not available',
    quantity: left,
  }),
  overMaximum: (maximum: number): CartError => ({
    code: 'INSUFFICIENT_STOCK',
    message: `The most you may purchase is ${maximum}.`,
    quantity: maximum,
  }),
  quantityTooSmall: (): CartError => invalid('The product quantity should be greater than 0'),
  quantityNotWhole: (): CartError => invalid('You cannot use decimal quantity for this product.'),
  giftCardWithProducts: (): CartError => refused('You cannot mix gift cards with regular products'),
  productsWithGiftCard: (): CartError => refused('Regular products cannot be combined with a gift card'),
  giftCardTypes: (): CartError => refused('You cannot mix different types of gift cards'),
  tooManyLines: (limit: number): CartError => refused(`The cart cannot hold more than ${limit} different products.`),
  tooManySaved: (limit: number): CartError => refused(`At most ${limit} products can be saved for later.`),
  missing: (field: string): CartError => ({
    code: 'REQUIRED_PARAMETER_MISSING',
    message: `Required parameter "${field}" is missing`,
  }),
  invalid,
}

function refused(message: string): CartError {
  return { code: 'UNDEFINED', message }
}

function invalid(message: string): CartError {
  return { code: 'INVALID_PARAMETER_VALUE', message }
}

/** The refusals that clients know by their text; a code of our own stands beside it. */
export const refusals = {
  cartMissing: (id: string): UserError =>
    new UserError('graphql-no-such-entity', `Could not find a cart with ID "${shown(id)}"`, 'CART_MISSING'),
  cartInactive: (): UserError => new UserError('graphql-no-such-entity', `The cart isn't active.`, 'CART_MISSING'),
  foreignCart: (id: string): UserError =>
    new UserError(
      'graphql-authorization',
      `The current user cannot perform operations on cart "${shown(id)}"`,
      'CART_INVALID_OWNER',
    ),
  foreignStore: (): UserError =>
    new UserError('graphql-input', `Can't assign cart to store in different website.`, 'CART_INVALID_WEBSITE'),
  itemMissing: (id: number): UserError =>
    new UserError('graphql-no-such-entity', `Could not find cart item with id: ${id}.`, 'COULD_NOT_FIND_CART_ITEM'),
  notSignedIn: (): UserError => new UserError('graphql-authorization', `The current customer isn't authorized.`),
  noProducts: (): UserError => new UserError('graphql-no-such-entity', 'Cart does not contain products.', 'CART_EMPTY'),
  couponThere: (): UserError =>
    new UserError(
      'graphql-input',
      'A coupon is already applied to the cart. Please remove it to apply another',
      'COUPON_ALREADY_APPLIED',
    ),
  tooManyCoupons: (limit: number): UserError =>
    new UserError('graphql-input', `The cart cannot hold more than ${limit} coupons.`),
  /** Magento's one text for every reason; the code says which. */
  couponInvalid: (fault: CouponFault): UserError =>
    new UserError(
      'graphql-no-such-entity',
      `The coupon code isn't valid. Verify the code and try again.`,
      `COUPON_${fault.replaceAll('-', '_').toUpperCase()}`,
    ),
  cardForCard: (): UserError =>
    new UserError('graphql-input', 'A gift card cannot be used to buy gift cards.', 'GIFT_CARD_FOR_GIFT_CARD'),
  cardCurrency: (currency: string): UserError =>
    new UserError('graphql-input', `This gift card can only be used to pay in ${currency}.`, 'GIFT_CARD_CURRENCY'),
  tooManyCards: (most: number): UserError =>
    new UserError('graphql-input', `The cart cannot hold more than ${most} gift cards.`, 'GIFT_CARD_TOO_MANY'),
  giftOptionOff: (option: 'gift receipt' | 'printed card' | 'gift wrapping'): UserError =>
    new UserError('graphql-input', `The ${option} is not available for this cart.`),
  giftMessageTooLong: (longest: number): UserError =>
    new UserError('graphql-input', `Please enter no more than ${longest} characters.`),
  wrappingMissing: (): UserError =>
    new UserError('graphql-no-such-entity', 'The gift wrapping is no longer available.', 'GIFT_WRAPPING_MISSING'),
  wrappedQuantity: (): UserError =>
    new UserError('graphql-input', 'The wrapped quantity must be a whole number from 0.'),
  lineMissing: (id: number): UserError =>
    new UserError('graphql-no-such-entity', `Could not find cart item with id: ${id}.`, 'COULD_NOT_FIND_CART_ITEM'),
  missing: (field: string): UserError => new UserError('graphql-input', `Required parameter "${field}" is missing`),
  input: (error: CartError): UserError => new UserError('graphql-input', error.message, error.code),
}
