import { composeEmail } from '#src/email/email.ts'
import type { StoreView } from '#src/platform/context.ts'
import type { Writer } from '#src/platform/database.ts'
import { queueEmail } from '#src/platform/email/email-queue.ts'
import { formatMoment } from '#src/platform/formats.ts'
import { message } from '#src/platform/messages.ts'
import { sellerOf, type Settings } from '#src/store/store.ts'
import type { Withdrawal } from './withdrawal-queries.ts'

/** Confirms the receipt of a declaration on a durable medium: its content, and the date and time of submission. */
export async function mailReceipt(
  tx: Writer,
  store: StoreView,
  settings: Settings,
  withdrawal: Withdrawal,
): Promise<void> {
  const { reference, orderNumber: number, email, submittedAt } = withdrawal
  const time = timeText(store.locale, settings, submittedAt)
  const letter = await composeEmail(tx, 'withdrawal', store, {
    values: { email, number, reference, time },
    blocks: { declaration: declarationOf(store, withdrawal) },
  })
  await queueEmail(tx, { to: email, ...letter }, submittedAt)
}

const declarationOf = ({ locale }: StoreView, { wording }: Withdrawal) => [
  { title: message(locale, 'mail.withdrawal.content'), paragraphs: wording.split('\n') },
]

/** Tells staff about a declaration, and whether it belongs to an order. */
export async function mailStaff(
  tx: Writer,
  store: StoreView,
  settings: Settings,
  withdrawal: Withdrawal,
): Promise<void> {
  const { reference, orderNumber: number, submittedAt, orderId, email } = withdrawal
  const to = settings['contact/email/recipient_email'] || sellerOf(settings).email
  if (to === '') return
  const letter = await composeEmail(tx, 'withdrawal.staff', store, {
    values: { number, reference, time: timeText(store.locale, settings, submittedAt) },
    maybe: orderId === null ? { unmatched: true } : { matched: true },
    blocks: { declaration: declarationOf(store, withdrawal) },
  })
  await queueEmail(tx, { to, replyTo: email, ...letter }, submittedAt)
}

function timeText(locale: string, settings: Settings, time: Date): string {
  return formatMoment(locale, time, settings['general/locale/timezone'], 'long')
}
