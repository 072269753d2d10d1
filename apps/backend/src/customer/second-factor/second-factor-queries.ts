import { sql } from 'kysely'
import type { Reader, Writer } from '#src/platform/database.ts'

export interface Authenticator {
  /** In base32; null until the first code has been entered. */
  secret: string | null
  lastStep: number
  newSecret: string | null
  newExpiresAt: Date | null
}

export async function selectAuthenticator(db: Reader, customerId: number): Promise<Authenticator | undefined> {
  const { rows } = await sql<Authenticator>`
    select secret, last_step::float8 as "lastStep", new_secret as "newSecret", new_expires_at as "newExpiresAt"
    from customer_authenticator where customer_id = ${customerId}`.execute(db)
  return rows[0]
}

export async function hasAuthenticator(db: Reader, customerId: number): Promise<boolean> {
  return (await selectAuthenticator(db, customerId))?.secret != null
}

/** Stores a secret that takes effect with its first code, unless another one is waiting. Returns the one that is waiting. */
export async function offerSecret(
  tx: Writer,
  customerId: number,
  { secret, now, expiresAt }: { secret: string; now: Date; expiresAt: Date },
): Promise<string> {
  const { rows } = await sql<{ secret: string }>`
    insert into customer_authenticator as a (customer_id, new_secret, new_expires_at)
    values (${customerId}, ${secret}, ${expiresAt.toISOString()}::timestamptz)
    on conflict (customer_id) do update set
      new_secret = case when a.new_expires_at > ${now.toISOString()}::timestamptz then a.new_secret else excluded.new_secret end,
      new_expires_at = case when a.new_expires_at > ${now.toISOString()}::timestamptz then a.new_expires_at
        else excluded.new_expires_at end
    returning new_secret as secret`.execute(tx)
  return rows[0]?.secret ?? secret
}

/** Makes the waiting secret the one that counts. Returns false if another request has done so. */
export async function acceptSecret(tx: Writer, customerId: number, secret: string, step: number): Promise<boolean> {
  const { rows } = await sql`
    update customer_authenticator
    set secret = new_secret, last_step = ${step}, new_secret = null, new_expires_at = null
    where customer_id = ${customerId} and new_secret = ${secret} returning customer_id`.execute(tx)
  return rows.length > 0
}

/** Saves that the code of a step was used. Returns false if it, or a later one, was used before. */
export async function useStep(tx: Writer, customerId: number, step: number): Promise<boolean> {
  const { rows } = await sql`
    update customer_authenticator set last_step = ${step} where customer_id = ${customerId} and last_step < ${step}
    returning customer_id`.execute(tx)
  return rows.length > 0
}

export async function deleteAuthenticator(tx: Writer, customerId: number): Promise<void> {
  await tx.deleteFrom('customer_authenticator').where('customer_id', '=', customerId).execute()
}

/** Replaces all recovery codes of a customer. */
export async function replaceCodes(tx: Writer, customerId: number, hashes: readonly string[]): Promise<void> {
  await tx.deleteFrom('customer_recovery_code').where('customer_id', '=', customerId).execute()
  if (hashes.length === 0) return
  const values = hashes.map((hash) => ({ code_hash: hash, customer_id: customerId }))
  await tx.insertInto('customer_recovery_code').values(values).execute()
}

/** Deletes a recovery code. Returns false if the customer has no such code, or has used it. */
export async function deleteCode(tx: Writer, customerId: number, hash: string): Promise<boolean> {
  const { rows } = await sql`
    delete from customer_recovery_code where customer_id = ${customerId} and code_hash = ${hash} returning code_hash`.execute(
    tx,
  )
  return rows.length > 0
}

export async function countCodes(db: Reader, customerId: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from customer_recovery_code where customer_id = ${customerId}`.execute(db)
  return rows[0]?.count ?? 0
}
