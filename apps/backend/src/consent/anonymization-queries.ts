import { sql } from 'kysely'
import type { Reader, Writer } from '#src/platform/database.ts'

/** A confirmed request to delete personal data that is not carried out yet. */
export interface AnonymizationRequest {
  id: number
  websiteId: number
  email: string
  storeId: number
  /** Whether the person was told that it takes longer. */
  isPostponed: boolean
}

/** The requests that are not carried out yet, oldest first. */
export async function selectOpenRequests(db: Reader): Promise<{ id: number; confirmedAt: Date }[]> {
  const { rows } = await sql<{ id: number; confirmedAt: Date }>`
    select id, confirmed_at as "confirmedAt" from consent_anonymization
    where done_at is null order by confirmed_at, id`.execute(db)
  return rows
}

/** Locks a request until the transaction ends; undefined if it is carried out already. */
export async function lockRequest(tx: Writer, id: number): Promise<AnonymizationRequest | undefined> {
  const { rows } = await sql<AnonymizationRequest>`
    select id, website_id as "websiteId", email, store_id as "storeId", postponed_at is not null as "isPostponed"
    from consent_anonymization where id = ${id} and done_at is null for update`.execute(tx)
  return rows[0]
}

export async function markPostponed(tx: Writer, id: number, now: Date): Promise<void> {
  await sql`
    update consent_anonymization set postponed_at = ${now.toISOString()}::timestamptz where id = ${id}`.execute(tx)
}

/** Records that the request was carried out, without its email address. */
export async function markDone(tx: Writer, id: number, now: Date): Promise<void> {
  await sql`
    update consent_anonymization set email = 'anonymized-' || id, done_at = ${now.toISOString()}::timestamptz
    where id = ${id}`.execute(tx)
}
