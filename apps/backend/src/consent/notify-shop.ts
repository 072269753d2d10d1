import { settingsOfStore, findStore } from '../store/store.ts'
import { handler } from '#src/platform/events.ts'
import { renderEmail } from '#src/platform/email/render-email.ts'
import { queueEmail } from '#src/platform/email/email-queue.ts'
import { message } from '#src/platform/messages.ts'

/** Emails the shop about an anonymization request. In a store without a mailbox, the request is only stored. */
export const notifyShopOfAnonymization = handler(
  'consent.anonymizationConfirmed',
  'consent.mail-anonymization-request',
  async (database, { email, store: code }) => {
    const store = await findStore(database.reader, code)
    if (store === undefined) return
    const to = (await settingsOfStore(database.reader, store.id))['contact/email/recipient_email']
    if (to === '') return
    const { locale } = store
    const title = message(locale, 'mail.forget.title', { email })
    const letter = renderEmail({
      locale,
      title,
      paragraphs: [message(locale, 'mail.forget.text', { email, store: store.name })],
      footer: 'Bocian',
    })
    await database.transaction((tx) => queueEmail(tx, { to, subject: title, ...letter }, new Date()))
  },
)
