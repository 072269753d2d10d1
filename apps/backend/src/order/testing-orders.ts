import { sql } from 'kysely'
import type { TestShop } from '../testing.ts'
import { changeOrder, type OrderAction } from './order.ts'

/** Does to the order what staff asks for. */
export async function changeByStaff(shop: TestShop, number: string, action: OrderAction): Promise<void> {
  await shop.database.transaction(async (tx) => {
    const { rows } = await sql<{ id: number }>`select id from order_order where number = ${number}`.execute(tx)
    await changeOrder(tx, rows[0]?.id ?? 0, action, { reason: '', actor: 'staff', now: new Date() })
  })
}
