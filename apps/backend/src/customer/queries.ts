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

export function selectByEmail(db: Reader, websiteId: number, email: string): Promise<CustomerRow | undefined> {
  return db
    .selectFrom('customer_customer')
    .where('website_id', '=', websiteId)
    .where('email', '=', email)
    .select(fields)
    .executeTakeFirst()
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

export async function selectTokenOwner(db: Reader, tokenHash: string, now: Date): Promise<number | null> {
  const row = await db
    .selectFrom('customer_token')
    .where('token_hash', '=', tokenHash)
    .where('expires_at', '>', now)
    .select('customer_id')
    .executeTakeFirst()
  return row?.customer_id ?? null
}

export async function insertToken(
  tx: Writer,
  token: { hash: string; customerId: number; createdAt: Date; expiresAt: Date },
): Promise<void> {
  await tx
    .deleteFrom('customer_token')
    .where('customer_id', '=', token.customerId)
    .where('expires_at', '<=', token.createdAt)
    .execute()
  await tx
    .insertInto('customer_token')
    .values({
      token_hash: token.hash,
      customer_id: token.customerId,
      created_at: token.createdAt,
      expires_at: token.expiresAt,
    })
    .execute()
}

export async function deleteTokens(tx: Writer, customerId: number): Promise<void> {
  await tx.deleteFrom('customer_token').where('customer_id', '=', customerId).execute()
}

/** Writes customers by website and e-mail and answers their ids under that key. */
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

/** Adds the addresses that are new to their customers. */
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

/** Adds the consents that the customer has not given yet; a consent is never rewritten. */
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
