import { sql } from 'kysely'
import type { Reader, Writer } from '#src/platform/database.ts'

export interface SessionRow {
  hash: string
  /** The hash of the cookie's half; null for a full token, which needs no cookie. */
  cookieHash: string | null
  customerId: number
  passwordVersion: number
  signedInAt: Date
  createdAt: Date
  expiresAt: Date
}

/**
 * The session to which both halves belong, if it has not expired, the password is unchanged and the account belongs to the
 * website.
 */
export async function selectSession(
  db: Reader,
  halves: { tokenHash: string; cookieHash: string | null },
  websiteId: number,
  now: Date,
): Promise<number | undefined> {
  const { rows } = await sql<{ customerId: number }>`
    select t.customer_id as "customerId" from customer_token t join customer_customer c on c.id = t.customer_id
    where t.token_hash = ${halves.tokenHash} and t.expires_at > ${now.toISOString()}::timestamptz
      and t.password_version = c.password_version and c.website_id = ${websiteId}
      and (t.cookie_hash is null or t.cookie_hash = ${halves.cookieHash})`.execute(db)
  return rows[0]?.customerId
}

/** Inserts a session and deletes the customer's expired ones. Returns false if the password has changed meanwhile. */
export async function insertSession(tx: Writer, session: SessionRow): Promise<boolean> {
  await tx
    .deleteFrom('customer_token')
    .where('customer_id', '=', session.customerId)
    .where('expires_at', '<=', session.createdAt)
    .execute()
  const { rows } = await sql`
    insert into customer_token (token_hash, cookie_hash, customer_id, password_version, signed_in_at, created_at, expires_at)
    select ${session.hash}, ${session.cookieHash}, id, password_version, ${session.signedInAt.toISOString()}::timestamptz,
      ${session.createdAt.toISOString()}::timestamptz, ${session.expiresAt.toISOString()}::timestamptz
    from customer_customer where id = ${session.customerId} and password_version = ${session.passwordVersion} for share
    returning token_hash`.execute(tx)
  return rows.length > 0
}

/** Locks a session and returns the time of its sign-in; undefined if it has ended. */
export async function selectSignIn(tx: Writer, tokenHash: string): Promise<Date | undefined> {
  const row = await tx
    .selectFrom('customer_token')
    .where('token_hash', '=', tokenHash)
    .select(['signed_in_at', 'created_at'])
    .forUpdate()
    .executeTakeFirst()
  return row === undefined ? undefined : (row.signed_in_at ?? row.created_at)
}

/** Replaces the token halves and the expiry of a session. Data linked to the session is kept. */
export async function replaceSession(
  tx: Writer,
  tokenHash: string,
  session: Pick<SessionRow, 'hash' | 'cookieHash' | 'createdAt' | 'expiresAt'>,
): Promise<void> {
  await tx
    .updateTable('customer_token')
    .set((row) => ({
      token_hash: session.hash,
      cookie_hash: session.cookieHash,
      signed_in_at: row.fn.coalesce('signed_in_at', 'created_at'),
      created_at: session.createdAt,
      expires_at: session.expiresAt,
    }))
    .where('token_hash', '=', tokenHash)
    .execute()
}

/** Ends all sessions of a customer, except one if it is given. */
export async function deleteSessions(tx: Writer, customerId: number, butHash?: string): Promise<void> {
  const all = tx.deleteFrom('customer_token').where('customer_id', '=', customerId)
  await (butHash === undefined ? all : all.where('token_hash', '<>', butHash)).execute()
}

/** Updates the session that changed the password, so that it stays valid. */
export async function keepSession(tx: Writer, tokenHash: string, passwordVersion: number): Promise<void> {
  await tx
    .updateTable('customer_token')
    .set({ password_version: passwordVersion })
    .where('token_hash', '=', tokenHash)
    .execute()
}

export async function isDeviceOf(db: Reader, deviceHash: string, customerId: number): Promise<boolean> {
  const row = await db
    .selectFrom('customer_device')
    .where('device_hash', '=', deviceHash)
    .where('customer_id', '=', customerId)
    .select('customer_id')
    .executeTakeFirst()
  return row !== undefined
}

export async function saveDevice(tx: Writer, deviceHash: string, customerId: number, now: Date): Promise<void> {
  await sql`
    insert into customer_device (device_hash, customer_id, seen_at)
    values (${deviceHash}, ${customerId}, ${now.toISOString()}::timestamptz)
    on conflict (device_hash, customer_id) do update set seen_at = excluded.seen_at`.execute(tx)
}
