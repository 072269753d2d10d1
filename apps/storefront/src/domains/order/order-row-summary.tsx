import { Arrival } from '../cart/delivery/arrival.tsx'
import type { OrderRowSummaryFragment } from '#src/platform/graphql/documents.gen.ts'
import { formatDate } from '#src/platform/i18n/format.ts'
import { useStore, useT } from '#src/platform/i18n/store-context.tsx'
import { hasButton, OrderAction } from './order-action.tsx'
import { OrderParcels } from './order-parcels.tsx'
import * as styles from './order-rows.module.css'

type Props = {
  readonly order: OrderRowSummaryFragment
  /** The id of the element that names the order. */
  readonly nameId: string
}

/** When an order of a list arrives, where its parcels are, and what the buyer most probably wants to do with it. */
export function OrderRowSummary({ order, nameId }: Props) {
  const t = useT()
  const store = useStore()
  const action = order.allowed_actions.find((known) => hasButton(known, order))
  return (
    <div className={styles['summary']}>
      <Arrival
        delivery={{
          network: order.pickup_location?.pickup_location_code ?? null,
          dates: order.expected_delivery ?? null,
        }}
      />
      <OrderParcels order={order} />
      {order.withdraw_until ? (
        <span>{t('order.returnUntil', { date: formatDate(store, order.withdraw_until) })}</span>
      ) : null}
      {action ? (
        <div className={styles['action']}>
          <OrderAction action={action} order={order} describedBy={nameId} />
        </div>
      ) : null}
    </div>
  )
}
