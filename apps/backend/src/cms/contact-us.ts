import { cleanText, oneLine } from '@bocian/rules/clean-text.ts'
import { checkEmail, checkOrderNumber, normalizeEmail, normalizeOrderNumber } from '@bocian/rules/validators.ts'
import { composeEmail } from '#src/email/email.ts'
import { countAttempt, tooManyAttempts, type AttemptLimit } from '#src/platform/attempts.ts'
import type { Context } from '#src/platform/context.ts'
import type { Writer } from '#src/platform/database.ts'
import { queueEmail } from '#src/platform/email/email-queue.ts'
import { contactTopics } from '#src/store/contact/contact.ts'
import { sellerOf, storeSettings } from '#src/store/store.ts'
import { readFiles } from './contact-files.ts'
import { cmsErrors } from './errors.ts'
import { insertContactMessage, type ContactMessage } from './queries.ts'

const limit: AttemptLimit = { name: 'contact', most: 20, seconds: 3_600 }
const longest = { name: 255, telephone: 40, comment: 10_000 }

export interface ContactInput {
  name: string
  email: string
  telephone?: string | null | undefined
  comment: string
  topic?: string | null | undefined
  order_number?: string | null | undefined
  attachments?: readonly { name: string; content: string }[] | null | undefined
}

/** Stores a message to the shop. Refused where the form is disabled, and after twenty messages in an hour from one IP address. */
export async function contactUs(context: Context, input: ContactInput): Promise<void> {
  const settings = await storeSettings(context)
  if (!settings['contact/contact/enabled']) throw cmsErrors.CONTACT_FORM_DISABLED()
  const name = oneLine(input.name).slice(0, longest.name)
  const comment = cleanText(input.comment).trim().slice(0, longest.comment)
  if (name === '') throw cmsErrors.CONTACT_NAME_MISSING()
  if (comment === '') throw cmsErrors.CONTACT_COMMENT_MISSING()
  if (checkEmail(input.email) !== null) throw cmsErrors.CONTACT_EMAIL_INVALID()
  const topic = oneLine(input.topic ?? '')
  if (topic !== '' && !contactTopics(context.store, settings).includes(topic)) throw cmsErrors.CONTACT_TOPIC_UNKNOWN()
  const orderNumber = normalizeOrderNumber(input.order_number ?? '')
  if (orderNumber !== '' && checkOrderNumber(orderNumber) !== null) throw cmsErrors.CONTACT_ORDER_INVALID()
  const files = readFiles(input.attachments ?? [])
  await context.transaction(async (tx) => {
    const seconds = await countAttempt(tx, limit, context.visitor?.address ?? input.email, context.now)
    if (seconds > 0) throw tooManyAttempts(context.visitor, seconds)
    const telephone = oneLine(input.telephone ?? '').slice(0, longest.telephone)
    const email = normalizeEmail(input.email)
    const sent = { storeId: context.store.id, name, email, telephone, topic, orderNumber, comment, files }
    const to = settings['contact/email/recipient_email'] || sellerOf(settings).email
    await insertContactMessage(tx, sent, context.now, to !== '')
    if (to !== '') await mailToShop(tx, to, context, sent)
  })
}

/** Emails the message to the shop's mailbox, with the sender as the reply address. */
async function mailToShop(tx: Writer, to: string, { store, now }: Context, sent: ContactMessage): Promise<void> {
  const from = [sent.name, sent.email, sent.telephone, store.name]
  const about = [sent.topic, sent.orderNumber === '' ? '' : `#${sent.orderNumber}`]
  const lines = [from, about].map((parts) => parts.filter((part) => part !== '').join(', '))
  const letter = await composeEmail(tx, 'contact', store, {
    values: { name: sent.name },
    blocks: { comment: sent.comment.split(/\n{2,}/), from: lines.filter((line) => line !== '') },
  })
  await queueEmail(tx, { to, replyTo: sent.email, ...letter, attachments: sent.files }, now)
}
