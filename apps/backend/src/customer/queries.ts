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
  isSubscribed: boolean
}

/** An account with the data needed for signing in. */
export interface AccountRow extends CustomerRow {
  passwordVersion: number
  isConfirmed: boolean
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
  'is_subscribed as isSubscribed',
] as const

export function selectCustomer(db: Reader, id: number): Promise<CustomerRow | undefined> {
  return db.selectFrom('customer_customer').where('id', '=', id).select(fields).executeTakeFirst()
}

export async function selectCustomers(db: Reader, emails: readonly string[]): Promise<CustomerRow[]> {
  if (emails.length === 0) return []
  return db.selectFrom('customer_customer').where('email', 'in', emails).select(fields).execute()
}

const accountFields = [...fields, 'password_version as passwordVersion', 'is_confirmed as isConfirmed'] as const

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
  account: Omit<CustomerRow, 'id' | 'telephone' | 'kind' | 'isAgent'> & { isConfirmed: boolean; storeId: number },
): Promise<number | undefined> {
  const row = await tx
    .insertInto('customer_customer')
    .values({
      website_id: account.websiteId,
      email: account.email,
      password_hash: account.passwordHash,
      firstname: account.firstname,
      lastname: account.lastname,
      is_subscribed: account.isSubscribed,
      is_confirmed: account.isConfirmed,
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
  change: { firstname?: string; lastname?: string; isSubscribed?: boolean; email?: string; isConfirmed?: boolean },
): Promise<void> {
  const { isSubscribed, isConfirmed, ...names } = change
  const values = {
    ...names,
    ...(isSubscribed === undefined ? {} : { is_subscribed: isSubscribed }),
    ...(isConfirmed === undefined ? {} : { is_confirmed: isConfirmed }),
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

/** Sets a password and returns its version. Sessions of earlier versions become invalid. */
export async function updatePassword(tx: Writer, id: number, passwordHash: string): Promise<number> {
  const { passwordVersion } = await tx
    .updateTable('customer_customer')
    .set((row) => ({ password_hash: passwordHash, password_version: row('password_version', '+', 1) }))
    .where('id', '=', id)
    .returning('password_version as passwordVersion')
    .executeTakeFirstOrThrow()
  return passwordVersion
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
      (website_id, email, password_hash, firstname, lastname, telephone, kind, is_agent, is_subscribed)
    select r."websiteId", r.email, r."passwordHash", r.firstname, r.lastname, r.telephone, r.kind, r."isAgent", r."isSubscribed"
    from json_to_recordset(${JSON.stringify(rows)}::json) as r ("websiteId" integer, email text, "passwordHash" text,
      firstname text, lastname text, telephone text, kind text, "isAgent" boolean, "isSubscribed" boolean)
    on conflict (website_id, email) do update set password_hash = excluded.password_hash, firstname = excluded.firstname,
      lastname = excluded.lastname, telephone = excluded.telephone, kind = excluded.kind, is_agent = excluded.is_agent,
      is_subscribed = excluded.is_subscribed
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

/** Inserts consents that the customer has not given yet. Existing consents are never changed. */
export async function insertAgreements(
  tx: Writer,
  rows: readonly { customerId: number; agreement: string }[],
  now: Date,
): Promise<number> {
  const saved = await sql`
    insert into customer_accepted_agreement (customer_id, agreement, accepted, at)
    select r."customerId", r.agreement, true, ${now.toISOString()}::timestamptz
    from json_to_recordset(${JSON.stringify(rows)}::json) as r ("customerId" integer, agreement text)
    where not exists (
      select 1 from customer_accepted_agreement a where a.customer_id = r."customerId" and a.agreement = r.agreement
    ) returning id`.execute(tx)
  return saved.rows.length
}
