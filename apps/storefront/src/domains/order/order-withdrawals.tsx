import type { OrderWithdrawalsFragment } from '#src/platform/graphql/documents.gen.ts'
import { formatDate, formatDateTime } from '#src/platform/i18n/format.ts'
import { useStore, useT } from '#src/platform/i18n/store-context.tsx'
import { Notice } from '#src/ui/notice/notice.tsx'

/** The declared withdrawals of an order. */
export function OrderWithdrawals({ order }: { readonly order: OrderWithdrawalsFragment }) {
  const t = useT()
  const store = useStore()
  const instant = (time: string) => `${time.replace(' ', 'T')}Z`
  return order.withdrawals.map(({ reference, submitted_at: submittedAt, handled_at: handledAt }) => (
    <Notice
      key={reference}
      title={t('order.withdrawal.declared', { time: formatDateTime(store, instant(submittedAt)), reference })}
    >
      {handledAt ? <p>{t('order.withdrawal.handled', { date: formatDate(store, instant(handledAt)) })}</p> : null}
    </Notice>
  ))
}
