import type { ReactNode } from 'react'
import { Arrival } from '../cart/delivery/arrival.tsx'
import type { OrderHeadFragment } from '#src/platform/graphql/documents.gen.ts'
import { formatDate } from '#src/platform/i18n/format.ts'
import { useStore, useT } from '#src/platform/i18n/store-context.tsx'
import * as styles from './order-head.module.css'
import { OrderParcels } from './order-parcels.tsx'

type Props = {
  readonly order: OrderHeadFragment
  /** The payment and the actions. */
  readonly children: ReactNode
}

/** What a buyer wants to know first: the status of the order, when it arrives, where the parcel is, and what can be done. */
export function OrderHead({ order, children }: Props) {
  const t = useT()
  const store = useStore()
  const next = nextStep(order)
  return (
    <section className={styles['head']} aria-label={t('order.state')}>
      <div className={styles['facts']}>
        <p className={styles['status']}>{order.status}</p>
        {next ? <p>{t(next)}</p> : null}
        {order.expected_delivery ? (
          <p className={styles['arrival']}>
            <Arrival
              delivery={{
                network: order.pickup_location?.pickup_location_code ?? null,
                dates: order.expected_delivery,
              }}
            />
          </p>
        ) : null}
        <OrderParcels order={order} />
        <p className={styles['soft']}>
          {t('order.placedOn', { date: formatDate(store, `${order.order_date.replace(' ', 'T')}Z`) })}
        </p>
        {order.withdraw_until ? (
          <p className={styles['soft']}>{t('order.returnUntil', { date: formatDate(store, order.withdraw_until) })}</p>
        ) : null}
      </div>
      {children}
    </section>
  )
}

/** What happens next with an open order. */
function nextStep({ state, shipments, expected_delivery: expected, bank_transfer: transfer }: OrderHeadFragment) {
  if (state === 'canceled' || state === 'closed') return null
  if ((shipments ?? []).length > 0) return expected ? 'order.next.sent' : null
  if (state === 'pending_payment' || transfer) return 'order.next.unpaid'
  // Nothing is packed of an order that is delivered by email.
  return expected && (state === 'new' || state === 'processing') ? 'order.next.packing' : null
}
