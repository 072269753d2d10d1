import { sql } from 'kysely'
import type { ItemGifts, OrderGifts } from '../order/order.ts'
import type { Reader } from '#src/platform/database.ts'

export interface OrderLine {
  number: string
  placedAt: Date
  store: string
  email: string
  status: string
  total: number
  currency: string
  carrierCode: string | null
  deliveryTitle: string | null
  storeId: number
  shippedAt: Date | null
  deliveryDates: { to: string } | null
  shippingAddress: { countryCode: string; postcode?: string } | null
  billingAddress: { countryCode: string; postcode?: string }
}

export interface ShownOrder extends OrderLine {
  id: number
  gifts: OrderGifts | null
  /** The sales agent who placed the order. */
  agent: string | null
}

export interface ShownItem {
  sku: string
  name: string
  quantity: number
  gifts: ItemGifts | null
}

const orderColumns = sql`o.number, o.placed_at as "placedAt", v.code as store, o.email, o.status, o.grand_total as total,
  o.currency, o.carrier_code as "carrierCode", o.delivery_title as "deliveryTitle", o.store_id as "storeId",
  o.shipped_at as "shippedAt", o.delivery_dates as "deliveryDates",
  o.shipping_address as "shippingAddress", o.billing_address as "billingAddress"`

export async function selectOrders(db: Reader, limit: number): Promise<OrderLine[]> {
  const { rows } = await sql<OrderLine>`
    select ${orderColumns} from order_order o join store_view v on v.id = o.store_id
    order by o.placed_at desc, o.id desc limit ${limit}`.execute(db)
  return rows
}

export async function selectOrder(db: Reader, number: string): Promise<ShownOrder | undefined> {
  const { rows } = await sql<ShownOrder>`
    select o.id, o.gifts, a.email as agent, ${orderColumns} from order_order o join store_view v on v.id = o.store_id
    left join customer_customer a on a.id = o.agent_id
    where o.number = ${number}`.execute(db)
  return rows[0]
}

export async function selectOrderItems(db: Reader, orderId: number): Promise<ShownItem[]> {
  const { rows } = await sql<ShownItem>`
    select sku, name, quantity, gifts from order_item where order_id = ${orderId} order by id`.execute(db)
  return rows
}

export async function selectProductId(db: Reader, sku: string): Promise<number | undefined> {
  const { rows } = await sql<{ id: number }>`select id from catalogue_product where sku = ${sku}`.execute(db)
  return rows[0]?.id
}

export async function selectStoreId(db: Reader, code: string): Promise<number | undefined> {
  const { rows } = await sql<{ id: number }>`
    select id from store_view where code = ${code} or (${code} = 'default' and is_default)
    order by code = ${code} desc limit 1`.execute(db)
  return rows[0]?.id
}

/** The orders with these ids. */
export async function selectOrdersById(db: Reader, ids: readonly number[]): Promise<(OrderLine & { id: number })[]> {
  const { rows } = await sql<OrderLine & { id: number }>`
    select o.id, ${orderColumns} from order_order o join store_view v on v.id = o.store_id
    where o.id = any(${[...ids]}::bigint[])`.execute(db)
  return rows
}

/** Order numbers by order id. */
export async function selectOrderNumbers(db: Reader, ids: readonly number[]): Promise<Map<number, string>> {
  const { rows } = await sql<{ id: number; number: string }>`
    select id, number from order_order where id = any(${[...ids]}::bigint[])`.execute(db)
  return new Map(rows.map(({ id, number }) => [id, number]))
}
