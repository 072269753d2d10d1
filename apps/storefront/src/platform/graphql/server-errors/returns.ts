import type { ErrorTexts } from './error-texts-of.ts'

/** Texts of errors: returns and exchanges. */
export const returnTexts = {
  RETURN_REASON_MISSING: 'forms.server.fieldsMissing',
  RETURN_ACCOUNT_MISSING: 'forms.server.fieldsMissing',
  RETURN_COMMENT_MISSING: 'forms.server.fieldsMissing',
  RETURN_ATTRIBUTE_UNKNOWN: 'forms.validation.invalid',
  RETURN_TRACKING_INVALID: 'forms.validation.invalid',
  RETURNS_DISABLED: 'forms.server.returnsOff',
  RETURN_NOT_FOUND: 'forms.server.returnMissing',
  RETURN_NOT_POSSIBLE: 'forms.server.returnNotPossible',
  RETURN_ITEM_UNKNOWN: 'forms.server.returnNotPossible',
  RETURN_ITEMS_MISSING: 'forms.server.returnItems',
  RETURN_QUANTITY_INVALID: (t, { maximum }) => t('forms.server.returnQuantity', { value: maximum }),
  RETURN_ACCOUNT_INVALID: 'forms.validation.bankAccount',
  RETURN_CLOSED: 'forms.server.returnClosed',
  RETURN_TOO_MANY_ENTRIES: 'forms.server.returnFull',
  EXCHANGE_NOT_POSSIBLE: 'forms.server.exchangeNotPossible',
  EXCHANGE_SIZE_SOLD_OUT: 'forms.server.exchangeSoldOut',
  EXCHANGE_SIZE_CHEAPER: 'forms.server.exchangeCheaper',
  EXCHANGE_NOT_CANCELABLE: 'forms.server.exchangeNotCancelable',
  RETURN_LINK_EXPIRED: 'forms.server.returnLinkExpired',
} satisfies Partial<ErrorTexts>
