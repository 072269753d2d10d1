import type { OrderView } from '#src/order/order.ts'
import type { Piece, ReturnedItem } from './types.ts'

/** The size that a returned item has: that of the order, or of the exchange in which it was received. */
export function pieceOf(
  order: OrderView,
  { orderItemId, piece }: Pick<ReturnedItem, 'orderItemId' | 'piece'>,
): Omit<Piece, 'variantId'> & { name: string; variantId: number | null } {
  const line = order.items.find(({ id }) => id === orderItemId)
  const { sku = '', variantId = null, options = [], name = '' } = line ?? {}
  return { sku, variantId, options, ...piece, name }
}
