import { sql } from 'kysely'
import type { PostalAddress } from '#src/customer/customer.ts'
import type { Reader } from '#src/platform/database.ts'
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
