import { useParams } from 'react-router'
import { AccountFrame } from '../account/account-frame.tsx'
import { AccountSkeleton } from '../account/account-skeleton.tsx'
import { guarded } from '../account/guard.ts'
import { useGuardedData } from '../account/use-guarded-data.ts'
import { CustomerOrderDocument, type TrackedOrderFragment } from '#src/platform/graphql/documents.gen.ts'
import { query } from '#src/platform/graphql/client.ts'
import { useT } from '#src/platform/i18n/store-context.tsx'
import { notFound } from '#src/domains/cms/not-found.ts'
import { CancelOwnOrder } from '#src/domains/order/cancel-own-order.tsx'
import { OrderProgress } from '#src/domains/order/order-progress.tsx'
import { Reorder } from '#src/domains/order/reorder.tsx'

type Shown = { readonly order: TrackedOrderFragment; readonly reasons: readonly string[] }

/** Loads one of the customer's own orders; any other number is a 404. */
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

/** The page of an order. */
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
