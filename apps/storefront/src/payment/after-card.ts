import { readLastOrder } from '#src/order/last-order.ts'

/** Where a card payment leads: the order of this tab has pages of its own, any other is followed by its token. */
export function afterCard(token: string): { readonly paid: string; readonly refused: string } {
  if (token !== '' && readLastOrder()?.token !== token)
    return { paid: `/order/track/${token}`, refused: `/order/track/${token}` }
  return { paid: '/checkout/adyen_success', refused: '/checkout/adyen_failed' }
}
