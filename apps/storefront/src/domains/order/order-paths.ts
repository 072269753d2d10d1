import type { OrderActionsFragment } from '#src/platform/graphql/documents.gen.ts'
import type { StoreView } from '#src/platform/i18n/store-views.ts'
import { href } from '#src/platform/i18n/store-view.ts'

type Named = Pick<OrderActionsFragment, 'is_of_account' | 'number' | 'token'>

/** The pages of an order: in the account of its customer, or by the token that a guest was sent. */
export function orderPaths(store: StoreView, { is_of_account: isOfAccount, number, token }: Named) {
  const page = isOfAccount ? `/order-history/${encodeURIComponent(number)}` : `/order/track/${token}`
  return {
    payment: href(store, `${page}#payment`),
    address: href(store, `${page}?action=address`),
    cancel: href(store, `${page}?action=cancel`),
    return: href(store, isOfAccount ? `/returns/rma/new?order=${number}` : `/returns/guest/new?order=${token}`),
    exchange: href(
      store,
      isOfAccount ? `/returns/rma/exchange?order=${number}` : `/returns/guest/exchange?order=${token}`,
    ),
    withdrawal: href(store, isOfAccount ? `/withdrawal?order=${number}` : `/order/track/${token}/withdrawal`),
  }
}
