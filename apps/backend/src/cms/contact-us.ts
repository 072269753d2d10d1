import { checkEmail, normalizeEmail } from '@bocian/rules/validators.ts'
import { countAttempt, tooManyAttempts, type AttemptLimit } from '#src/platform/attempts.ts'
import type { Context } from '#src/platform/context.ts'
import type { Writer } from '#src/platform/database.ts'
import { renderEmail } from '#src/platform/email/render-email.ts'
import { queueEmail } from '#src/platform/email/email-queue.ts'
import { message } from '#src/platform/messages.ts'
import { shopName, storeSettings, type Settings } from '#src/store/store.ts'
import { cmsErrors } from './errors.ts'
import { insertContactMessage, type ContactMessage } from './queries.ts'

const limit: AttemptLimit = { name: 'contact', most: 20, seconds: 3_600 }
const longest = { name: 255, telephone: 40, comment: 10_000 }

export interface ContactInput {
  name: string
  email: string
  telephone?: string | null | undefined
  comment: string
}

/** Stores a message to the shop. Refused where the form is disabled, and after twenty messages in an hour from one IP address. */
export async function contactUs(context: Context, input: ContactInput): Promise<void> {
  const settings = await storeSettings(context)
  if (!settings['contact/contact/enabled']) throw cmsErrors.CONTACT_FORM_DISABLED()
  const name = oneLine(input.name).slice(0, longest.name)
  const comment = plain(input.comment).slice(0, longest.comment)
  if (name === '') throw cmsErrors.CONTACT_NAME_MISSING()
  if (comment === '') throw cmsErrors.CONTACT_COMMENT_MISSING()
  if (checkEmail(input.email) !== null) throw cmsErrors.CONTACT_EMAIL_INVALID()
  await context.transaction(async (tx) => {
    const seconds = await countAttempt(tx, limit, context.visitor?.address ?? input.email, context.now)
    if (seconds > 0) throw tooManyAttempts(context.visitor, seconds)
    const telephone = oneLine(input.telephone ?? '').slice(0, longest.telephone)
    const sent = { storeId: context.store.id, name, email: normalizeEmail(input.email), telephone, comment }
    const to = settings['contact/email/recipient_email']
    await insertContactMessage(tx, sent, context.now, to !== '')
    if (to !== '') await mailToShop(tx, to, context, sent, settings)
  })
}

/** Emails the message to the shop's mailbox, with the sender as the reply address. */
async function mailToShop(
  tx: Writer,
  to: string,
  { store, now }: Context,
  sent: ContactMessage,
  settings: Settings,
): Promise<void> {
  const title = message(store.locale, 'mail.contact.title', { name: sent.name })
  const from = [sent.name, sent.email, sent.telephone, store.name].filter((part) => part !== '')
  const paragraphs = [...sent.comment.split(/\n{2,}/), from.join(', ')]
  const letter = renderEmail({ locale: store.locale, title, paragraphs, footer: shopName(store, settings) })
  await queueEmail(tx, { to, replyTo: sent.email, subject: title, ...letter }, now)
}

/** Text without control characters, which the database or the mail server would reject. */
function plain(text: string): string {
  return text.replaceAll(/[^\P{Cc}\n\t]/gu, '').trim()
}

function oneLine(text: string): string {
  return plain(text).replaceAll(/\s+/g, ' ')
}
