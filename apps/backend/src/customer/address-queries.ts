import { sql } from 'kysely'
import type { Reader, Writer } from '#src/platform/database.ts'
import type { AddressRow } from './queries.ts'
import type { PostalAddress } from './address/read-address.ts'

const columns = sql`id, customer_id as "customerId", address, is_default_shipping as "isDefaultShipping",
  is_default_billing as "isDefaultBilling"`

/** Whether the address is the default billing or shipping address. Undefined keeps the value. */
export interface DefaultFlags {
  isDefaultShipping?: boolean
  isDefaultBilling?: boolean
}

/** An address, if it belongs to this customer. */
export async function selectAddress(db: Reader, customerId: number, id: number): Promise<AddressRow | undefined> {
  const { rows } = await sql<AddressRow>`
    select ${columns} from customer_address where id = ${id} and customer_id = ${customerId}`.execute(db)
  return rows[0]
}

export async function countAddresses(db: Reader, customerId: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from customer_address where customer_id = ${customerId}`.execute(db)
  return rows[0]?.count ?? 0
}

export async function insertAddress(tx: Writer, customerId: number, address: PostalAddress): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    insert into customer_address (customer_id, address) values (${customerId}, ${JSON.stringify(address)}::jsonb)
    returning id`.execute(tx)
  return rows[0]?.id ?? 0
}

/** Adds an address unless the customer already has the same one. */
export async function insertAddressOnce(tx: Writer, customerId: number, address: PostalAddress): Promise<void> {
  const json = JSON.stringify(address)
  await sql`
    insert into customer_address (customer_id, address) select ${customerId}::int, ${json}::jsonb
    where not exists (
      select from customer_address where customer_id = ${customerId} and address = ${json}::jsonb
    )`.execute(tx)
}

export async function updateAddress(tx: Writer, id: number, address: PostalAddress): Promise<void> {
  await sql`update customer_address set address = ${JSON.stringify(address)}::jsonb where id = ${id}`.execute(tx)
}

/** Sets or clears the default flags of an address. A customer has at most one default of each kind. */
export async function updateDefaults(tx: Writer, customerId: number, id: number, flags: DefaultFlags): Promise<void> {
  const { isDefaultShipping: shipping = null, isDefaultBilling: billing = null } = flags
  await sql`
    update customer_address set
      is_default_shipping = case when id = ${id} then coalesce(${shipping}::boolean, is_default_shipping)
        when ${shipping}::boolean is true then false else is_default_shipping end,
      is_default_billing = case when id = ${id} then coalesce(${billing}::boolean, is_default_billing)
        when ${billing}::boolean is true then false else is_default_billing end
    where customer_id = ${customerId}`.execute(tx)
}

export async function deleteAddress(tx: Writer, id: number): Promise<void> {
  await tx.deleteFrom('customer_address').where('id', '=', id).execute()
}
