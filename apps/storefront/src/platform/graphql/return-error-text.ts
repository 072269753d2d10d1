import type { Translate } from '../i18n/messages.ts'
import type { ServerError } from './error-codes.gen.ts'

type ReturnError = Extract<
  ServerError,
  { readonly code: `RETURN_${string}` | `RETURNS_${string}` | `EXCHANGE_${string}` }
>

/** Whether it is an error of returns and exchanges. */
export const isReturnError = (error: ServerError): error is ReturnError => /^(RETURNS?|EXCHANGE)_/.test(error.code)

/** The text of an error of returns and exchanges. */
export function returnErrorText(t: Translate, error: ReturnError): string | undefined {
  switch (error.code) {
    case 'RETURN_REASON_MISSING':
    case 'RETURN_ACCOUNT_MISSING':
    case 'RETURN_COMMENT_MISSING':
      return t('forms.server.fieldsMissing')
    case 'RETURN_ATTRIBUTE_UNKNOWN':
    case 'RETURN_TRACKING_INVALID':
      return t('forms.validation.invalid')
    case 'RETURNS_DISABLED':
      return t('forms.server.returnsOff')
    case 'RETURN_NOT_FOUND':
      return t('forms.server.returnMissing')
    case 'RETURN_NOT_POSSIBLE':
    case 'RETURN_ITEM_UNKNOWN':
      return t('forms.server.returnNotPossible')
    case 'RETURN_ITEMS_MISSING':
      return t('forms.server.returnItems')
    case 'RETURN_QUANTITY_INVALID':
      return t('forms.server.returnQuantity', { value: error.parameters.maximum })
    case 'RETURN_ACCOUNT_INVALID':
      return t('forms.validation.bankAccount')
    case 'RETURN_CLOSED':
      return t('forms.server.returnClosed')
    case 'RETURN_TOO_MANY_ENTRIES':
      return t('forms.server.returnFull')
    case 'EXCHANGE_NOT_POSSIBLE':
      return t('forms.server.exchangeNotPossible')
    case 'EXCHANGE_SIZE_SOLD_OUT':
      return t('forms.server.exchangeSoldOut')
    case 'EXCHANGE_SIZE_CHEAPER':
      return t('forms.server.exchangeCheaper')
    case 'EXCHANGE_NOT_CANCELABLE':
      return t('forms.server.exchangeNotCancelable')
    case 'RETURN_LINK_EXPIRED':
      return t('forms.server.returnLinkExpired')
    default:
      error satisfies never
      return undefined
  }
}
