import { refundCards, chargeCardsAgain } from '#src/gift-card/gift-card.ts'
import { publishSoldOut, returnStock, takeStock } from '#src/inventory/inventory.ts'
import type { Writer } from '#src/platform/database.ts'
import { publish } from '#src/platform/events.ts'
import { returnCoupons, takeCouponsAgain } from '#src/pricing/rules/rules.ts'
import { selectItems } from '../queries.ts'
import type { Order, OrderItem } from '../types.ts'

const stockLines = (items: readonly OrderItem[]) =>
  items.flatMap(({ variantId, quantity }) => (variantId === null ? [] : [{ productId: variantId, quantity }]))

/**
 * Releases everything that an unshipped order has reserved: stock, coupon uses and, if it is unpaid, its gift card payments. The
 * gift card payments of a paid order are part of its refund instead.
 */
export async function releaseHoldings(tx: Writer, order: Order, now: Date): Promise<void> {
  const lines = stockLines(await selectItems(tx, order.id))
  await returnStock(tx, lines, order.id)
  await returnCoupons(tx, order.id, now)
  if (order.paidAt === null) await returnCardPart(tx, order, order.cardTotal - order.cardReturned, now)
  await publish(tx, 'stock.changed', { productIds: lines.map((line) => line.productId) })
}

/** Reserves again what `releaseHoldings` released. Returns false, and reserves nothing, if any of it is no longer available. */
export async function reacquireHoldings(tx: Writer, order: Order, now: Date): Promise<boolean> {
  const lines = stockLines(await selectItems(tx, order.id))
  const taken = await takeStock(tx, lines, order.id)
  const missing = new Set(taken.missing.map((line) => line.productId))
  const isTaken = missing.size === 0 && (await takeAgain(tx, order, now))
  if (isTaken) await publishSoldOut(tx, taken)
  else
    await returnStock(
      tx,
      lines.filter((line) => !missing.has(line.productId)),
      order.id,
    )
  return isTaken
}

/** Reserves the coupon uses and the gift card payments again, both or neither. */
async function takeAgain(tx: Writer, { id, cardPayments }: Order, now: Date): Promise<boolean> {
  if (!(await takeCouponsAgain(tx, id))) return false
  const isPaid = await chargeCardsAgain(tx, cardPayments, id, now)
  if (!isPaid) await returnCoupons(tx, id, now)
  return isPaid
}

/** Returns an amount to the gift cards that paid for the order. */
export async function returnCardPart(tx: Writer, order: Order, amount: number, now: Date): Promise<void> {
  const { id, cardPayments: payments, cardReturned: returned } = order
  if (amount > 0) await refundCards(tx, { id, payments, returned }, amount, now)
}
