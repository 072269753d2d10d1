import { sql } from 'kysely'
import type { Reader, Writer } from '#src/platform/database.ts'
import type { Person } from '../log/record-queries.ts'
import type { ConsentRecord, LinkWish, Subscriber, SubscriptionStatus, Wish } from '../types.ts'

export interface Subscription {
  status: SubscriptionStatus
  /** The channel of text messages; null if they were never requested. */
  smsStatus: SubscriptionStatus | null
  telephone: string | null
  /** The phone number that gets text messages once the subscription is confirmed. */
  awaitedTelephone: string | null
  /** The consents that are granted once the subscription is confirmed. */
  awaitedConsents: ConsentRecord[]
  /** Whether the owner of the address has ever confirmed a subscription. */
  isConfirmed: boolean
}

export async function selectSubscription(db: Reader, { websiteId, email }: Person): Promise<Subscription | undefined> {
  const row = await db
    .selectFrom('consent_subscription')
    .where('website_id', '=', websiteId)
    .where('email', '=', email)
    .select(['status', 'sms_status', 'telephone', 'confirmed_at'])
    .select(sql<Wish | null>`case when status <> 'SUBSCRIBED' then requested end`.as('awaited'))
    .executeTakeFirst()
  if (row === undefined) return undefined
  return {
    status: row.status as SubscriptionStatus,
    smsStatus: row.sms_status as SubscriptionStatus | null,
    telephone: row.telephone,
    awaitedTelephone: row.awaited?.telephone ?? null,
    awaitedConsents: row.awaited?.consents ?? [],
    isConfirmed: row.confirmed_at !== null,
  }
}

/** The active subscription of an email address. */
export function selectSubscriber(db: Reader, { websiteId, email }: Person): Promise<Subscriber | undefined> {
  return db
    .selectFrom('consent_subscription')
    .where('website_id', '=', websiteId)
    .where('email', '=', email)
    .where('status', '=', 'SUBSCRIBED')
    .select(['id', 'website_id as websiteId', 'email'])
    .executeTakeFirst()
}

/** Active subscriptions after an id, in order of their ids. */
export async function selectSubscribers(
  db: Reader,
  after: number,
  limit: number,
): Promise<(Subscriber & { storeId: number | null; confirmedAt: Date; telephone: string | null })[]> {
  const rows = await db
    .selectFrom('consent_subscription')
    .where('status', '=', 'SUBSCRIBED')
    .where('id', '>', after)
    .select(['id', 'website_id as websiteId', 'store_id as storeId', 'email'])
    .select((row) => row.fn.coalesce('confirmed_at', 'changed_at').as('confirmedAt'))
    .select((row) => row.case().when('sms_status', '=', 'SUBSCRIBED').then(row.ref('telephone')).end().as('telephone'))
    .orderBy('id')
    .limit(limit)
    .execute()
  return rows
}

/** Stores a subscription request, and what it asks for. An active subscriber stays subscribed. */
export async function upsertSubscription(
  tx: Writer,
  { websiteId, email, storeId }: Person & { storeId: number },
  status: 'NOT_ACTIVE' | 'UNCONFIRMED',
  wish: Wish | null,
  now: Date,
): Promise<void> {
  await tx
    .insertInto('consent_subscription')
    .values({
      website_id: websiteId,
      store_id: storeId,
      email,
      status,
      sms_status: wish?.telephone ? status : null,
      requested: wish === null ? null : JSON.stringify(wish),
      asked_at: now,
      changed_at: now,
    })
    .onConflict((conflict) =>
      conflict.columns(['website_id', 'email']).doUpdateSet({
        store_id: sql`excluded.store_id`,
        status: sql`case when consent_subscription.status = 'SUBSCRIBED' then 'SUBSCRIBED' else excluded.status end`,
        sms_status: sql`case when consent_subscription.sms_status = 'SUBSCRIBED' then 'SUBSCRIBED'
          else coalesce(excluded.sms_status, consent_subscription.sms_status) end`,
        requested: sql`excluded.requested`,
        changed_at: sql`excluded.changed_at`,
      }),
    )
    .execute()
}

/**
 * Which subscription of a person is confirmed: only the one with this id, or only in this status. With a wish, that wish and not
 * what the subscription itself awaits.
 */
export interface Confirmable {
  id?: number
  status?: SubscriptionStatus
  wish?: LinkWish | null
}

interface Confirmed {
  storeId: number | null
  consents: ConsentRecord[]
  /** Whether the person was not subscribed before. */
  isNew: boolean
}

/** Makes a subscription active, with the text messages it asked for. Returns what is to be logged; undefined if there is none. */
export async function confirmSubscription(
  tx: Writer,
  { websiteId, email }: Person,
  { id = null, status = null, wish = null }: { [Key in keyof Confirmable]: Confirmable[Key] | null },
  now: Date,
): Promise<Confirmed | undefined> {
  const { rows } = await sql<Confirmed>`
    with old as (
      select id, status, coalesce(${wish === null ? null : JSON.stringify(wish)}::jsonb, requested) as requested
      from consent_subscription
      where website_id = ${websiteId} and email = ${email}
        and (${id}::int is null or id = ${id}) and (${status}::text is null or status = ${status})
      for update
    )
    update consent_subscription s set status = 'SUBSCRIBED', changed_at = ${now}, confirmed_at = ${now}, requested = null,
      store_id = coalesce((old.requested->>'storeId')::int, s.store_id),
      telephone = coalesce(old.requested->>'telephone', s.telephone),
      sms_status = case when old.requested->>'telephone' is null then s.sms_status else 'SUBSCRIBED' end
    from old where s.id = old.id
    returning s.store_id as "storeId", coalesce(old.requested->'consents', '[]') as consents,
      old.status <> 'SUBSCRIBED' as "isNew"`.execute(tx)
  return rows[0]
}

/** Ends a subscription and its text messages, whose number is forgotten. */
export async function endSubscription(tx: Writer, person: Person, now: Date): Promise<void> {
  await endTextMessages(tx, person, now)
  await tx
    .updateTable('consent_subscription')
    .set({ status: 'UNSUBSCRIBED', requested: null, changed_at: now })
    .where('website_id', '=', person.websiteId)
    .where('email', '=', person.email)
    .execute()
}

export async function endTextMessages(tx: Writer, { websiteId, email }: Person, now: Date): Promise<void> {
  await tx
    .updateTable('consent_subscription')
    .set({ sms_status: 'UNSUBSCRIBED', telephone: null, requested: null, changed_at: now })
    .where('website_id', '=', websiteId)
    .where('email', '=', email)
    .where('sms_status', 'is not', null)
    .execute()
}

export async function deleteSubscription(tx: Writer, { websiteId, email }: Person): Promise<void> {
  await tx.deleteFrom('consent_subscription').where('website_id', '=', websiteId).where('email', '=', email).execute()
}

/** Adds imported subscribers. Addresses with a subscription, also an ended one, keep it. */
export async function insertSubscribers(tx: Writer, people: readonly Person[], now: Date): Promise<void> {
  if (people.length === 0) return
  const same = { status: 'SUBSCRIBED', asked_at: now, changed_at: now, confirmed_at: now }
  await tx
    .insertInto('consent_subscription')
    .values(people.map(({ websiteId, email }) => ({ website_id: websiteId, email, ...same })))
    .onConflict((conflict) => conflict.columns(['website_id', 'email']).doNothing())
    .execute()
}
