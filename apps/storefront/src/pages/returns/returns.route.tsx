import { useParams } from 'react-router'
import { AccountFrame } from '../account/account-frame.tsx'
import { AccountSkeleton } from '../account/account-skeleton.tsx'
import { EmptyAccount } from '../account/empty-account.tsx'
import { guarded } from '../account/guard.ts'
import { useGuardedData } from '../account/use-guarded-data.ts'
import { CustomerOrdersDocument, type CustomerOrdersQuery } from '#src/platform/graphql/documents.gen.ts'
import { query } from '#src/platform/graphql/client.ts'
import { useStore, useT } from '#src/platform/i18n/store-context.tsx'
import { href } from '#src/platform/i18n/store-view.ts'
import { OrderRows } from '#src/domains/order/order-rows.tsx'
import { ButtonLink } from '#src/ui/link/button-link.tsx'

const returnViews = ['list', 'new', 'detail', 'done']

export const loader = guarded(
  ({ request }) => query(CustomerOrdersDocument, { page: 1 }, request, { policy: 'network-only' }),
  ({ view }) => isReturnView(view),
)

/** A customer's orders with returnable items, and how to return them. */
export function Component() {
  const t = useT()
  const store = useStore()
  const { view } = useParams()
  const orders = useGuardedData<CustomerOrdersQuery>()?.customer?.orders
  const rows = (orders?.items ?? []).filter((order) => order !== null)
  return (
    <AccountFrame title={t(view === 'new' ? 'customer.returns.new' : 'customer.returns.title')}>
      {!orders ? (
        <AccountSkeleton />
      ) : rows.length === 0 ? (
        <EmptyAccount text={t('customer.returns.none')} next={t('customer.orders.next')} />
      ) : (
        <>
          <p>{t('customer.returns.how')}</p>
          <OrderRows orders={rows} />
          <ButtonLink to={href(store, '/contact')}>{t('customer.returns.write')}</ButtonLink>
        </>
      )}
    </AccountFrame>
  )
}

/** True for a view of a customer's returns (AMB-33). */
export function isReturnView(name: string | undefined): boolean {
  return returnViews.some((known) => known === name)
}
