import type { ErrorTexts } from './error-texts-of.ts'

/** Texts of errors: wish lists. */
export const wishListTexts = {
  WISHLIST_FULL: (t, { maximum }) => t('forms.server.wishlistFull', { value: maximum }),
  WISH_ALREADY_BOUGHT: 'wishlist.alreadyBought',
  TOO_MANY_WISHLISTS: (t, { maximum }) => t('forms.server.tooManyWishlists', { value: maximum }),
  WISHLIST_NAME_MISSING: 'forms.validation.required',
  WISHLIST_NAME_TAKEN: (t, { name }) => t('forms.server.wishlistNameTaken', { name }),
  WISHLIST_DISABLED: 'forms.server.wishlistOff',
} satisfies Partial<ErrorTexts>
