import { queueEmail } from '#src/platform/email/email-queue.ts'
import { composeEmail, type EmailContent } from '#src/email/email.ts'
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
): Promise<EmailContent<'order.address'> | null> {
  const { number, shippingAddress } = order
  if (shippingAddress === null) return null
  await mailStaff(tx, context, order, await selectReason(tx, historyId))
  const { say, settings } = context
  return {
    values: { email: order.email, number },
    maybe: { shopEmail: sellerOf(settings).email },
    blocks: { address: [{ title: say('mail.order.address.to'), paragraphs: addressLines(context, shippingAddress) }] },
  }
}

async function mailStaff(tx: Writer, context: EmailContext, order: Order, change: string): Promise<void> {
  const { settings, store } = context
  const to = settings['contact/email/recipient_email'] || sellerOf(settings).email
  if (to === '') return
  const letter = await composeEmail(tx, 'order.address.staff', store, {
    values: { number: order.number },
    blocks: { change: [change] },
  })
  await queueEmail(tx, { to, replyTo: order.email, ...letter }, new Date())
}
