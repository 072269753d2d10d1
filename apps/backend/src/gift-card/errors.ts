import { defineErrors } from '#src/platform/user-error.ts'

export const giftCardErrors = defineErrors({
  /** The same error for an unknown, locked, expired, voided or empty code, so that the response does not reveal which it is. */
  GIFT_CARD_INVALID: ['graphql-no-such-entity', 'Please correct the gift card code.'],
  GIFT_CARD_DIGITS: ['graphql-input', 'Please enter exactly {digits} digits.', { digits: 'number' }],
  GIFT_CARD_ACCOUNT_EMAIL: ['graphql-input', 'Enter the correct email address assigned to your account'],
  GIFT_CARD_UNLOCK_EMAIL_INVALID: ['graphql-input', 'Please enter a valid email address.', {}, 'EMAIL_INVALID'],
})
