import { handler, publish } from '#src/platform/events.ts'
import type { Database, Writer } from '#src/platform/database.ts'
import { queueEmail } from '#src/platform/email/email-queue.ts'
import { renderEmail } from '#src/platform/email/render-email.ts'
import { message } from '#src/platform/messages.ts'
import { baseUrlOf, findStore, shopNameOf } from '../store/store.ts'
import { createNewsletterLinks } from './mail-links.ts'
import { selectSubscriber } from './queries.ts'

/** Requests the first email of a new subscriber. */
export const publishSubscribed = (tx: Writer, email: string, store: string): Promise<void> =>
  publish(tx, 'consent.newsletterConfirmed', { email, store })

/** Welcomes a new subscriber. Sends nothing if the subscription has ended meanwhile. */
export const welcomeSubscriber = handler(
  'consent.newsletterConfirmed',
  'consent.mail-welcome',
  (database, { email, store }) => mailWelcome(database, email, store, new Date()),
)

async function mailWelcome(database: Database, email: string, code: string, now: Date): Promise<void> {
  const store = await findStore(database.reader, code)
  if (store === undefined) return
  const { websiteId, locale } = store
  const base = await baseUrlOf(database.reader, store)
  const shop = await shopNameOf(database.reader, store)
  await database.transaction(async (tx) => {
    const subscriber = await selectSubscriber(tx, { websiteId, email })
    if (subscriber === undefined) return
    const [path] = await createNewsletterLinks(tx, [subscriber], now)
    const unsubscribeUrl = `${base}${path}`
    const textOf = (key: string): string => message(locale, `mail.newsletterWelcome.${key}`, { shop, email })
    const letter = renderEmail({
      locale,
      title: textOf('title'),
      paragraphs: [textOf('text')],
      action: { label: textOf('action'), url: base },
      footer: textOf('footer'),
      unsubscribeUrl,
    })
    await queueEmail(tx, { to: email, subject: textOf('title'), unsubscribeUrl, ...letter }, now)
  })
}
