import { sql } from 'kysely'
import { CartClient } from '../cart/testing-client.ts'
import type { TestShop } from '../testing.ts'
import { changeOrder, type OrderAction } from './order.ts'

export interface PlacedOrder {
  number: string
  token: string
  total: { grand_total: { value: number }; total_tax: { value: number } }
}

/** Places a guest's order of two pieces. */
export async function placeGuestOrder(shop: TestShop): Promise<PlacedOrder> {
  const client = new CartClient(shop)
  const id = await client.newCart()
  await client.add(id, [{ sku: 'ROLE-PLENTY', quantity: 2 }])
  await client.makeReady(id)
  const query = `mutation ($id: String!) { placeOrder(input: { cart_id: $id }) {
    orderV2 { number token total { grand_total { value } total_tax { value } } } } }`
  return (await client.must<{ placeOrder: { orderV2: PlacedOrder } }>(query, { id })).placeOrder.orderV2
}

/** Does to the order what staff asks for. */
export async function changeByStaff(shop: TestShop, number: string, action: OrderAction): Promise<void> {
  await shop.database.transaction(async (tx) => {
    const { rows } = await sql<{ id: number }>`select id from order_order where number = ${number}`.execute(tx)
    await changeOrder(tx, rows[0]?.id ?? 0, action, { reason: '', actor: 'staff', now: new Date() })
  })
}
