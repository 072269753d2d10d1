import { createHash, randomBytes } from 'node:crypto'
import { baseUrlOf, findStore, shopNameOf } from '../store/store.ts'
import type { Database, Reader, Writer } from '#src/platform/database.ts'
import { handler, publish } from '#src/platform/events.ts'
import { renderEmail } from '#src/platform/email/render-email.ts'
import { queueEmail } from '#src/platform/email/email-queue.ts'
import { message } from '#src/platform/messages.ts'
import { deleteOldLinks, insertLinks, selectUnconfirmed, type LinkPurpose } from './link-queries.ts'
import type { LinkWish } from './types.ts'

/** The requested link; `kind` and `productUid` are set for an unsubscribe link of an alert. */
export interface RequestedLink {
  purpose: RequestablePurpose
  email: string
  store: string
  kind?: string | undefined
  productUid?: string | undefined
  /** What a link of the newsletter confirms. */
  requested?: LinkWish
}

const day = 86_400_000
type RequestablePurpose = Exclude<LinkPurpose, 'newsletter_unsubscribe'>
const goodFor: Readonly<Record<RequestablePurpose, number>> = {
  newsletter: 7 * day,
  alert: 7 * day,
  anonymization: day,
  data: day,
}
/** The link must stay valid for long, because people open emails late. */
const linkLifetime = 365 * day

/** The hash of a code, which is stored instead of the code. Codes are random, so one round of a fast hash is enough. */
export const hashCode = (code: string): string => createHash('sha256').update(code).digest('hex')

/**
 * Requests a link. It is emailed after the commit, so that the response time does not reveal whether the email address is known.
 */
export async function requestLink(tx: Writer, link: RequestedLink): Promise<void> {
  await publish(tx, 'consent.linkWanted', link)
}

/** A product alert and the website it belongs to. */
export interface OwnAlert {
  websiteId: number
  kind: string
  email: string
  productUid: string
}

/** Creates unsubscribe links for these alerts and returns their paths, in order. */
export async function createAlertLinks(tx: Writer, alerts: readonly OwnAlert[], now: Date): Promise<string[]> {
  const made = alerts.map((alert) => ({ alert, code: randomBytes(32).toString('base64url') }))
  const links = made.map(({ alert, code }) => ({
    hash: hashCode(code),
    link: { purpose: 'alert' as const, ...alert },
  }))
  if (links.length > 0) await insertLinks(tx, links, new Date(now.getTime() + linkLifetime))
  return made.map(({ alert, code }) => alertPath(alert, code))
}

function alertPath(alert: { kind: string; email: string; productUid?: string | undefined }, code: string): string {
  const product = alert.productUid ? `/product_uid/${encodeURIComponent(alert.productUid)}` : ''
  return `productalert/unsubscribe/${alert.kind}/email/${encodeURIComponent(alert.email)}${product}?code=${code}`
}

/** A subscriber of the newsletter. */
export interface Subscriber {
  id: number
  websiteId: number
  email: string
}

/** Creates links that end newsletter subscriptions and returns their paths, in order. */
export async function createNewsletterLinks(
  tx: Writer,
  subscribers: readonly Subscriber[],
  now: Date,
): Promise<string[]> {
  const codes = subscribers.map(() => randomBytes(32).toString('base64url'))
  const links = subscribers.map(({ websiteId, email }, index) => ({
    hash: hashCode(codes[index] ?? ''),
    link: { purpose: 'newsletter_unsubscribe' as const, websiteId, email, kind: null, productUid: null },
  }))
  if (links.length > 0) await insertLinks(tx, links, new Date(now.getTime() + linkLifetime))
  return subscribers.map(({ id }, index) => `newsletter/subscriber/unsubscribe/id/${id}/code/${codes[index]}`)
}

/** Whether the owner of an address has an account in the website. */
export type HasAccount = (db: Reader, websiteId: number, email: string) => Promise<boolean>

export const linkHandlers = (hasAccount: HasAccount) => [
  handler('consent.linkWanted', 'consent.mail-link', (database, link) =>
    mailLink(database, hasAccount, link, new Date()),
  ),
]

/** Emails the requested link; sends nothing if there is nothing to confirm. */
export async function mailLink(
  database: Database,
  hasAccount: HasAccount,
  link: RequestedLink,
  now: Date,
): Promise<void> {
  const store = await findStore(database.reader, link.store)
  if (store === undefined) return
  const { purpose, email, kind = null, productUid = null, requested = null } = link
  const { websiteId, locale } = store
  const code = randomBytes(32).toString('base64url')
  const path = await pathOf(database, hasAccount, link, websiteId, code)
  if (path === undefined) return
  const base = await baseUrlOf(database.reader, store)
  const shop = await shopNameOf(database.reader, store)
  const textOf = (key: string): string => message(locale, `mail.${purpose}.${key}`, { shop, email })
  const content = renderEmail({
    locale,
    title: textOf('title'),
    paragraphs: [textOf('text'), message(locale, 'mail.notYou')],
    action: { label: textOf('action'), url: base + path },
    footer: message(locale, 'mail.asked', { shop, email }),
  })
  await database.transaction(async (tx) => {
    await deleteOldLinks(tx, now)
    const expiresAt = new Date(now.getTime() + goodFor[purpose])
    const row = { purpose, websiteId, email, kind, productUid, requested }
    await insertLinks(tx, [{ hash: hashCode(code), link: row }], expiresAt)
    await queueEmail(tx, { to: email, subject: textOf('title'), ...content }, now)
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
  if (purpose === 'alert') return alertPath({ kind: kind ?? '', email, productUid }, code)
  if (purpose === 'data') return `customer/anonymization?code=${code}`
  const owner = await hasAccount(database.reader, websiteId, email)
  return `anonymizer/${owner ? 'account' : 'anonymisation'}/approve?token=${code}`
}
