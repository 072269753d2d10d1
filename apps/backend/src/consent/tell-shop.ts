import { settingsOfStore, findStore } from '../store/store.ts'
import type { EventHandler } from '#src/platform/events.ts'
import { writeLetter } from '#src/platform/letter.ts'
import { sendMail } from '#src/platform/mailer.ts'
import { message } from '#src/platform/messages.ts'

/** Tells the shop's mailbox who asked to be forgotten; where the store has none, the wish waits in its table. */
export const anonymizationTold: EventHandler = {
  type: 'consent.anonymizationConfirmed',
  async handle(database, payload) {
    const { email, store: code } = payload as { email: string; store: string }
    const store = await findStore(database.reader, code)
    if (store === undefined) return
    const to = (await settingsOfStore(database.reader, store.id))['contact/email/recipient_email']
    if (to === '') return
    const { locale } = store
    const title = message(locale, 'mail.forget.title', { email })
    const letter = writeLetter({
      locale,
      title,
      paragraphs: [message(locale, 'mail.forget.text', { email, store: store.name })],
      footer: 'Bocian',
    })
    await database.transaction((tx) => sendMail(tx, { to, subject: title, ...letter }, new Date()))
  },
}
