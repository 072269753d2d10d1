import { sql } from 'kysely'
import type { Reader, Writer } from '#src/platform/database.ts'

/** How a session began. */
export type SessionMethod = 'passkey' | 'password' | 'provider'

export interface SessionRow {
  hash: string
  /** The hash of the cookie's half; null for a full token, which needs no cookie. */
  cookieHash: string | null
  customerId: number
  passwordVersion: number
  signedInAt: Date
  createdAt: Date
  expiresAt: Date
  browser: string | null
  platform: string | null
  method: SessionMethod
  /** When a second factor besides the password was checked; null if none was. */
  provenAt: Date | null
}

/** An active session, for the customer's list of them. */
export interface ListedSession {
  id: number
  hash: string
  browser: string | null
  platform: string | null
  method: SessionMethod | null
  signedInAt: Date
  lastUsedAt: Date
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
): Promise<{ customerId: number; lastUsedAt: Date } | undefined> {
  const { rows } = await sql<{ customerId: number; lastUsedAt: Date }>`
    select t.customer_id as "customerId", coalesce(t.last_used_at, t.created_at) as "lastUsedAt" from customer_token t join customer_customer c on c.id = t.customer_id
    where t.token_hash = ${halves.tokenHash} and t.expires_at > ${now.toISOString()}::timestamptz
      and t.password_version = c.password_version and c.website_id = ${websiteId}
      and (t.cookie_hash is null or t.cookie_hash = ${halves.cookieHash})`.execute(db)
  return rows[0]
}

/** The customer's active sessions, the last used ones first. */
export async function selectSessions(db: Reader, customerId: number, now: Date): Promise<ListedSession[]> {
  const { rows } = await sql<ListedSession>`
    select t.id::int as id, t.token_hash as hash, t.browser, t.platform, t.method, coalesce(t.signed_in_at, t.created_at) as "signedInAt",
      coalesce(t.last_used_at, t.created_at) as "lastUsedAt", t.expires_at as "expiresAt"
    from customer_token t join customer_customer c on c.id = t.customer_id
    where t.customer_id = ${customerId} and t.expires_at > ${now.toISOString()}::timestamptz
      and t.password_version = c.password_version
    order by "lastUsedAt" desc, t.id desc`.execute(db)
  return rows
}

/** Saves that a session was used now. */
export async function saveUse(tx: Writer, tokenHash: string, now: Date): Promise<void> {
  await tx.updateTable('customer_token').set({ last_used_at: now }).where('token_hash', '=', tokenHash).execute()
}

/** Ends one session of a customer and returns the hash of its token; undefined if the customer has no such session. */
export async function deleteSession(tx: Writer, customerId: number, id: number): Promise<string | undefined> {
  const { rows } = await sql<{ hash: string }>`
    delete from customer_token where customer_id = ${customerId} and id = ${id} returning token_hash as hash`.execute(
    tx,
  )
  return rows[0]?.hash
}

/** Inserts a session and deletes the customer's expired ones. Returns false if the password has changed meanwhile. */
export async function insertSession(tx: Writer, session: SessionRow): Promise<boolean> {
  await tx
    .deleteFrom('customer_token')
    .where('customer_id', '=', session.customerId)
    .where('expires_at', '<=', session.createdAt)
    .execute()
  const { rows } = await sql`
    insert into customer_token (token_hash, cookie_hash, customer_id, password_version, signed_in_at, created_at, last_used_at, expires_at,
      browser, platform, method, proven_at)
    select ${session.hash}, ${session.cookieHash}, id, password_version, ${session.signedInAt.toISOString()}::timestamptz,
      ${session.createdAt.toISOString()}::timestamptz, ${session.createdAt.toISOString()}::timestamptz,
      ${session.expiresAt.toISOString()}::timestamptz, ${session.browser}, ${session.platform}, ${session.method},
      ${session.provenAt?.toISOString() ?? null}::timestamptz
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
      last_used_at: session.createdAt,
      expires_at: session.expiresAt,
    }))
    .where('token_hash', '=', tokenHash)
    .execute()
}

/** When the session began, and when a second factor was last checked in it. */
export async function selectProofs(
  db: Reader,
  tokenHash: string,
): Promise<{ signedInAt: Date; provenAt: Date | null } | undefined> {
  const row = await db
    .selectFrom('customer_token')
    .where('token_hash', '=', tokenHash)
    .select(['signed_in_at', 'created_at', 'proven_at'])
    .executeTakeFirst()
  return row && { signedInAt: row.signed_in_at ?? row.created_at, provenAt: row.proven_at }
}

/** Saves that a second factor was checked in a session. */
export async function saveProof(tx: Writer, tokenHash: string, now: Date): Promise<void> {
  await tx.updateTable('customer_token').set({ proven_at: now }).where('token_hash', '=', tokenHash).execute()
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

/** Saves that the customer uses a device. Returns whether it is a new one, besides others. */
export async function saveDevice(tx: Writer, deviceHash: string, customerId: number, now: Date): Promise<boolean> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from customer_device where customer_id = ${customerId}`.execute(tx)
  const isNew = !(await isDeviceOf(tx, deviceHash, customerId))
  await sql`
    insert into customer_device (device_hash, customer_id, seen_at)
    values (${deviceHash}, ${customerId}, ${now.toISOString()}::timestamptz)
    on conflict (device_hash, customer_id) do update set seen_at = excluded.seen_at`.execute(tx)
  return isNew && (rows[0]?.count ?? 0) > 0
}
