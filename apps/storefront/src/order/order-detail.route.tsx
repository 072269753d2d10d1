import { useParams } from 'react-router'
import { AccountFrame } from '#src/customer/account-frame.tsx'
import { AccountSkeleton } from '#src/customer/account-skeleton.tsx'
import { guarded } from '#src/customer/guard.ts'
import { useGuardedData } from '#src/customer/use-guarded-data.ts'
import { CustomerOrderDocument, type CustomerOrderQuery } from '#src/graphql/documents.gen.ts'
import { query } from '#src/graphql/client.ts'
import { formatDate } from '#src/i18n/format.ts'
import { useStore, useT } from '#src/i18n/store-context.tsx'
import { notFound } from '#src/url/not-found.ts'
import { OrderReceipt } from './order-receipt.tsx'

type Order = NonNullable<NonNullable<NonNullable<CustomerOrderQuery['customer']>['orders']>['items'][number]>

/** One of the customer's own orders; another's number is not found. */
export const loader = guarded(
  async ({ request, params }): Promise<Order> => {
    const number = params['number'] ?? ''
    const { customer } = await query(CustomerOrderDocument, { number }, request, { policy: 'network-only' })
    return customer?.orders?.items[0] ?? notFound(request)
  },
  ({ number = '' }) => /^[\w-]{1,40}$/.test(number),
)

/** One order with everything about it. */
export function Component() {
  const t = useT()
  const store = useStore()
  const { number = '' } = useParams()
  const order = useGuardedData<Order>()
  return (
    <AccountFrame title={t('customer.orders.number', { number })}>
      {order ? (
        <>
          <p>
            {formatDate(store, `${order.order_date.replace(' ', 'T')}Z`)} · {order.status}
          </p>
          <OrderReceipt order={order} />
        </>
      ) : (
        <AccountSkeleton />
      )}
    </AccountFrame>
  )
}
