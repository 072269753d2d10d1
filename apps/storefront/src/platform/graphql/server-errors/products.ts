import type { ErrorTexts } from './error-texts-of.ts'

/** Texts of errors: products and quantities. */
export const productTexts = {
  NOT_SALABLE: 'forms.server.notAvailable',
  OPTIONS_NOT_AVAILABLE: 'forms.server.notAvailable',
  PRODUCT_NOT_FOUND: 'forms.server.notAvailable',
  CART_ITEM_OPTIONS_FIXED: 'forms.server.notAvailable',
  OPTIONS_MISSING: 'forms.server.chooseOptions',
  OUT_OF_STOCK: 'forms.server.outOfStock',
  INSUFFICIENT_STOCK: 'forms.server.notEnough',
  MAXIMUM_EXCEEDED: (t, { maximum }) => t('forms.server.maximum', { value: maximum }),
  QUANTITY_TOO_SMALL: 'forms.server.quantity',
  QUANTITY_NOT_WHOLE: 'forms.server.quantity',
  WRAPPED_QUANTITY_INVALID: 'forms.server.quantity',
  WISHLIST_QUANTITY_INVALID: 'forms.server.quantity',
  TOO_MANY_ITEMS: (t, { maximum }) => t('forms.server.tooManyItems', { value: maximum }),
  GIFT_CARD_WITH_PRODUCTS: 'forms.server.giftCardWithProducts',
  PRODUCTS_WITH_GIFT_CARD: 'forms.server.productsWithGiftCard',
  GIFT_CARD_TYPES_MIXED: 'forms.server.giftCardTypes',
} satisfies Partial<ErrorTexts>
