import { handler } from '#src/platform/events.ts'
import type { Database } from '#src/platform/database.ts'
import { queueEmail } from '#src/platform/email/email-queue.ts'
import { composeEmail } from '../../email/email.ts'
import { baseUrlOf, findStore } from '../../store/store.ts'
import { createNewsletterLinks } from '../links/mail-links.ts'
import { selectSubscriber } from './queries.ts'

/** Welcomes a new subscriber. Sends nothing if the subscription has ended meanwhile. */
export const welcomeSubscriber = handler(
  'consent.newsletterConfirmed',
  'consent.mail-welcome',
  (database, { email, store }) => mailWelcome(database, email, store, new Date()),
)

async function mailWelcome(database: Database, email: string, code: string, now: Date): Promise<void> {
  const store = await findStore(database.reader, code)
  if (store === undefined) return
  const { websiteId } = store
  const base = await baseUrlOf(database.reader, store)
  await database.transaction(async (tx) => {
    const subscriber = await selectSubscriber(tx, { websiteId, email })
    if (subscriber === undefined) return
    const [path] = await createNewsletterLinks(tx, [subscriber], now)
    const unsubscribeUrl = `${base}${path}`
    const content = { values: { email }, url: base, unsubscribeUrl }
    const letter = await composeEmail(tx, 'newsletterWelcome', store, content)
    await queueEmail(tx, { to: email, ...letter }, now)
  })
}
