import { createHash, randomBytes } from 'node:crypto'
import type { Writer } from '#src/platform/database.ts'
import { publish } from '#src/platform/events.ts'
import { insertLinks } from './link-queries.ts'
import type { RequestedLink, Subscriber } from '../types.ts'

const day = 86_400_000
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

/** Requests the first email of a new subscriber. */
export const publishSubscribed = (tx: Writer, email: string, store: string): Promise<void> =>
  publish(tx, 'consent.newsletterConfirmed', { email, store })

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

/** The path of an unsubscribe link of an alert. */
export function alertPath(
  alert: { kind: string; email: string; productUid?: string | undefined },
  code: string,
): string {
  const product = alert.productUid ? `/product_uid/${encodeURIComponent(alert.productUid)}` : ''
  return `productalert/unsubscribe/${alert.kind}/email/${encodeURIComponent(alert.email)}${product}?code=${code}`
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
  return subscribers.map(({ id }, index) => unsubscribePath(id, codes[index] ?? ''))
}

export const unsubscribePath = (id: number, code: string): string =>
  `newsletter/subscriber/unsubscribe/id/${id}/code/${code}`
