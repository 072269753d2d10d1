import { publishSoldOut, returnStock, takeStock } from '#src/inventory/inventory.ts'
import type { Writer } from '#src/platform/database.ts'
import { publish } from '#src/platform/events.ts'
import { returnErrors } from './errors.ts'
import { updateExchange } from './exchange-queries.ts'
import type { ReturnView } from './find-returns.ts'
import type { Exchange, Piece } from './types.ts'

/** Takes a size from stock for the exchange. The transaction must hold the order's lock. */
export async function takeSize(tx: Writer, orderId: number, { variantId }: Piece, quantity: number): Promise<void> {
  const taken = await takeStock(tx, [{ productId: variantId, quantity }], orderId)
  if (taken.missing.length > 0) throw returnErrors.EXCHANGE_SIZE_SOLD_OUT()
  await publishSoldOut(tx, taken)
}

/** What is sent for the goods of a return; null if they are refunded. */
export const exchangeOf = ({ items }: Pick<ReturnView, 'items'>): Exchange | null => items[0]?.exchange ?? null

/** Takes the size of a confirmed request from stock. A return without an exchange needs none. */
export async function holdSize(tx: Writer, view: ReturnView): Promise<void> {
  const exchange = exchangeOf(view)
  if (exchange?.status !== 'waiting') return
  await takeSize(tx, view.order.id, exchange, exchange.quantity)
  await updateExchange(tx, { ...exchange, status: 'held' }, null)
}

/** Puts the size that an exchange holds back in stock. */
export async function releaseSize(tx: Writer, view: ReturnView): Promise<void> {
  const exchange = exchangeOf(view)
  if (exchange === null) return
  await updateExchange(tx, { ...exchange, status: 'released' }, null)
  if (exchange.status !== 'held') return
  const { variantId, quantity } = exchange
  await returnStock(tx, [{ productId: variantId, quantity }], view.order.id)
  await publish(tx, 'stock.changed', { productIds: [variantId] })
}
