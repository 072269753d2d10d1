import { lockOrder, type OrderView } from '#src/order/order.ts'
import type { Context } from '#src/platform/context.ts'
import type { Writer } from '#src/platform/database.ts'
import { storeSettings } from '#src/store/store.ts'
import { calculatePieces, calculateTaken, canReturn } from './calculate-return.ts'
import { returnErrors } from './errors.ts'
import { soldLine } from './find-returns.ts'
import type { PiecesWithBuyer, RequestedItem, ReturnedQuantity, ReturnTerms } from './types.ts'

export async function checkEnabled(ctx: Context): Promise<void> {
  if (!(await storeSettings(ctx))['sales/rma/enabled']) throw returnErrors.RETURNS_DISABLED()
}

/** Locks the order and reads it again. Refuses it if the buyer's data was erased in the meantime. */
export async function lockAgain(tx: Writer, order: OrderView): Promise<OrderView> {
  const locked = await lockOrder(tx, order.id)
  // An erased order has another token.
  if (locked.token !== order.token) throw returnErrors.RETURN_ORDER_NOT_FOUND()
  return { ...order, ...locked }
}

/**
 * Takes the wanted pieces from those that the buyer has, or refuses. An item that names no exchange is divided: pieces as ordered
 * come first.
 */
export function takePieces(
  order: OrderView,
  wanted: readonly RequestedItem[],
  returned: readonly ReturnedQuantity[],
  terms: ReturnTerms,
): RequestedItem[] {
  if (!canReturn(order, terms)) throw returnErrors.RETURN_NOT_POSSIBLE()
  const left = new Map(order.items.map((item) => [item.id, calculatePieces(soldLine(item), returned)]))
  const namedFirst = wanted.toSorted((a, b) => Number(a.exchangeId === null) - Number(b.exchangeId === null))
  return namedFirst.flatMap((item) => {
    const { orderItemId, quantity, exchangeId } = item
    const pieces = left.get(orderItemId) ?? []
    const fitting = pieces.filter(({ exchange }) => exchangeId === null || exchange?.id === exchangeId)
    const maximum = fitting.reduce((sum, part) => sum + part.quantity, 0)
    if (maximum === 0) throw returnErrors.RETURN_ITEM_UNKNOWN()
    if (!Number.isInteger(quantity) || quantity < 1 || quantity > maximum)
      throw returnErrors.RETURN_QUANTITY_INVALID({ maximum })
    const taken = calculateTaken(fitting, quantity)
    left.set(
      orderItemId,
      pieces.map((part) => without(part, taken)),
    )
    return taken.map((part) => ({ ...item, quantity: part.quantity, exchangeId: part.exchange?.id ?? null }))
  })
}

function without(pieces: PiecesWithBuyer, taken: readonly PiecesWithBuyer[]): PiecesWithBuyer {
  const part = taken.find(({ exchange }) => exchange?.id === pieces.exchange?.id)
  return { ...pieces, quantity: pieces.quantity - (part?.quantity ?? 0) }
}
