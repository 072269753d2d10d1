import type { Context } from '#src/platform/context.ts'
import type { Writer } from '#src/platform/database.ts'
import { decodeId } from '#src/platform/uid.ts'
import { cartErrors, thrown, type CartError } from '../errors.ts'
import { checkAmount, checkQuantity } from './fit-line.ts'
import { changesQuantity, setItemGifts } from '../gifts/item-gifts.ts'
import { loadCart } from '../open/load-cart.ts'
import { lockCart } from '../open/open-cart.ts'
import { deleteLines, saveLines, updateCart } from '../queries.ts'
import type { CartHead, CartLine, CartView, LineUpdate } from '../types.ts'

/** Updates quantities, wrapping and messages, all or none. A quantity of 0 removes the line. Throws the first refusal. */
export async function updateCartItems(ctx: Context, maskedId: string, updates: LineUpdate[]): Promise<CartView> {
  if (updates.length === 0) throw cartErrors.CART_ITEMS_MISSING()
  const head = await ctx.transaction(async (tx) => {
    const cart = await lockCart(ctx, tx, maskedId)
    await applyUpdates(ctx, tx, cart, updates)
    return cart
  })
  return loadCart(ctx, head)
}

async function applyUpdates(ctx: Context, tx: Writer, cart: CartHead, updates: LineUpdate[]): Promise<void> {
  const lines = new Map((await loadCart(ctx, cart, tx)).lines.map((line) => [line.id, { ...line }]))
  const changed = new Set<CartLine>()
  const giftUpdates: { update: LineUpdate; line: CartLine }[] = []
  for (const update of updates) {
    const id = lineId(update)
    if (changesQuantity(update) && update.quantity == null)
      throw cartErrors.CART_ITEM_FIELD_MISSING({ parameter: 'quantity' })
    const line = lines.get(id)
    if (line === undefined) throw cartErrors.COULD_NOT_FIND_CART_ITEM({ id })
    if (update.quantity != null) line.quantity = newQuantity(update.quantity, line, [...lines.values()])
    changed.add(line)
    giftUpdates.push({ update, line })
  }
  await setItemGifts(ctx, tx, cart.id, giftUpdates)
  const removed = [...changed].filter((line) => line.quantity === 0).map((line) => line.id)
  const kept = [...changed].filter((line) => line.quantity > 0)
  if (removed.length > 0) await deleteLines(tx, cart.id, removed)
  if (kept.length > 0) await saveLines(tx, cart.id, kept)
  await updateCart(tx, cart.id, { storeId: ctx.store.id }, ctx.now)
}

/** The id of a line from whichever of its two arguments the client sent. */
export function lineId({ id, uid }: Pick<LineUpdate, 'id' | 'uid'>): number {
  if (id != null && uid != null) throw cartErrors.CART_ITEM_NAMED_TWICE()
  if (uid != null) return decodeId(uid)
  // As in Magento, 0 names no item.
  if (id) return id
  throw cartErrors.CART_ITEM_FIELD_MISSING({ parameter: 'cart_item_id' })
}

function newQuantity(quantity: number, line: CartLine, lines: CartLine[]): number {
  if (quantity === 0) return 0
  const error = checkQuantity(quantity) ?? checkIncrease(quantity, line, lines)
  if (error !== null)
    throw thrown({ ...error, message: `Could not update the product with SKU ${line.variant.sku}: ${error.message}` })
  return quantity
}

/** A smaller quantity is always allowed, even if it still exceeds the stock. */
function checkIncrease(quantity: number, line: CartLine, lines: CartLine[]): CartError | null {
  if (quantity <= line.quantity) return null
  const others = lines.filter((other) => other.variantId === line.variantId && other.id !== line.id)
  return checkAmount(
    line,
    quantity,
    others.reduce((sum, other) => sum + other.quantity, 0),
  )
}
