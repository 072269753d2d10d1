import { randomBytes } from 'node:crypto'
import { composeEmail } from '../email/email.ts'
import { baseUrlOf, findStore } from '../store/store.ts'
import type { Database, Reader } from '#src/platform/database.ts'
import { handler } from '#src/platform/events.ts'
import { queueEmail } from '#src/platform/email/email-queue.ts'
import { deleteOldLinks, insertLinks, selectUnconfirmed } from './links/link-queries.ts'
import { alertPath, hashCode, unsubscribePath } from './links/mail-links.ts'
import type { LinkPurpose, RequestedLink } from './types.ts'
import { selectSubscriber } from './newsletter/queries.ts'

const day = 86_400_000
const goodFor: Readonly<Record<LinkPurpose, number>> = {
  newsletter: 7 * day,
  newsletter_unsubscribe: 7 * day,
  alert: 7 * day,
  anonymization: day,
  data: day,
}

/** Whether the owner of an address has an account in the website. */
export type HasAccount = (db: Reader, websiteId: number, email: string) => Promise<boolean>

export const linkHandlers = (hasAccount: HasAccount) => [
  handler('consent.linkWanted', 'consent.mail-link', (database, link) =>
    mailLink(database, hasAccount, link, new Date()),
  ),
]

/** Emails the requested link; sends nothing if there is nothing to confirm. */
async function mailLink(database: Database, hasAccount: HasAccount, link: RequestedLink, now: Date): Promise<void> {
  const store = await findStore(database.reader, link.store)
  if (store === undefined) return
  const { purpose, email, kind = null, productUid = null, requested = null } = link
  const { websiteId } = store
  const code = randomBytes(32).toString('base64url')
  const path = await pathOf(database, hasAccount, link, websiteId, code)
  if (path === undefined) return
  const base = await baseUrlOf(database.reader, store)
  const name = purpose === 'newsletter_unsubscribe' ? (kind === 'sms' ? 'smsEnd' : 'newsletterEnd') : purpose
  await database.transaction(async (tx) => {
    await deleteOldLinks(tx, now)
    const expiresAt = new Date(now.getTime() + goodFor[purpose])
    const row = { purpose, websiteId, email, kind, productUid, requested }
    await insertLinks(tx, [{ hash: hashCode(code), link: row }], expiresAt)
    const letter = await composeEmail(tx, name, store, { values: { email }, url: base + path })
    await queueEmail(tx, { to: email, ...letter }, now)
  })
}

async function pathOf(
  database: Database,
  hasAccount: HasAccount,
  { purpose, email, kind, productUid, requested }: RequestedLink,
  websiteId: number,
  code: string,
): Promise<string | undefined> {
  if (purpose === 'newsletter') {
    const asksForMore = requested !== undefined && (requested.telephone !== null || requested.consents.length > 0)
    const id = await selectUnconfirmed(database.reader, { websiteId, email }, asksForMore)
    return id === undefined ? undefined : `newsletter/subscriber/confirm/id/${id}/code/${code}`
  }
  if (purpose === 'newsletter_unsubscribe') {
    const subscriber = await selectSubscriber(database.reader, { websiteId, email })
    return subscriber && unsubscribePath(subscriber.id, code) + (kind === 'sms' ? '?channel=sms' : '')
  }
  if (purpose === 'alert') return alertPath({ kind: kind ?? '', email, productUid }, code)
  if (purpose === 'data') return `customer/anonymization?code=${code}`
  const owner = await hasAccount(database.reader, websiteId, email)
  return `anonymizer/${owner ? 'account' : 'anonymisation'}/approve?token=${code}`
}
