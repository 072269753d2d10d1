import { issueCards } from '#src/gift-card/issue/issue.ts'
import type { Database } from '#src/platform/database.ts'
import { lockOrder } from '../lifecycle-queries.ts'
import { selectItems } from '../queries.ts'

/** Issues one gift card per piece bought, once. Canceled and closed orders get none. */
export async function issueGiftCards(database: Database, orderId: number, now: Date): Promise<void> {
  if (!(await selectItems(database.reader, orderId)).some(({ giftCard }) => giftCard !== null)) return
  await database.transaction(async (tx) => {
    const order = await lockOrder(tx, orderId)
    if (order.paidAt === null || order.status === 'closed' || order.status === 'canceled') return
    const lines = (await selectItems(tx, orderId)).flatMap(({ id, productId, quantity, giftCard }) =>
      giftCard === null ? [] : [{ itemId: id, productId, quantity, ...giftCard }],
    )
    await issueCards(tx, { ...order, isByMail: order.shippingAddress === null }, lines, now)
  })
}
