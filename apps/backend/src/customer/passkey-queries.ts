import { sql } from 'kysely'
import type { Reader, Writer } from '#src/platform/database.ts'

export interface PasskeyRow {
  id: number
  customerId: number
  credentialId: string
  userHandle: string
  publicKey: string
  counter: number
  transports: string[]
  isBackedUp: boolean
  name: string
  createdAt: Date
  lastUsedAt: Date | null
}

const columns = sql`id::int as id, customer_id as "customerId", credential_id as "credentialId", user_handle as "userHandle",
  public_key as "publicKey", counter::float8 as counter, transports, is_backed_up as "isBackedUp", name,
  created_at as "createdAt", last_used_at as "lastUsedAt"`

/** The customer's passkeys, the newest first. */
export async function selectPasskeys(db: Reader, customerId: number): Promise<PasskeyRow[]> {
  const { rows } = await sql<PasskeyRow>`
    select ${columns} from customer_passkey where customer_id = ${customerId} order by id desc`.execute(db)
  return rows
}

/** The passkey with this id of a credential, whosever it is. */
export async function selectPasskey(db: Reader, credentialId: string, rpId: string): Promise<PasskeyRow | undefined> {
  const { rows } = await sql<PasskeyRow>`
    select ${columns} from customer_passkey where credential_id = ${credentialId} and rp_id = ${rpId}`.execute(db)
  return rows[0]
}

/** Saves a passkey. Returns false if the credential is known already. */
export async function insertPasskey(
  tx: Writer,
  passkey: Omit<PasskeyRow, 'id' | 'lastUsedAt'> & { rpId: string },
): Promise<boolean> {
  const row = await tx
    .insertInto('customer_passkey')
    .values({
      customer_id: passkey.customerId,
      credential_id: passkey.credentialId,
      rp_id: passkey.rpId,
      user_handle: passkey.userHandle,
      public_key: passkey.publicKey,
      counter: passkey.counter,
      transports: passkey.transports,
      is_backed_up: passkey.isBackedUp,
      name: passkey.name,
      created_at: passkey.createdAt,
    })
    .onConflict((conflict) => conflict.column('credential_id').doNothing())
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

/**
 * Saves that a passkey was used. Returns false if another request has used it meanwhile and its counter has not grown since: then
 * a copy of it may be in use.
 */
export async function savePasskeyUse(
  tx: Writer,
  id: number,
  use: { counter: number; isBackedUp: boolean; now: Date },
): Promise<boolean> {
  const { rows } = await sql`
    update customer_passkey
    set counter = ${use.counter}, is_backed_up = ${use.isBackedUp}, last_used_at = ${use.now.toISOString()}::timestamptz
    where id = ${id} and (counter < ${use.counter} or (counter = 0 and ${use.counter} = 0))
    returning id`.execute(tx)
  return rows.length > 0
}

/** Renames a passkey of the customer. Returns false if there is none. */
export async function updatePasskeyName(tx: Writer, customerId: number, id: number, name: string): Promise<boolean> {
  const { rows } = await sql`
    update customer_passkey set name = ${name} where customer_id = ${customerId} and id = ${id} returning id`.execute(
    tx,
  )
  return rows.length > 0
}

export async function deletePasskey(tx: Writer, customerId: number, id: number): Promise<void> {
  await tx.deleteFrom('customer_passkey').where('customer_id', '=', customerId).where('id', '=', id).execute()
}

/** Deletes all passkeys of a customer and returns how many there were. */
export async function deletePasskeys(tx: Writer, customerId: number): Promise<number> {
  const { rows } = await sql`delete from customer_passkey where customer_id = ${customerId} returning id`.execute(tx)
  return rows.length
}

export interface ChallengeRow {
  customerId: number | null
  storeId: number
  userHandle: string | null
  expiresAt: Date
}

export async function insertChallenge(
  tx: Writer,
  challenge: ChallengeRow & { challengeHash: string; browserHash: string },
): Promise<void> {
  await tx
    .insertInto('customer_passkey_challenge')
    .values({
      challenge_hash: challenge.challengeHash,
      browser_hash: challenge.browserHash,
      customer_id: challenge.customerId,
      store_id: challenge.storeId,
      user_handle: challenge.userHandle,
      expires_at: challenge.expiresAt,
    })
    .execute()
}

/** Deletes a challenge and returns it, so that it can be used only once; undefined if this browser did not get it. */
export async function deleteChallenge(
  tx: Writer,
  { challengeHash, browserHash }: { challengeHash: string; browserHash: string },
): Promise<ChallengeRow | undefined> {
  const { rows } = await sql<ChallengeRow>`
    delete from customer_passkey_challenge where challenge_hash = ${challengeHash} and browser_hash = ${browserHash}
    returning customer_id as "customerId", store_id as "storeId", user_handle as "userHandle", expires_at as "expiresAt"`.execute(
    tx,
  )
  return rows[0]
}

const keptMilliseconds = 24 * 60 * 60_000

/** Deletes challenges a day after they expired, so that a late response is told that it is too late. */
export async function deleteExpiredChallenges(tx: Writer, now: Date): Promise<void> {
  const before = new Date(now.getTime() - keptMilliseconds)
  await tx.deleteFrom('customer_passkey_challenge').where('expires_at', '<=', before).execute()
}
