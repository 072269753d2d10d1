import { sql } from 'kysely'
import type { PostalAddress } from '#src/customer/customer.ts'
import type { Reader, Writer } from '#src/platform/database.ts'
import type { DeliveryMethod } from './types.ts'

/** The delivery methods of a store view. Home delivery comes first, for clients that select the first method. */
export async function selectDeliveryMethods(db: Reader, storeId: number): Promise<DeliveryMethod[]> {
  const { rows } = await sql<DeliveryMethod>`
    select carrier_code as "carrierCode", method_code as "methodCode", price, free_from as "freeFrom", countries, network,
      cutoff, days_from as "daysFrom", days_to as "daysTo"
    from checkout_delivery_method where store_id = ${storeId} and is_active
    order by network is not null, position, id`.execute(db)
  return rows
}

/** The number of active delivery methods by store view; store views without any are left out. */
export async function countDeliveryMethods(db: Reader): Promise<Map<number, number>> {
  const { rows } = await sql<{ storeId: number; methods: number }>`
    select store_id as "storeId", count(*)::int as methods from checkout_delivery_method
    where is_active group by store_id`.execute(db)
  return new Map(rows.map(({ storeId, methods }) => [storeId, methods]))
}

export async function selectCustomerAddress(
  db: Reader,
  customerId: number,
  id: number,
): Promise<PostalAddress | undefined> {
  const { rows } = await sql<{ address: PostalAddress }>`
    select address from customer_address where id = ${id} and customer_id = ${customerId}`.execute(db)
  return rows[0]?.address
}

/** An active delivery method with its store view. */
export type StoredDeliveryMethod = DeliveryMethod & { storeId: number }

/** The active delivery methods of all store views, in the order in which their stores offer them. */
export async function selectAllDeliveryMethods(db: Reader): Promise<StoredDeliveryMethod[]> {
  const { rows } = await sql<StoredDeliveryMethod>`
    select store_id as "storeId", carrier_code as "carrierCode", method_code as "methodCode", price,
      free_from as "freeFrom", countries, network, cutoff, days_from as "daysFrom", days_to as "daysTo"
    from checkout_delivery_method where is_active order by store_id, position, id`.execute(db)
  return rows
}

export async function upsertDeliveryMethod(
  tx: Writer,
  method: StoredDeliveryMethod & { position: number },
): Promise<void> {
  await sql`
    insert into checkout_delivery_method (store_id, carrier_code, method_code, price, free_from, countries, network,
      cutoff, days_from, days_to, position, is_active)
    values (${method.storeId}, ${method.carrierCode}, ${method.methodCode}, ${method.price}, ${method.freeFrom},
      ${method.countries}::text[], ${method.network}, ${method.cutoff}, ${method.daysFrom}, ${method.daysTo},
      ${method.position}, true)
    on conflict (store_id, carrier_code, method_code) do update set price = excluded.price,
      free_from = excluded.free_from, countries = excluded.countries, network = excluded.network,
      cutoff = excluded.cutoff, days_from = excluded.days_from, days_to = excluded.days_to,
      position = excluded.position, is_active = true`.execute(tx)
}

/** Switches off all methods of a store view. Orders name their method, so it is never deleted. */
export async function disableDeliveryMethods(tx: Writer, storeId: number): Promise<void> {
  await sql`update checkout_delivery_method set is_active = false where store_id = ${storeId}`.execute(tx)
}
