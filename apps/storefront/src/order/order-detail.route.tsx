import { useParams } from 'react-router'
import { AccountFrame } from '#src/customer/account-frame.tsx'
import { AccountSkeleton } from '#src/customer/account-skeleton.tsx'
import { guarded } from '#src/customer/guard.ts'
import { useGuardedData } from '#src/customer/use-guarded-data.ts'
import { CustomerOrderDocument, type TrackedOrderFragment } from '#src/graphql/documents.gen.ts'
import { query } from '#src/graphql/client.ts'
import { useT } from '#src/i18n/store-context.tsx'
import { notFound } from '#src/url/not-found.ts'
import { CancelOwnOrder } from './cancel-own-order.tsx'
import { OrderProgress } from './order-progress.tsx'
import { Reorder } from './reorder.tsx'

type Shown = { readonly order: TrackedOrderFragment; readonly reasons: readonly string[] }

/** One of the customer's own orders; another's number is not found. */
export const loader = guarded(
  async ({ request, params }): Promise<Shown> => {
    const number = params['number'] ?? ''
    const { customer, storeConfig } = await query(CustomerOrderDocument, { number }, request, {
      policy: 'network-only',
    })
    const order = customer?.orders?.items[0] ?? (await notFound(request))
    const reasons = (storeConfig?.order_cancellation_reasons ?? []).flatMap((reason) => reason?.description ?? [])
    return { order, reasons }
  },
  ({ number = '' }) => /^[\w-]{1,40}$/.test(number),
)

/** One order with everything about it. */
export function Component() {
  const t = useT()
  const { number = '' } = useParams()
  const shown = useGuardedData<Shown>()
  return (
    <AccountFrame title={t('customer.orders.number', { number })}>
      {shown ? (
        <OrderProgress order={shown.order}>
          {shown.order.available_actions.includes('REORDER') ? <Reorder number={number} /> : null}
          {shown.order.available_actions.includes('CANCEL') ? (
            <CancelOwnOrder orderId={shown.order.id} reasons={shown.reasons} />
          ) : null}
        </OrderProgress>
      ) : (
        <AccountSkeleton />
      )}
    </AccountFrame>
  )
}
