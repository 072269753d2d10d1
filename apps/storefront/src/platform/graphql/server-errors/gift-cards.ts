import type { ErrorTexts } from './error-texts-of.ts'

/** Texts of errors: gift cards. */
export const giftCardTexts = {
  GIFT_CARD_DIGITS: (t, { digits }) => t('forms.validation.digits', { value: digits }),
  GIFT_CARD_INVALID: 'cart.giftCard.invalid',
  GIFT_CARD_CURRENCY: 'cart.giftCard.currency',
  GIFT_CARD_FOR_GIFT_CARD: 'cart.giftCard.forGiftCard',
  GIFT_CARD_TOO_MANY: 'cart.giftCard.tooMany',
  GIFT_CARD_ACCOUNT_EMAIL: 'forms.validation.ownEmail',
} satisfies Partial<ErrorTexts>
