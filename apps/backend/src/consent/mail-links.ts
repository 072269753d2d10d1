import { createHash, randomBytes } from 'node:crypto'
import { customerIdOf } from '../customer/customer.ts'
import { baseUrlOf, findStore } from '../store/store.ts'
import type { Database, Writer } from '#src/platform/database.ts'
import { publish, type EventHandler } from '#src/platform/events.ts'
import { writeLetter } from '#src/platform/letter.ts'
import { sendMail } from '#src/platform/mailer.ts'
import { message } from '#src/platform/messages.ts'
import { deleteOldLinks, insertLinks, selectUnconfirmed, type LinkPurpose } from './link-queries.ts'

/** What a link is wanted for; `kind` and `productUid` are those of an alert. */
export interface WantedLink {
  purpose: LinkPurpose
  email: string
  store: string
  kind?: string | undefined
  productUid?: string | undefined
}

const wanted = 'consent.linkWanted'
const shopName = 'Bocian'
const day = 86_400_000
const goodFor: Readonly<Record<LinkPurpose, number>> = { newsletter: 7 * day, alert: 7 * day, anonymization: day }
/** A letter lies in a mailbox for long, and its link has to work when it is read. */
const letterLife = 365 * day

/** What is stored of a code: it is random, so one fast hash is enough. */
export const hashCode = (code: string): string => createHash('sha256').update(code).digest('hex')

/** Notes that a link is wanted; it is mailed after the commit, so that the answer tells nothing of the address. */
export async function wantLink(tx: Writer, link: WantedLink): Promise<void> {
  await publish(tx, wanted, { ...link })
}

/** What an alert is about, and the website it was asked for in. */
export interface OwnAlert {
  websiteId: number
  kind: string
  email: string
  productUid: string
}

/** Makes links by which these alerts can be ended, for letters that are written now. Answers their paths, in order. */
export async function keepAlertLinks(tx: Writer, alerts: readonly OwnAlert[], now: Date): Promise<string[]> {
  const made = alerts.map((alert) => ({ alert, code: randomBytes(32).toString('base64url') }))
  const links = made.map(({ alert, code }) => ({
    hash: hashCode(code),
    link: { purpose: 'alert' as const, ...alert },
  }))
  if (links.length > 0) await insertLinks(tx, links, new Date(now.getTime() + letterLife))
  return made.map(({ alert, code }) => alertPath(alert, code))
}

function alertPath(alert: { kind: string; email: string; productUid?: string | undefined }, code: string): string {
  const product = alert.productUid ? `/product_uid/${encodeURIComponent(alert.productUid)}` : ''
  return `productalert/unsubscribe/${alert.kind}/email/${encodeURIComponent(alert.email)}${product}?code=${code}`
}

export const eventHandlers: EventHandler[] = [
  { type: wanted, handle: (database, payload) => mailLink(database, payload as unknown as WantedLink, new Date()) },
]

/** Mails the link that was asked for; nothing when there is nothing to confirm. */
export async function mailLink(database: Database, link: WantedLink, now: Date): Promise<void> {
  const store = await findStore(database.reader, link.store)
  if (store === undefined) return
  const { purpose, email, kind = null, productUid = null } = link
  const { websiteId, locale } = store
  const code = randomBytes(32).toString('base64url')
  const path = await pathOf(database, link, websiteId, code)
  if (path === undefined) return
  const base = await baseUrlOf(database.reader, store)
  const say = (key: string): string => message(locale, `mail.${purpose}.${key}`, { shop: shopName, email })
  const letter = writeLetter({
    locale,
    title: say('title'),
    paragraphs: [say('text'), message(locale, 'mail.notYou')],
    action: { label: say('action'), url: base + path },
    footer: message(locale, 'mail.asked', { shop: shopName, email }),
  })
  await database.transaction(async (tx) => {
    await deleteOldLinks(tx, now)
    const expiresAt = new Date(now.getTime() + goodFor[purpose])
    const row = { purpose, websiteId, email, kind, productUid }
    await insertLinks(tx, [{ hash: hashCode(code), link: row }], expiresAt)
    await sendMail(tx, { to: email, subject: say('title'), ...letter }, now)
  })
}

async function pathOf(
  database: Database,
  { purpose, email, kind, productUid }: WantedLink,
  websiteId: number,
  code: string,
): Promise<string | undefined> {
  if (purpose === 'newsletter') {
    const id = await selectUnconfirmed(database.reader, websiteId, email)
    return id === undefined ? undefined : `newsletter/subscriber/confirm/id/${id}/code/${code}`
  }
  if (purpose === 'alert') return alertPath({ kind: kind ?? '', email, productUid }, code)
  const hasAccount = (await customerIdOf(database.reader, websiteId, email)) !== undefined
  return `anonymizer/${hasAccount ? 'account' : 'anonymisation'}/approve?token=${code}`
}
