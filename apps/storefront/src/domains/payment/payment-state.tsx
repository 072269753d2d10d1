import { useState } from 'react'
import type { OrderPaymentFragment } from '#src/platform/graphql/documents.gen.ts'
import { useT } from '#src/platform/i18n/store-context.tsx'
import { Collapsible } from '#src/ui/collapsible/collapsible.tsx'
import { Notice } from '#src/ui/notice/notice.tsx'
import { PayAgain } from './pay-again.tsx'
import { refusalText } from './refusal-text.ts'
import { isUnclear } from './unclear-payment.ts'

type Props = { readonly token: string; readonly payment: OrderPaymentFragment | null }

/** The state of the payment, announced when it changes; an unpaid order can be paid here. */
export function PaymentState({ token, payment }: Props) {
  const t = useT()
  const reason = refusalText(t, payment)
  return (
    <>
      <div role="status">
        {payment?.status === 'PENDING' ? <PendingNotice token={token} payment={payment} /> : null}
        {payment?.status === 'PAID' ? <Notice tone="success" title={t('payment.paid')} /> : null}
        {payment?.status === 'CANCELED' || payment?.status === 'UNPAID' ? (
          <Notice
            tone="warning"
            title={reason ?? t(payment.status === 'UNPAID' ? 'payment.unpaid' : 'payment.canceled')}
          />
        ) : null}
      </div>
      {payment?.status === 'PENDING' && !isUnclear(token, payment) && payment.available_payment_methods.length > 0 ? (
        <OtherWays token={token} payment={payment} />
      ) : null}
      {payment?.status === 'UNPAID' || payment?.status === 'CANCELED' ? (
        <PayAgain token={token} payment={payment} />
      ) : null}
    </>
  )
}

/** For shoppers who returned without paying: the provider does not report that, so the order is still pending. */
function OtherWays({ token, payment }: { readonly token: string; readonly payment: OrderPaymentFragment }) {
  const t = useT()
  const [isOpen, setOpen] = useState(false)
  return (
    <Collapsible
      id="other-ways"
      title={t('payment.otherWay')}
      isOpen={isOpen}
      onToggle={(_id, isNowOpen) => setOpen(isNowOpen)}
    >
      <PayAgain token={token} payment={payment} />
    </Collapsible>
  )
}

type PendingProps = { readonly token: string; readonly payment: Pick<OrderPaymentFragment, 'status'> }

/** Shows that the payment is pending. If the provider's response was lost, warns the shopper not to pay again. */
function PendingNotice({ token, payment }: PendingProps) {
  const t = useT()
  return isUnclear(token, payment) ? (
    <Notice tone="warning" title={t('payment.unclear.title')}>
      {t('payment.unclear.text')}
    </Notice>
  ) : (
    <Notice title={t('payment.pending.title')}>{t('payment.pending.text')}</Notice>
  )
}
