import type { ErrorTexts } from './error-texts-of.ts'

/** Texts of errors: the cart and its gift options. */
export const cartTexts = {
  CART_MISSING: 'forms.server.cartClosed',
  CART_INVALID_OWNER: 'forms.server.cartClosed',
  CART_INVALID_WEBSITE: 'forms.server.cartClosed',
  CART_LINK_INVALID: 'cart.prepared.gone',
  CART_EMPTY: 'forms.server.cartEmpty',
  ORDER_WITHOUT_PRODUCTS: 'forms.server.cartEmpty',
  COULD_NOT_FIND_CART_ITEM: 'forms.server.lineGone',
  CART_TOO_MANY_LINES: (t, { maximum }) => t('forms.server.tooManyLines', { value: maximum }),
  CART_TOO_MANY_SAVED: (t, { maximum }) => t('forms.server.tooManySaved', { value: maximum }),
  GIFT_RECEIPT_NOT_AVAILABLE: 'forms.server.giftOptionOff',
  PRINTED_CARD_NOT_AVAILABLE: 'forms.server.giftOptionOff',
  GIFT_WRAPPING_NOT_AVAILABLE: 'forms.server.giftOptionOff',
  GIFT_WRAPPING_MISSING: 'forms.server.wrappingGone',
} satisfies Partial<ErrorTexts>
