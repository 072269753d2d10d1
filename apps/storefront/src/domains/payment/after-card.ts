import { readLastOrder } from './last-order.ts'

/** The paths after a card payment. The order of this tab has success and failure pages; any other is shown by its token. */
export function afterCard(token: string): { readonly paid: string; readonly refused: string } {
  if (token !== '' && readLastOrder()?.token !== token)
    return { paid: `/order/track/${token}`, refused: `/order/track/${token}` }
  return { paid: '/checkout/adyen_success', refused: '/checkout/adyen_failed' }
}
