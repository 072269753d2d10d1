import { sql } from 'kysely'
import type { Reader } from '#src/platform/database.ts'
import type { DeliveryMethod, Region } from './types.ts'

export async function selectDeliveryMethods(db: Reader, storeId: number): Promise<DeliveryMethod[]> {
  const { rows } = await sql<DeliveryMethod>`
    select carrier_code as "carrierCode", method_code as "methodCode", price, free_from as "freeFrom", countries
    from checkout_delivery_method where store_id = ${storeId} and is_active order by position, id`.execute(db)
  return rows
}

export async function selectRegions(db: Reader, country: string): Promise<Region[]> {
  const { rows } = await sql<Region>`
    select id, code, name from store_region where country = ${country} order by name`.execute(db)
  return rows
}

/** The store view's own settings for addresses: the narrowest scope wins. */
export async function selectAddressSettings(
  db: Reader,
  store: { id: number; groupId: number },
  paths: string[],
): Promise<Map<string, unknown>> {
  const { rows } = await sql<{ path: string; value: unknown }>`
    select distinct on (path) path, value from store_config
    where path = any(${paths}::text[]) and (scope = 'default'
      or (scope = 'group' and scope_id = ${store.groupId}) or (scope = 'view' and scope_id = ${store.id}))
    order by path, case scope when 'view' then 0 when 'group' then 1 else 2 end`.execute(db)
  return new Map(rows.map((row) => [row.path, row.value]))
}

export async function selectCustomerAddress(db: Reader, customerId: number, id: number): Promise<unknown> {
  const { rows } = await sql<{ address: unknown }>`
    select address from customer_address where id = ${id} and customer_id = ${customerId}`.execute(db)
  return rows[0]?.address
}
