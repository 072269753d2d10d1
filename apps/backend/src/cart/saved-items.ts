import type { Context } from '#src/platform/context.ts'
import type { Writer } from '#src/platform/database.ts'
import { decodeId, decodeUid, encodeUid } from '#src/platform/uid.ts'
import { UserError } from '#src/platform/user-error.ts'
import type { Added } from './add-products-to-cart.ts'
import { bringBack } from './bring-back.ts'
import { errors, refusals, type CartError } from './errors.ts'
import { loadCart, viewLines } from './load-cart.ts'
import { lockCart } from './open-cart.ts'
import { deleteLines, selectLines, updateCart } from './queries.ts'
import { doOnce } from './repeated-request.ts'
import { deleteSavedLines, insertSavedLines, selectSavedLines } from './saved-queries.ts'
import type { CartHead, CartLine, CartView, StoredLine } from './types.ts'

const mostSaved = 200

/** A saved line's uid is told apart from that of a cart's line. */
export const savedUid = (id: number): string => encodeUid(`saved/${id}`)

function savedId(uid: string): number {
  const [, id] = /^saved\/(\d{1,9})$/.exec(decodeUid(uid)) ?? []
  if (id === undefined) throw new UserError('graphql-input', `Value of uid "${uid.slice(0, 64)}" is incorrect.`)
  return Number(id)
}

/** The lines put aside beside a cart, at the prices and stock of this instant. */
export async function savedLines(ctx: Context, cart: CartView): Promise<CartLine[]> {
  const stored = await selectSavedLines(ctx.db, cart)
  if (stored.length === 0) return []
  const { lines } = await viewLines(ctx, cart, stored, ctx.db)
  return lines.map((line) => ({ ...line, discounts: [], wrapping: null, isSaved: true }))
}

/** Takes a line out of the cart and keeps it for later. */
export async function saveForLater(ctx: Context, maskedId: string, uid: string): Promise<CartView> {
  const { cart } = await change(ctx, maskedId, ['save', uid], async (tx, head) => {
    const id = decodeId(uid)
    const line = (await selectLines(tx, head.id)).find((one) => one.id === id)
    if (line === undefined) throw refusals.itemMissing(id)
    if ((await selectSavedLines(tx, head)).length >= mostSaved) throw refusals.input(errors.tooManySaved(mostSaved))
    await insertSavedLines(tx, head, [line], ctx.now)
    await deleteLines(tx, head.id, [id])
    return []
  })
  return cart
}

/** Puts a saved line back into the cart under the rules of every other way in; what does not fit stays saved. */
export function moveToCart(ctx: Context, maskedId: string, uid: string, quantity: number | null): Promise<Added> {
  return change(ctx, maskedId, ['move', uid, quantity], async (tx, head) => {
    const saved = await findSaved(tx, head, uid)
    const error = await bringBack(ctx, tx, head, saved, quantity ?? saved.quantity)
    if (error !== null) return [error]
    await deleteSavedLines(tx, head, [saved.id])
    return []
  })
}

/** Forgets a saved line. */
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
  if (line === undefined) throw refusals.itemMissing(id)
  return line
}
