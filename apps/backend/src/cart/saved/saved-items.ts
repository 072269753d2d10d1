import type { Context } from '#src/platform/context.ts'
import type { Writer } from '#src/platform/database.ts'
import { platformErrors } from '#src/platform/errors.ts'
import { decodeId, decodeUid, encodeUid } from '#src/platform/uid.ts'
import type { Added } from '../lines/add-products-to-cart.ts'
import { restoreLine } from '../lines/restore-line.ts'
import { cartErrors, itemErrors, type CartError } from '../errors.ts'
import { loadCart, viewLines } from '../open/load-cart.ts'
import { lockCart } from '../open/open-cart.ts'
import { deleteLines, selectLines, updateCart } from '../queries.ts'
import { doOnce } from '../lines/repeated-request.ts'
import { deleteSavedLines, insertSavedLines, selectSavedLines } from './saved-queries.ts'
import type { CartHead, CartLine, CartView, StoredLine } from '../types.ts'

const mostSaved = 200

/** The prefix distinguishes the uids of saved lines from those of cart lines. */
export const savedUid = (id: number): string => encodeUid(`saved/${id}`)

function savedId(uid: string): number {
  const [, id] = /^saved\/(\d{1,9})$/.exec(decodeUid(uid)) ?? []
  if (id === undefined) throw platformErrors.UID_INVALID({ uid })
  return Number(id)
}

/** The lines saved for later, with current prices and stock. */
export async function savedLines(ctx: Context, cart: CartView): Promise<CartLine[]> {
  const stored = await selectSavedLines(ctx.db, cart)
  if (stored.length === 0) return []
  const lines = await viewLines(ctx, cart, stored, ctx.db)
  return lines.map((line) => ({ ...line, discounts: [], wrapping: null, isSaved: true }))
}

/** Moves a line from the cart to the saved lines. */
export async function saveForLater(ctx: Context, maskedId: string, uid: string): Promise<CartView> {
  const { cart } = await change(ctx, maskedId, ['save', uid], async (tx, head) => {
    const id = decodeId(uid)
    const line = (await selectLines(tx, head.id)).find((one) => one.id === id)
    if (line === undefined) throw cartErrors.COULD_NOT_FIND_CART_ITEM({ id })
    if ((await selectSavedLines(tx, head)).length >= mostSaved)
      throw itemErrors.CART_TOO_MANY_SAVED({ maximum: mostSaved })
    await insertSavedLines(tx, head, [line], ctx.now)
    await deleteLines(tx, head.id, [id])
    return []
  })
  return cart
}

/** Moves a saved line back into the cart, after the same checks as a new item. A refused line stays saved. */
export function moveToCart(ctx: Context, maskedId: string, uid: string, quantity: number | null): Promise<Added> {
  return change(ctx, maskedId, ['move', uid, quantity], async (tx, head) => {
    const saved = await findSaved(tx, head, uid)
    const error = await restoreLine(ctx, tx, head, saved, quantity ?? saved.quantity)
    if (error !== null) return [error]
    await deleteSavedLines(tx, head, [saved.id])
    return []
  })
}

/** Deletes a saved line. */
export async function removeSaved(ctx: Context, maskedId: string, uid: string): Promise<CartView> {
  const { cart } = await change(ctx, maskedId, ['remove', uid], async (tx, head) => {
    await deleteSavedLines(tx, head, [(await findSaved(tx, head, uid)).id])
    return []
  })
  return cart
}

async function change(
  ctx: Context,
  maskedId: string,
  request: unknown[],
  work: (tx: Writer, head: CartHead) => Promise<CartError[]>,
): Promise<Added> {
  const { head, userErrors } = await ctx.transaction(async (tx) => {
    const cart = await lockCart(ctx, tx, maskedId)
    const found = await doOnce(ctx, tx, cart, request, () => work(tx, cart))
    await updateCart(tx, cart.id, { storeId: ctx.store.id }, ctx.now)
    return { head: cart, userErrors: found }
  })
  return { cart: await loadCart(ctx, head), userErrors }
}

async function findSaved(tx: Writer, head: CartHead, uid: string): Promise<StoredLine> {
  const id = savedId(uid)
  const line = (await selectSavedLines(tx, head)).find((one) => one.id === id)
  if (line === undefined) throw cartErrors.COULD_NOT_FIND_CART_ITEM({ id })
  return line
}
