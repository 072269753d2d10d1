import { GraphqlFailure } from '#src/graphql/graphql-failure.ts'
import type { Translate } from '#src/i18n/messages.ts'

/** Why a gift card's code was refused, in the shopper's words; null for any other failure. */
export function giftCardFault(t: Translate, error: unknown): string | null {
  const refusal = error instanceof GraphqlFailure ? error.errors[0] : undefined
  switch (refusal?.code) {
    case 'GIFT_CARD_DIGITS':
      return t('forms.validation.digits', { value: /\d+/.exec(refusal.message)?.[0] ?? '' })
    case 'GIFT_CARD_INVALID':
      return t('cart.giftCard.invalid')
    case 'GIFT_CARD_CURRENCY':
      return t('cart.giftCard.currency')
    case 'GIFT_CARD_FOR_GIFT_CARD':
      return t('cart.giftCard.forGiftCard')
    case 'GIFT_CARD_TOO_MANY':
      return t('cart.giftCard.tooMany')
    default:
      return null
  }
}
