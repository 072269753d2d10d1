import type { Context } from '#src/platform/context.ts'
import type { Writer } from '#src/platform/database.ts'
import { decodeId } from '#src/platform/uid.ts'
import { UserError } from '#src/platform/user-error.ts'
import { errors, refusals } from './errors.ts'
import { checkAmount } from './fit-line.ts'
import { changesQuantity, setItemGifts } from './item-gifts.ts'
import { loadCart } from './load-cart.ts'
import { lockCart } from './open-cart.ts'
import { deleteLines, saveLines, updateCart } from './queries.ts'
import type { CartHead, CartLine, CartView, GiftMessage } from './types.ts'

export interface LineUpdate {
  id: number | null | undefined
  uid: string | null | undefined
  quantity: number | null | undefined
  /** Absent leaves what there is, null takes it away. */
  wrappingId?: number | null | undefined
  giftMessage?: GiftMessage | null | undefined
}

/** Sets quantities, wrapping and messages; a quantity of 0 removes the line. All of the updates are done, or none with the first refusal thrown. */
export async function updateCartItems(ctx: Context, maskedId: string, updates: LineUpdate[]): Promise<CartView> {
  if (updates.length === 0) throw new UserError('graphql-input', 'Required parameter "cart_items" is missing.')
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
  const wishes: { update: LineUpdate; line: CartLine }[] = []
  for (const update of updates) {
    const id = lineId(update)
    const line = lines.get(id)
    if (line === undefined) throw refusals.itemMissing(id)
    if (changesQuantity(update)) line.quantity = newQuantity(update, line, [...lines.values()])
    changed.add(line)
    wishes.push({ update, line })
  }
  await setItemGifts(ctx, tx, cart.id, wishes)
  const removed = [...changed].filter((line) => line.quantity === 0).map((line) => line.id)
  const kept = [...changed].filter((line) => line.quantity > 0)
  if (removed.length > 0) await deleteLines(tx, cart.id, removed)
  if (kept.length > 0) await saveLines(tx, cart.id, kept)
  await updateCart(tx, cart.id, { storeId: ctx.store.id }, ctx.now)
}

/** The id of a line from one of the two arguments that may name it. */
export function lineId({ id, uid }: Pick<LineUpdate, 'id' | 'uid'>): number {
  if (id != null && uid != null)
    throw new UserError('graphql-input', "`cart_item_id` and `cart_item_uid` can't be used at the same time.")
  if (uid != null) return decodeId(uid)
  if (id != null) return id
  throw new UserError('graphql-input', 'Required parameter "cart_item_id" for "cart_items" is missing.')
}

function newQuantity({ quantity }: LineUpdate, line: CartLine, lines: CartLine[]): number {
  if (quantity == null)
    throw new UserError('graphql-input', 'Required parameter "quantity" for "cart_items" is missing.')
  if (quantity === 0) return 0
  if (!(quantity > 0)) throw refusals.input(errors.quantityTooSmall())
  if (!Number.isInteger(quantity)) throw refusals.input(errors.quantityNotWhole())
  // Fewer of a line is always allowed, also when not even those are left: it can only help.
  if (quantity <= line.quantity) return quantity
  const others = lines.filter((other) => other.variantId === line.variantId && other.id !== line.id)
  const error = checkAmount(
    line,
    quantity,
    others.reduce((sum, other) => sum + other.quantity, 0),
  )
  if (error !== null) throw refusals.input(error)
  return quantity
}
