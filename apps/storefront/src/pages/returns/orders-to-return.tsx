import { EmptyAccount } from '#src/shell/account/empty-account.tsx'
import { OrderRows } from '#src/domains/order/order-rows.tsx'
import type { OrdersToReturnQuery } from '#src/platform/graphql/documents.gen.ts'
import { useStore, useT } from '#src/platform/i18n/store-context.tsx'
import { href } from '#src/platform/i18n/store-view.ts'

/** The customer's orders of which something can be returned; each links to its form. */
export function OrdersToReturn({ orders: { customer } }: { readonly orders: OrdersToReturnQuery }) {
  const t = useT()
  const store = useStore()
  const rows = (customer?.orders?.items ?? []).flatMap((order) =>
    order?.available_actions.includes('RETURN') ? [order] : [],
  )
  if (rows.length === 0)
    return (
      <EmptyAccount
        text={t('customer.returns.noOrders')}
        next={t('customer.returns.noOrdersNext', { days: store.returnDays })}
      />
    )
  return (
    <>
      <p>{t('customer.returns.choose')}</p>
      <OrderRows orders={rows} to={(number) => href(store, `/returns/rma/new?order=${number}`)} />
    </>
  )
}
