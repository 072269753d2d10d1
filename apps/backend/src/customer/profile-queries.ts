import { sql } from 'kysely'
import type { Reader, Writer } from '#src/platform/database.ts'

/** A customer's data besides name and email; null if not given. */
export interface ProfileRow {
  prefix: string | null
  middlename: string | null
  suffix: string | null
  gender: number | null
  /** A calendar date, such as 1990-12-31. */
  dateOfBirth: string | null
  taxvat: string | null
  allowsAssistance: boolean
  isConfirmed: boolean
  createdAt: Date
}

export type ProfileChange = Partial<Omit<ProfileRow, 'isConfirmed' | 'createdAt'>>

export async function selectProfile(db: Reader, id: number): Promise<ProfileRow | undefined> {
  const { rows } = await sql<ProfileRow>`
    select prefix, middlename, suffix, gender, date_of_birth as "dateOfBirth", taxvat,
      allows_assistance as "allowsAssistance", is_confirmed as "isConfirmed", created_at as "createdAt"
    from customer_customer where id = ${id}`.execute(db)
  return rows[0]
}

/** Updates the given fields. Forbidding assistance also ends the adoptions that have begun. */
export async function updateProfile(tx: Writer, id: number, change: ProfileChange): Promise<void> {
  const { dateOfBirth, allowsAssistance, ...same } = change
  const values = {
    ...same,
    ...(dateOfBirth === undefined ? {} : { date_of_birth: dateOfBirth }),
    ...(allowsAssistance === undefined ? {} : { allows_assistance: allowsAssistance }),
    ...(allowsAssistance === false ? { assistance_ended_at: sql<Date>`clock_timestamp()` } : {}),
  }
  if (Object.keys(values).length > 0)
    await tx.updateTable('customer_customer').set(values).where('id', '=', id).execute()
}

/** Changes the email address. Returns false if another account of the website has it. */
export async function updateEmail(
  tx: Writer,
  id: number,
  { email, isConfirmed }: { email: string; isConfirmed: boolean },
): Promise<boolean> {
  const { rows } = await sql`
    update customer_customer c set email = ${email}, is_confirmed = ${isConfirmed}, is_address_proven = false
    where c.id = ${id} and not exists (
      select from customer_customer o where o.website_id = c.website_id and o.email = ${email} and o.id <> c.id
    ) returning c.id`.execute(tx)
  return rows.length > 0
}

/** Locks an account, so that its address book does not change and it is not deleted. Returns false if it does not exist. */
export async function lockAccount(tx: Writer, id: number): Promise<boolean> {
  const { rows } = await sql`select id from customer_customer where id = ${id} for update`.execute(tx)
  return rows.length > 0
}

/** Locks the account of an email address, so that it is not deleted and places no order; undefined if there is none. */
export async function lockAccountOf(
  tx: Writer,
  websiteId: number,
  email: string,
): Promise<{ id: number; isAgent: boolean } | undefined> {
  const { rows } = await sql<{ id: number; isAgent: boolean }>`
    select id, is_agent as "isAgent" from customer_customer
    where website_id = ${websiteId} and email = ${email} for update`.execute(tx)
  return rows[0]
}

/** Deletes the account with its addresses, sessions, links and wish lists. */
export async function deleteAccount(tx: Writer, id: number): Promise<void> {
  await tx.deleteFrom('customer_customer').where('id', '=', id).execute()
}
