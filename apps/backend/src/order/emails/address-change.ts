import { queueEmail } from '#src/platform/email/email-queue.ts'
import { renderEmail, type Email } from '#src/platform/email/render-email.ts'
import type { Writer } from '#src/platform/database.ts'
import { sellerOf } from '#src/store/store.ts'
import { selectReason } from '../lifecycle-queries.ts'
import type { Order } from '../types.ts'
import type { EmailContext } from './email-context.ts'
import { addressLines } from './order-sections.ts'

/** Tells the buyer where the order goes now, and staff what changed. The order may have changed again since. */
export async function addressChangeEmail(
  tx: Writer,
  context: EmailContext,
  order: Order,
  historyId: number,
): Promise<Pick<Email, 'title' | 'paragraphs' | 'sections'> | null> {
  const { number, shippingAddress } = order
  if (shippingAddress === null) return null
  await mailStaff(tx, context, order, await selectReason(tx, historyId))
  const { say, settings } = context
  const { email } = sellerOf(settings)
  return {
    title: say('mail.order.address.title', { number }),
    paragraphs: [
      say('mail.order.address.text', { number }),
      ...(email === '' ? [] : [say('mail.order.address.notYou', { email })]),
    ],
    sections: [{ title: say('mail.order.address.to'), paragraphs: addressLines(shippingAddress) }],
  }
}

async function mailStaff(tx: Writer, context: EmailContext, order: Order, change: string): Promise<void> {
  const { say, shop, settings, locale } = context
  const to = settings['contact/email/recipient_email'] || sellerOf(settings).email
  if (to === '') return
  const title = say('mail.order.address.staff.title', { number: order.number })
  const content = renderEmail({
    locale,
    title,
    paragraphs: [say('mail.order.address.staff.text'), change],
    footer: sellerOf(settings).name || shop,
  })
  await queueEmail(tx, { to, replyTo: order.email, subject: title, ...content }, new Date())
}
