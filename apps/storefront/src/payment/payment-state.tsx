import type { OrderPaymentFragment } from '#src/graphql/documents.gen.ts'
import { useT } from '#src/i18n/store-context.tsx'
import { Notice } from '#src/ui/notice/notice.tsx'
import { PayAgain } from './pay-again.tsx'
import { PendingNotice } from './pending-notice.tsx'

type Props = { readonly token: string; readonly payment: OrderPaymentFragment | null }

/** What is known about the payment, said aloud when it changes; an order that is not paid can be paid here. */
export function PaymentState({ token, payment }: Props) {
  const t = useT()
  return (
    <>
      <div role="status">
        {payment?.status === 'PENDING' ? <PendingNotice token={token} payment={payment} /> : null}
        {payment?.status === 'PAID' ? <Notice tone="success" title={t('payment.paid')} /> : null}
        {payment?.status === 'CANCELED' ? <Notice tone="warning" title={t('payment.canceled')} /> : null}
        {payment?.status === 'UNPAID' ? <Notice tone="warning" title={t('payment.unpaid')} /> : null}
      </div>
      {payment?.status === 'UNPAID' || payment?.status === 'CANCELED' ? (
        <PayAgain token={token} payment={payment} />
      ) : null}
    </>
  )
}
