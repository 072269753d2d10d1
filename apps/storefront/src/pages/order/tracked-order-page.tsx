import type { AddressRulesFragment, TrackedOrderFragment } from '#src/platform/graphql/documents.gen.ts'
import { useStore, useT } from '#src/platform/i18n/store-context.tsx'
import { guestPath } from '#src/domains/returns/guest-path.ts'
import { OrderReturns } from '#src/domains/returns/order-returns.tsx'
import { PageHead } from '#src/domains/seo/page-head.tsx'
import type { FormOutcome } from '#src/domains/customer/form-outcome.ts'
import { CancelOrder, type CancelOutcome } from '#src/domains/order/cancel-order.tsx'
import { OrderProgress } from '#src/domains/order/order-progress.tsx'
import { PickupNote } from '#src/domains/order/pickup-note.tsx'
import * as styles from '#src/domains/order/track-order.module.css'
import { OrderFormPanel, type OrderForm } from './order-form.tsx'

type Props = {
  readonly order: TrackedOrderFragment
  readonly reasons: readonly string[]
  readonly cancelKey: string | null
  readonly form: OrderForm
  readonly settings: AddressRulesFragment | null
  readonly cancel: CancelOutcome | undefined
  readonly address: FormOutcome | undefined
}

/** A guest's order, which the guest can change or cancel until packing starts. */
export function TrackedOrderPage({ order, reasons, cancelKey, form, settings, cancel, address }: Props) {
  const t = useT()
  const store = useStore()
  return (
    <div className={styles['page']}>
      <PageHead title={t('order.number', { number: order.number })} robots="NONE" />
      <h1 className={styles['title']}>{t('order.number', { number: order.number })}</h1>
      <OrderProgress order={order}>
        <OrderReturns returns={order.returns} to={(number) => guestPath(store, 'detail', order.token, number)} />
        <PickupNote order={order} />
        <OrderFormPanel
          key={form}
          form={form}
          order={order}
          settings={settings}
          address={address}
          cancel={
            <CancelOrder
              orderId={order.id}
              email={order.email ?? ''}
              reasons={reasons}
              cancelKey={cancelKey}
              isAllowed={order.allowed_actions.includes('CANCEL')}
              outcome={cancel}
            />
          }
        />
      </OrderProgress>
    </div>
  )
}
