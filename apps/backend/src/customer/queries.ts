import { sql } from 'kysely'
import type { Reader, Writer } from '#src/platform/database.ts'

export interface CustomerRow {
  id: number
  websiteId: number
  email: string
  passwordHash: string
  firstname: string
  lastname: string
  telephone: string | null
  kind: string
  isAgent: boolean
}

/** An account with the data needed for signing in. */
export interface AccountRow extends CustomerRow {
  passwordVersion: number
  isConfirmed: boolean
  /** False while the password is a random one that nobody knows. */
  hasPassword: boolean
  /** Whether the owner has proven the email address, by an emailed link or a provider. */
  isAddressProven: boolean
}

export interface AddressRow {
  id: number
  customerId: number
  address: unknown
  isDefaultShipping: boolean
  isDefaultBilling: boolean
}

const fields = [
  'id',
  'website_id as websiteId',
  'email',
  'password_hash as passwordHash',
  'firstname',
  'lastname',
  'telephone',
  'kind',
  'is_agent as isAgent',
] as const

export function selectCustomer(db: Reader, id: number): Promise<CustomerRow | undefined> {
  return db.selectFrom('customer_customer').where('id', '=', id).select(fields).executeTakeFirst()
}

export async function selectCustomers(db: Reader, emails: readonly string[]): Promise<CustomerRow[]> {
  if (emails.length === 0) return []
  return db.selectFrom('customer_customer').where('email', 'in', emails).select(fields).execute()
}

/** Which of these accounts have not proven their address. */
export async function selectUnproven(db: Reader, ids: readonly number[]): Promise<ReadonlySet<number>> {
  if (ids.length === 0) return new Set()
  const rows = await db
    .selectFrom('customer_customer')
    .where('id', 'in', ids)
    .where('is_address_proven', '=', false)
    .select('id')
    .execute()
  return new Set(rows.map(({ id }) => id))
}

const accountFields = [
  ...fields,
  'password_version as passwordVersion',
  'is_confirmed as isConfirmed',
  'has_password as hasPassword',
  'is_address_proven as isAddressProven',
] as const

export function selectByEmail(db: Reader, websiteId: number, email: string): Promise<AccountRow | undefined> {
  return db
    .selectFrom('customer_customer')
    .where('website_id', '=', websiteId)
    .where('email', '=', email)
    .select(accountFields)
    .executeTakeFirst()
}

export function selectAccount(db: Reader, id: number): Promise<AccountRow | undefined> {
  return db.selectFrom('customer_customer').where('id', '=', id).select(accountFields).executeTakeFirst()
}

/** Inserts an account and returns its id; undefined if the email address is taken in this website. */
export async function insertAccount(
  tx: Writer,
  account: Omit<CustomerRow, 'id' | 'telephone' | 'kind' | 'isAgent'> & {
    isConfirmed: boolean
    storeId: number
    /** False for a random password that nobody knows. */
    hasPassword?: boolean
    isAddressProven?: boolean
  },
): Promise<number | undefined> {
  const row = await tx
    .insertInto('customer_customer')
    .values({
      website_id: account.websiteId,
      email: account.email,
      password_hash: account.passwordHash,
      firstname: account.firstname,
      lastname: account.lastname,
      is_confirmed: account.isConfirmed,
      has_password: account.hasPassword ?? true,
      is_address_proven: account.isAddressProven ?? false,
      created_in: account.storeId,
    })
    .onConflict((conflict) => conflict.columns(['website_id', 'email']).doNothing())
    .returning('id')
    .executeTakeFirst()
  return row?.id
}

/** Updates the given fields of the account. */
export async function updateAccount(
  tx: Writer,
  id: number,
  change: { firstname?: string; lastname?: string; email?: string; isConfirmed?: boolean; isAddressProven?: boolean },
): Promise<void> {
  const { isConfirmed, isAddressProven, ...names } = change
  const values = {
    ...names,
    ...(isConfirmed === undefined ? {} : { is_confirmed: isConfirmed }),
    ...(isAddressProven === undefined ? {} : { is_address_proven: isAddressProven }),
  }
  if (Object.keys(values).length > 0)
    await tx.updateTable('customer_customer').set(values).where('id', '=', id).execute()
}

