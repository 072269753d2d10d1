import type { Reader, Writer } from '#src/platform/database.ts'
import type { LinkWish, LinkPurpose } from '../types.ts'

export interface LinkRow {
  purpose: LinkPurpose
  websiteId: number
  email: string
  kind: string | null
  productUid: string | null
  /** What a link of the newsletter confirms; null for the other purposes. */
  requested?: LinkWish | null
}

export async function insertLinks(
  tx: Writer,
  links: readonly { hash: string; link: LinkRow }[],
  expiresAt: Date,
): Promise<void> {
  await tx
    .insertInto('consent_link')
    .values(
      links.map(({ hash, link }) => ({
        hash,
        purpose: link.purpose,
        website_id: link.websiteId,
        email: link.email,
        kind: link.kind,
        product_uid: link.productUid,
        requested: link.requested == null ? null : JSON.stringify(link.requested),
        expires_at: expiresAt,
      })),
    )
    .execute()
}

/** The link with this hash, if it has not expired. */
export function selectLink(db: Reader, hash: string, purpose: LinkPurpose, now: Date): Promise<LinkRow | undefined> {
  return db
    .selectFrom('consent_link')
    .where('hash', '=', hash)
    .where('purpose', '=', purpose)
    .where('expires_at', '>', now)
    .select(['purpose', 'website_id as websiteId', 'email', 'kind', 'product_uid as productUid', 'requested'])
    .executeTakeFirst() as Promise<LinkRow | undefined>
}

export async function deleteOldLinks(tx: Writer, now: Date): Promise<void> {
  await tx.deleteFrom('consent_link').where('expires_at', '<', now).execute()
}

/**
 * The id of the subscription of the email address, if there is something to confirm: a subscription, or `asksForMore` of an active
 * one.
 */
export async function selectUnconfirmed(
  db: Reader,
  { websiteId, email }: { websiteId: number; email: string },
  asksForMore: boolean,
): Promise<number | undefined> {
  const all = db
    .selectFrom('consent_subscription')
    .where('website_id', '=', websiteId)
    .where('email', '=', email)
    .select('id')
  return (await (asksForMore ? all : all.where('status', '!=', 'SUBSCRIBED')).executeTakeFirst())?.id
}

/** Whether the subscription with this id is that of the link's email address. */
export async function hasSubscription(db: Reader, id: number, { websiteId, email }: LinkRow): Promise<boolean> {
  const row = await db
    .selectFrom('consent_subscription')
    .where('id', '=', id)
    .where('website_id', '=', websiteId)
    .where('email', '=', email)
    .select('id')
    .executeTakeFirst()
  return row !== undefined
}

export async function insertUnsubscription(
  tx: Writer,
  { websiteId, email, kind, productUid }: LinkRow,
  now: Date,
): Promise<void> {
  await tx
    .insertInto('consent_alert_refusal')
    .values({ website_id: websiteId, email, kind: kind ?? '', product_uid: productUid ?? '', refused_at: now })
    .onConflict((conflict) =>
      conflict.columns(['website_id', 'email', 'kind', 'product_uid']).doUpdateSet({ refused_at: now }),
    )
    .execute()
}

/** Stores the anonymization request. Returns its id if it is new. */
export async function insertAnonymization(
  tx: Writer,
  { websiteId, email }: LinkRow,
  storeId: number,
  now: Date,
): Promise<number | undefined> {
  const row = await tx
    .insertInto('consent_anonymization')
    .values({ website_id: websiteId, email, store_id: storeId, confirmed_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  return row?.id
}
