import type { TrackedOrderFragment } from '#src/platform/graphql/documents.gen.ts'
import { useT } from '#src/platform/i18n/store-context.tsx'
import { PageHead } from '#src/domains/seo/page-head.tsx'
import { CancelOrder, type CancelOutcome } from '#src/domains/order/cancel-order.tsx'
import { OrderProgress } from '#src/domains/order/order-progress.tsx'
import * as styles from '#src/domains/order/track-order.module.css'

type Props = {
  readonly order: TrackedOrderFragment
  readonly reasons: readonly string[]
  readonly cancelKey: string | null
  readonly outcome: CancelOutcome | undefined
}

/** A guest's order, which the guest can cancel until packing starts. */
export function TrackedOrderPage({ order, reasons, cancelKey, outcome }: Props) {
  const t = useT()
  const canCancel = order.available_actions.includes('CANCEL')
  return (
    <div className={styles['page']}>
      <PageHead title={t('order.number', { number: order.number })} robots="NONE" />
      <h1 className={styles['title']}>{t('order.number', { number: order.number })}</h1>
      <OrderProgress order={order}>
        {canCancel || outcome ? (
          <CancelOrder
            orderId={order.id}
            email={order.email ?? ''}
            reasons={reasons}
            cancelKey={cancelKey}
            outcome={outcome}
          />
        ) : null}
      </OrderProgress>
    </div>
  )
}
