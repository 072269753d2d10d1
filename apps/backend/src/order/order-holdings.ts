import { returnToCards, takeFromCardsAgain } from '#src/gift-card/gift-card.ts'
import { returnStock, takeStock } from '#src/inventory/inventory.ts'
import type { Writer } from '#src/platform/database.ts'
import { publish } from '#src/platform/events.ts'
import { returnCoupons, takeCouponsAgain } from '#src/pricing/pricing.ts'
import { selectItems } from './queries.ts'
import type { Order, OrderItem } from './types.ts'

const stockLines = (items: readonly OrderItem[]) =>
  items.flatMap(({ variantId, quantity }) => (variantId === null ? [] : [{ productId: variantId, quantity }]))

/**
 * Gives back everything that an order holds for its buyer, when nothing of it has been packed: goods and uses of coupons,
 * and what gift cards paid of an order that nobody paid; what was paid goes back as a refund.
 */
export async function giveBackHoldings(tx: Writer, order: Order, now: Date): Promise<void> {
  const lines = stockLines(await selectItems(tx, order.id))
  await returnStock(tx, lines, order.id)
  await returnCoupons(tx, order.id, now)
  if (order.paidAt === null) await returnCardPart(tx, order, order.cardTotal - order.cardReturned, now)
  await publish(tx, 'stock.changed', { productIds: lines.map((line) => line.productId) })
}

/** Takes anew what was given back; false, with nothing taken, when some of it is gone. */
export async function takeHoldings(tx: Writer, order: Order, now: Date): Promise<boolean> {
  const lines = stockLines(await selectItems(tx, order.id))
  const missing = new Set((await takeStock(tx, lines, order.id)).map((line) => line.productId))
  const isTaken = missing.size === 0 && (await takeAgain(tx, order, now))
  if (isTaken) await publish(tx, 'stock.changed', { productIds: lines.map((line) => line.productId) })
  else
    await returnStock(
      tx,
      lines.filter((line) => !missing.has(line.productId)),
      order.id,
    )
  return isTaken
}

/** Coupons and what gift cards paid, both or neither. */
async function takeAgain(tx: Writer, { id, cardPayments }: Order, now: Date): Promise<boolean> {
  if (!(await takeCouponsAgain(tx, id))) return false
  const isPaid = await takeFromCardsAgain(tx, cardPayments, id, now)
  if (!isPaid) await returnCoupons(tx, id, now)
  return isPaid
}

/** Gives a part of what gift cards paid back to them. */
export async function returnCardPart(tx: Writer, order: Order, amount: number, now: Date): Promise<void> {
  const { id, cardPayments: payments, cardReturned: returned } = order
  if (amount > 0) await returnToCards(tx, { id, payments, returned }, amount, now)
}