/** Makes an account a sales agent's, or an ordinary one again. */
export async function updateIsAgent(tx: Writer, id: number, isAgent: boolean): Promise<void> {
  await tx.updateTable('customer_customer').set({ is_agent: isAgent }).where('id', '=', id).execute()
}

/** The accounts of all sales agents. */
export function selectAgents(db: Reader): Promise<CustomerRow[]> {
  return db.selectFrom('customer_customer').where('is_agent', '=', true).select(fields).orderBy('email').execute()
}

/** The accounts with these email addresses in all websites, with their password hashes. */
export function selectPasswords(
  db: Reader,
  emails: readonly string[],
): Promise<{ id: number; passwordHash: string }[]> {
  return db
    .selectFrom('customer_customer')
    .where('email', 'in', emails)
    .select(['id', 'password_hash as passwordHash'])
    .orderBy('id')
    .execute()
}

/**
 * Sets a password and returns its version. Sessions of earlier versions become invalid. `isKnown` is false for a random one that
 * nobody knows.
 */
export async function updatePassword(tx: Writer, id: number, passwordHash: string, isKnown = true): Promise<number> {
  const { passwordVersion } = await tx
    .updateTable('customer_customer')
    .set((row) => ({
      password_hash: passwordHash,
      password_version: row('password_version', '+', 1),
      has_password: isKnown,
    }))
    .where('id', '=', id)
    .returning('password_version as passwordVersion')
    .executeTakeFirstOrThrow()
  return passwordVersion
}

/** Saves that somebody has signed in with the password. */
export async function updateHasPassword(tx: Writer, id: number): Promise<void> {
  await tx.updateTable('customer_customer').set({ has_password: true }).where('id', '=', id).execute()
}

/** Locks the account until the transaction ends, and returns whether somebody knows its password. */
export async function lockHasPassword(tx: Writer, id: number): Promise<boolean> {
  const row = await tx
    .selectFrom('customer_customer')
    .where('id', '=', id)
    .select('has_password')
    .forUpdate()
    .executeTakeFirst()
  return row?.has_password === true
}

export function selectAddresses(db: Reader, customerId: number): Promise<AddressRow[]> {
  return db
    .selectFrom('customer_address')
    .where('customer_id', '=', customerId)
    .select(['id', 'customer_id as customerId', 'address'])
    .select(['is_default_shipping as isDefaultShipping', 'is_default_billing as isDefaultBilling'])
    .orderBy('id')
    .execute()
}

/** Saves customers by website and e-mail. Returns their ids by that key. */
export async function upsertCustomers(
  tx: Writer,
  rows: readonly Omit<CustomerRow, 'id'>[],
): Promise<Map<string, number>> {
  const saved = await sql<{ id: number; website_id: number; email: string }>`
    insert into customer_customer
      (website_id, email, password_hash, firstname, lastname, telephone, kind, is_agent)
    select r."websiteId", r.email, r."passwordHash", r.firstname, r.lastname, r.telephone, r.kind, r."isAgent"
    from json_to_recordset(${JSON.stringify(rows)}::json) as r ("websiteId" integer, email text, "passwordHash" text,
      firstname text, lastname text, telephone text, kind text, "isAgent" boolean)
    on conflict (website_id, email) do update set password_hash = excluded.password_hash, firstname = excluded.firstname,
      lastname = excluded.lastname, telephone = excluded.telephone, kind = excluded.kind, is_agent = excluded.is_agent
    returning id, website_id, email`.execute(tx)
  return new Map(saved.rows.map((row) => [`${row.website_id} ${row.email}`, row.id]))
}

/** Inserts addresses that their customers do not have yet. */
export async function insertAddresses(tx: Writer, rows: readonly Omit<AddressRow, 'id'>[]): Promise<number> {
  const saved = await sql`
    insert into customer_address (customer_id, address, is_default_shipping, is_default_billing)
    select r."customerId", r.address, r."isDefaultShipping", r."isDefaultBilling"
    from json_to_recordset(${JSON.stringify(rows)}::json)
      as r ("customerId" integer, address jsonb, "isDefaultShipping" boolean, "isDefaultBilling" boolean)
    where not exists (
      select 1 from customer_address a where a.customer_id = r."customerId" and a.address = r.address
    ) returning id`.execute(tx)
  return saved.rows.length
}
