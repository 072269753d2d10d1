import { sql } from 'kysely'
import type { Reader } from '#src/platform/database.ts'

export interface OrderLine {
  number: string
  placedAt: Date
  store: string
  email: string
  status: string
  total: number
  currency: string
}

const orderColumns = sql`o.number, o.placed_at as "placedAt", v.code as store, o.email, o.status, o.grand_total as total, o.currency`

export async function selectOrders(db: Reader, limit: number): Promise<OrderLine[]> {
  const { rows } = await sql<OrderLine>`
    select ${orderColumns} from order_order o join store_view v on v.id = o.store_id
    order by o.placed_at desc, o.id desc limit ${limit}`.execute(db)
  return rows
}

export async function selectOrder(db: Reader, number: string): Promise<(OrderLine & { id: number }) | undefined> {
  const { rows } = await sql<OrderLine & { id: number }>`
    select o.id, ${orderColumns} from order_order o join store_view v on v.id = o.store_id
    where o.number = ${number}`.execute(db)
  return rows[0]
}

export async function selectOrderItems(
  db: Reader,
  orderId: number,
): Promise<{ sku: string; name: string; quantity: number }[]> {
  const { rows } = await sql<{ sku: string; name: string; quantity: number }>`
    select sku, name, quantity from order_item where order_id = ${orderId} order by id`.execute(db)
  return rows
}

export async function selectProductId(db: Reader, sku: string): Promise<number | undefined> {
  const { rows } = await sql<{ id: number }>`select id from catalogue_product where sku = ${sku}`.execute(db)
  return rows[0]?.id
}

export async function selectStoreId(db: Reader, code: string): Promise<number | undefined> {
  const { rows } = await sql<{ id: number }>`select id from store_view where code = ${code}`.execute(db)
  return rows[0]?.id
}
