import { sql, type RawBuilder } from 'kysely'
import type { Reader, Writer } from '#src/platform/database.ts'
import type { ConsentRecord } from '../types.ts'

/** Somebody who consents: the owner of an email address, or an account that has not proven its address yet. */
export interface Acceptant {
  email: string
  /** The account that has not proven the address. It has its own records, apart from those of the owner of the address. */
  unprovenCustomerId?: number | null
}

/** An acceptant in a website. */
export interface Person extends Acceptant {
  websiteId: number
}

/** A consent that is granted now, as it was granted. */
export interface GrantedConsent {
  agreementId: number
  kind: string
  isRequired: boolean
  /** Whether it was given for the newsletter, by email or text message. */
  isForNewsletter: boolean
  wording: string
  content: string | null
  version: number | null
  grantedAt: Date
}

/** Makes concurrent changes of one acceptant's consents wait for each other, so that each sees what the others recorded. */
export async function lockAcceptant(tx: Writer, { websiteId, email, unprovenCustomerId }: Person): Promise<void> {
  const acceptant = `consents ${websiteId} ${unprovenCustomerId ?? ''} ${email}`
  await sql`select pg_advisory_xact_lock(hashtextextended(${acceptant}, 0))`.execute(tx)
}

/** Adds records to the log. `storeId` is null for imported ones. */
export async function insertRecords(
  tx: Writer,
  { websiteId, email, unprovenCustomerId = null }: Person,
  storeId: number | null,
  records: readonly ConsentRecord[],
  now: Date,
): Promise<void> {
  if (records.length === 0) return
  await tx
    .insertInto('consent_record')
    .values(
      records.map(({ agreementId, isGranted, wording, content, version }) => ({
        website_id: websiteId,
        store_id: storeId,
        email,
        unproven_customer_id: unprovenCustomerId,
        agreement_id: agreementId,
        is_granted: isGranted,
        wording,
        // Requests of the newsletter that were stored before the content was have none.
        content: content ?? null,
        version,
        recorded_at: now,
      })),
    )
    .execute()
}

/** The person's granted consents, the latest record of each agreement, by agreement. */
export async function selectGranted(
  db: Reader,
  { unprovenCustomerId = null, ...address }: Person,
): Promise<GrantedConsent[]> {
  const isTheirs = sql`and unproven_customer_id is not distinct from ${unprovenCustomerId}::int`
  return grantedBy(db, address, isTheirs)
}

/** The granted consents of the owner of an address, and of the unproven accounts with it. */
export function selectAllGranted(
  db: Reader,
  address: Omit<Person, 'unprovenCustomerId'>,
): Promise<(GrantedConsent & { unprovenCustomerId: number | null })[]> {
  return grantedBy(db, address, sql``)
}

async function grantedBy(
  db: Reader,
  { websiteId, email }: Omit<Person, 'unprovenCustomerId'>,
  condition: RawBuilder<unknown>,
) {
  const { rows } = await sql<GrantedConsent & { unprovenCustomerId: number | null }>`
    select r.agreement_id as "agreementId", a.kind, a.is_required as "isRequired",
      (a.subscribes or a.kind in ('newsletter', 'newsletter_sms')) as "isForNewsletter", r.wording, r.content, r.version,
      r.recorded_at as "grantedAt", r.unproven_customer_id as "unprovenCustomerId"
    from (
      select distinct on (agreement_id, unproven_customer_id) * from consent_record
      where website_id = ${websiteId} and email = ${email} ${condition}
      order by agreement_id, unproven_customer_id, id desc
    ) r join consent_agreement a on a.id = r.agreement_id
    where r.is_granted order by a.position, a.id`.execute(db)
  return rows
}

/** Makes the records of an account those of the owner of its address, who has just proven to be the same person. */
export async function proveRecords(tx: Writer, customerId: number): Promise<void> {
  await sql`update consent_record set unproven_customer_id = null where unproven_customer_id = ${customerId}`.execute(
    tx,
  )
}

/** An imported consent, by the agreement's code. */
export interface ImportedConsent extends Person {
  code: string
}

/**
 * Adds imported consents that the log does not have, and creates agreements with unknown codes as inactive ones. A consent that was
 * withdrawn stays withdrawn. Returns the number of added consents.
 */
export async function insertImported(tx: Writer, consents: readonly ImportedConsent[], now: Date): Promise<number> {
  const records = JSON.stringify(consents)
  await sql`
    insert into consent_agreement (kind, code, is_required, is_active)
    select distinct 'registration', r.code, false, false from json_to_recordset(${records}::json) as r (code text)
    on conflict (code) do nothing`.execute(tx)
  const { rows } = await sql`
    insert into consent_record
      (website_id, email, unproven_customer_id, agreement_id, is_granted, wording, content, version, recorded_at)
    select r."websiteId", r.email, r."unprovenCustomerId", a.id, true, coalesce(w.label, r.code), w.content, w.version, ${now.toISOString()}::timestamptz
    from json_to_recordset(${records}::json) as r ("websiteId" int, email text, "unprovenCustomerId" int, code text)
    join consent_agreement a on a.code = r.code
    left join lateral (
      select label, content, version from consent_wording where agreement_id = a.id order by version desc, id limit 1
    ) w on true
    where not exists (
      select from consent_record c
      where c.website_id = r."websiteId" and c.email = r.email and c.agreement_id = a.id
    )
    returning id`.execute(tx)
  return rows.length
}
