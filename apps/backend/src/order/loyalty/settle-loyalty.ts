import { settleOrder } from '#src/loyalty/loyalty.ts'
import type { Database } from '#src/platform/database.ts'
import { goodsAmount } from './calculate-goods.ts'
import { selectCreditNotes } from '../documents/credit-note-queries.ts'
import { lockOrder } from '../lifecycle-queries.ts'
import { selectItems, selectOrdersById } from '../queries.ts'
import type { OrderAction } from '../types.ts'

/** Earns club points for a paid order, and takes back those of its refunds. Repeated calls change nothing. */
export async function settleLoyalty(database: Database, orderId: number, action: OrderAction['name']): Promise<void> {
  const [known] = await selectOrdersById(database.reader, [orderId])
  if (known?.customerId == null || known.paidAt === null) return
  await database.transaction(async (tx) => {
    const order = await lockOrder(tx, orderId)
    if (order.customerId === null || order.paidAt === null) return
    const goods = goodsAmount(await selectItems(tx, orderId))
    const credits = await selectCreditNotes(tx, orderId)
    const { id, number, storeId, customerId, paidAt } = order
    await settleOrder(tx, { id, number, storeId, customerId, paidAt, goods, credits }, action === 'pay')
  })
}
