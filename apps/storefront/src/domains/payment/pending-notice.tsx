import type { OrderPaymentFragment } from '#src/platform/graphql/documents.gen.ts'
import { useT } from '#src/platform/i18n/store-context.tsx'
import { Notice } from '#src/ui/notice/notice.tsx'
import { isUnclear } from './unclear-payment.ts'

type Props = { readonly token: string; readonly payment: Pick<OrderPaymentFragment, 'status'> }

/** Shows that the payment is pending. If the provider's response was lost, warns the shopper not to pay again. */
export function PendingNotice({ token, payment }: Props) {
  const t = useT()
  return isUnclear(token, payment) ? (
    <Notice tone="warning" title={t('payment.unclear.title')}>
      {t('payment.unclear.text')}
    </Notice>
  ) : (
    <Notice title={t('payment.pending.title')}>{t('payment.pending.text')}</Notice>
  )
}
