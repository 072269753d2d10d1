import { sql } from 'kysely'
import type { TestShop } from '../testing/testing.ts'
import { changeOrder, type OrderAction } from './order.ts'

/** Changes the order in the way that staff do. */
export async function changeByStaff(shop: TestShop, number: string, action: OrderAction): Promise<void> {
  await shop.database.transaction(async (tx) => {
    const { rows } = await sql<{ id: number }>`select id from order_order where number = ${number}`.execute(tx)
    await changeOrder(tx, rows[0]?.id ?? 0, action, { reason: '', actor: 'staff', now: new Date() })
  })
}
