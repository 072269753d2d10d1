import type { WithdrawalReceiptFragment } from '#src/platform/graphql/documents.gen.ts'
import { formatDateTime } from '#src/platform/i18n/format.ts'
import { useStore, useT } from '#src/platform/i18n/store-context.tsx'
import { DoneNotice } from '#src/ui/notice/done-notice.tsx'
import * as styles from './withdrawal-page.module.css'

/** The receipt of a declaration: its content, and the date and time of submission. The same was sent by email. */
export function WithdrawalReceipt({ receipt }: { readonly receipt: WithdrawalReceiptFragment }) {
  const t = useT()
  const store = useStore()
  const { reference, submitted_at: submittedAt, email, wording } = receipt
  const time = formatDateTime(store, `${submittedAt.replace(' ', 'T')}Z`)
  return (
    <section className={styles['section']}>
      <DoneNotice title={t('withdrawal.done')}>
        <p>{t('withdrawal.submitted', { time, reference })}</p>
        <p>{t('withdrawal.sent', { email })}</p>
      </DoneNotice>
      <h2 className={styles['step']}>{t('withdrawal.content')}</h2>
      <blockquote className={styles['wording']}>{wording}</blockquote>
      <p className={styles['intro']}>{t('withdrawal.after')}</p>
    </section>
  )
}
