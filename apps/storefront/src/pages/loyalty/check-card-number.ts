import { isCardNumber } from '@bocian/rules/loyalty.ts'
import { requireValue, type FieldError } from '@bocian/rules/validators.ts'

/** Validates a typed card number: required, with thirteen digits of which the last one is the check digit. */
export function checkCardNumber(typed: string): FieldError | null {
  return requireValue(typed) ?? (isCardNumber(typed) ? null : wrongNumber)
}

const wrongNumber: FieldError = {
  id: 'validation.cardNumber',
  defaultMessage: 'Please check the number: we need all 13 digits from the card.',
}

/** The error of a number that is well formed, but not that of a card the customer can activate. */
export const unknownCard: FieldError = {
  id: 'server.loyaltyCardUnknown',
  defaultMessage: 'We cannot activate a card with this number. Please check the number on the card.',
}
