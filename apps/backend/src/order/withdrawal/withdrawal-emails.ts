import type { StoreView } from '#src/platform/context.ts'
import type { Writer } from '#src/platform/database.ts'
import { queueEmail } from '#src/platform/email/email-queue.ts'
import { renderEmail } from '#src/platform/email/render-email.ts'
import { message } from '#src/platform/messages.ts'
import { sellerOf, shopName, type Settings } from '#src/store/store.ts'
import type { Withdrawal } from './withdrawal-queries.ts'

/** Confirms the receipt of a declaration on a durable medium: its content, and the date and time of submission. */
export async function mailReceipt(
  tx: Writer,
  store: StoreView,
  settings: Settings,
  withdrawal: Withdrawal,
): Promise<void> {
  const { reference, orderNumber: number, email, submittedAt } = withdrawal
  const { locale } = store
  const say = (key: string, values = {}) => message(locale, `mail.withdrawal.${key}`, values)
  const title = say('title', { number })
  const content = renderEmail({
    locale,
    title,
    paragraphs: [say('text', { time: timeText(locale, settings, submittedAt), reference }), say('next')],
    sections: [{ title: say('content'), paragraphs: withdrawal.wording.split('\n') }],
    footer: say('footer', { shop: shopName(store, settings), email }),
  })
  await queueEmail(tx, { to: email, subject: title, ...content }, submittedAt)
}

/** Tells staff about a declaration, and whether it belongs to an order. */
export async function mailStaff(
  tx: Writer,
  { locale, name }: StoreView,
  settings: Settings,
  withdrawal: Withdrawal,
): Promise<void> {
  const { reference, orderNumber: number, submittedAt, orderId, email } = withdrawal
  const to = settings['contact/email/recipient_email'] || sellerOf(settings).email
  if (to === '') return
  const say = (key: string, values = {}) => message(locale, `mail.withdrawal.staff.${key}`, values)
  const title = say('title', { number, reference })
  const content = renderEmail({
    locale,
    title,
    paragraphs: [
      message(locale, 'mail.withdrawal.text', { time: timeText(locale, settings, submittedAt), reference }),
      say(orderId === null ? 'unmatched' : 'matched', { number }),
    ],
    sections: [{ title: message(locale, 'mail.withdrawal.content'), paragraphs: withdrawal.wording.split('\n') }],
    footer: name,
  })
  await queueEmail(tx, { to, replyTo: email, subject: title, ...content }, submittedAt)
}

function timeText(locale: string, settings: Settings, time: Date): string {
  const timeZone = settings['general/locale/timezone']
  return new Intl.DateTimeFormat(locale.replace('_', '-'), { dateStyle: 'long', timeStyle: 'long', timeZone }).format(
    time,
  )
}
