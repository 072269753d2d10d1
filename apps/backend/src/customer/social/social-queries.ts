import { sql } from 'kysely'
import type { Reader, Writer } from '#src/platform/database.ts'
import type { Person } from './identify.ts'
import type { ProviderName } from './providers.ts'

export interface Attempt {
  provider: string
  storeId: number
  nonce: string
  codeVerifier: string
  expiresAt: Date
}

export async function insertAttempt(
  tx: Writer,
  attempt: Attempt & { stateHash: string; browserHash: string },
): Promise<void> {
  await tx
    .insertInto('customer_social_attempt')
    .values({
      state_hash: attempt.stateHash,
      browser_hash: attempt.browserHash,
      provider: attempt.provider,
      store_id: attempt.storeId,
      nonce: attempt.nonce,
      code_verifier: attempt.codeVerifier,
      expires_at: attempt.expiresAt,
    })
    .execute()
}

/** Deletes an attempt and returns it, so that it can be used only once; undefined if this browser did not start it. */
export async function takeAttempt(
  tx: Writer,
  { stateHash, browserHash }: { stateHash: string; browserHash: string },
): Promise<Attempt | undefined> {
  const { rows } = await sql<Attempt>`
    delete from customer_social_attempt where state_hash = ${stateHash} and browser_hash = ${browserHash}
    returning provider, store_id as "storeId", nonce, code_verifier as "codeVerifier", expires_at as "expiresAt"`.execute(
    tx,
  )
  return rows[0]
}

export type StoredPerson = Person & { expiresAt: Date }

interface PersonKey {
  keyHash: string
  browserHash: string
  websiteId: number
}

export async function insertPerson(tx: Writer, key: PersonKey, person: StoredPerson): Promise<void> {
  await tx
    .insertInto('customer_social_person')
    .values({
      key_hash: key.keyHash,
      browser_hash: key.browserHash,
      website_id: key.websiteId,
      provider: person.provider,
      subject: person.subject,
      email: person.email,
      firstname: person.firstname,
      lastname: person.lastname,
      is_proven: person.isProven,
      expires_at: person.expiresAt,
    })
    .execute()
}

export async function selectPerson(db: Reader, key: PersonKey): Promise<StoredPerson | undefined> {
  const { rows } = await sql<StoredPerson>`
    select provider, subject, email, firstname, lastname, is_proven as "isProven", expires_at as "expiresAt"
    from customer_social_person
    where key_hash = ${key.keyHash} and browser_hash = ${key.browserHash} and website_id = ${key.websiteId}`.execute(db)
  return rows[0]
}

/** Deletes a stored person. Returns false if another request has done so. */
export async function takePerson(tx: Writer, { keyHash }: Pick<PersonKey, 'keyHash'>): Promise<boolean> {
  const { rows } = await sql`
    delete from customer_social_person where key_hash = ${keyHash} returning key_hash`.execute(tx)
  return rows.length > 0
}

/** The customer whom an account of a provider signs in. */
export async function selectIdentity(
  db: Reader,
  websiteId: number,
  { provider, subject }: { provider: ProviderName; subject: string },
): Promise<number | undefined> {
  const row = await db
    .selectFrom('customer_identity')
    .where('website_id', '=', websiteId)
    .where('provider', '=', provider)
    .where('subject', '=', subject)
    .select('customer_id')
    .executeTakeFirst()
  return row?.customer_id
}

/** Links an account of a provider with a customer. Returns false if it is linked already. */
export async function insertIdentity(
  tx: Writer,
  websiteId: number,
  { provider, subject }: { provider: ProviderName; subject: string },
  customerId: number,
  now: Date,
): Promise<boolean> {
  const { rows } = await sql`
    insert into customer_identity (website_id, provider, subject, customer_id, linked_at)
    values (${websiteId}, ${provider}, ${subject}, ${customerId}, ${now.toISOString()}::timestamptz)
    on conflict do nothing returning customer_id`.execute(tx)
  return rows.length > 0
}

/** The providers whose accounts sign the customer in, each with the time of its first link. */
export async function selectIdentities(
  db: Reader,
  customerId: number,
): Promise<{ provider: ProviderName; linkedAt: Date }[]> {
  const { rows } = await sql<{ provider: ProviderName; linkedAt: Date }>`
    select provider, min(linked_at) as "linkedAt" from customer_identity where customer_id = ${customerId}
    group by provider order by provider`.execute(db)
  return rows
}

/** Ends that accounts of a provider sign the customer in. */
export async function deleteIdentities(tx: Writer, customerId: number, provider: ProviderName): Promise<void> {
  await tx
    .deleteFrom('customer_identity')
    .where('customer_id', '=', customerId)
    .where('provider', '=', provider)
    .execute()
}

const keptMilliseconds = 24 * 60 * 60_000

/** Deletes people when they expire, and a day later attempts, so that a late response is told that it is too late. */
export async function deleteExpired(tx: Writer, now: Date): Promise<void> {
  const before = new Date(now.getTime() - keptMilliseconds)
  await tx.deleteFrom('customer_social_attempt').where('expires_at', '<=', before).execute()
  await tx.deleteFrom('customer_social_person').where('expires_at', '<=', now).execute()
}
