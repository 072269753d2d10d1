import { AccountFrame } from '#src/shell/account/account-frame.tsx'
import { AccountSkeleton } from '#src/shell/account/account-skeleton.tsx'
import { EmptyAccount } from '#src/shell/account/empty-account.tsx'
import { guarded } from '#src/shell/account/guard.ts'
import { useGuardedData } from '#src/shell/account/use-guarded-data.ts'
import {
  CustomerOrdersDocument,
  type CustomerOrdersQuery,
  type OrderRowFragment,
  type OrderRowSummaryFragment,
} from '#src/platform/graphql/documents.gen.ts'
import { query } from '#src/platform/graphql/client.ts'
import { useStore, useT } from '#src/platform/i18n/store-context.tsx'
import { href } from '#src/platform/i18n/store-view.ts'
import { ButtonLink } from '#src/ui/link/button-link.tsx'
import * as styles from '#src/domains/order/order-rows.module.css'
import { OrderRowSummary } from '#src/domains/order/order-row-summary.tsx'
import { OrderRows } from '#src/domains/order/order-rows.tsx'

export const loader = guarded(({ request }) => {
  const page = Number.parseInt(new URL(request.url).searchParams.get('page') ?? '1', 10)
  return query(CustomerOrdersDocument, { page: page >= 1 && page <= 10_000 ? page : 1 }, request, {
    policy: 'network-only',
  })
})

type Row = OrderRowFragment & OrderRowSummaryFragment

const summaryOf = (order: Row, nameId: string) => <OrderRowSummary order={order} nameId={nameId} />

/** The customer's orders, newest first. */
export function Component() {
  const t = useT()
  const store = useStore()
  const orders = useGuardedData<CustomerOrdersQuery>()?.customer?.orders
  const rows = (orders?.items ?? []).filter((order) => order !== null)
  const { current_page: current = 1, total_pages: pages = 1 } = orders?.page_info ?? {}
  const to = (page: number) => href(store, `/order-history?page=${page}`)
  return (
    <AccountFrame title={t('customer.orders.title')}>
      {!orders ? (
        <AccountSkeleton />
      ) : rows.length === 0 ? (
        <EmptyAccount text={t('customer.orders.none')} next={t('customer.orders.next')} />
      ) : (
        <>
          <OrderRows orders={rows} more={summaryOf} />
          {(pages ?? 1) > 1 ? (
            <nav className={styles['pages']} aria-label={t('customer.orders.pages')}>
              {(current ?? 1) > 1 ? (
                <ButtonLink variant="secondary" to={to((current ?? 1) - 1)}>
                  {t('customer.orders.newer')}
                </ButtonLink>
              ) : null}
              {(current ?? 1) < (pages ?? 1) ? (
                <ButtonLink variant="secondary" to={to((current ?? 1) + 1)}>
                  {t('customer.orders.older')}
                </ButtonLink>
              ) : null}
            </nav>
          ) : null}
        </>
      )}
    </AccountFrame>
  )
}
