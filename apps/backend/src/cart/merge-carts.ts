import type { Context } from '#src/platform/context.ts'
import type { Writer } from '#src/platform/database.ts'
import { UserError } from '#src/platform/user-error.ts'
import { checkMixing } from './check-mixing.ts'
import { customerCart } from './create-cart.ts'
import { mergeCodes } from './apply-coupons.ts'
import { refusals } from './errors.ts'
import { loadCart } from './load-cart.ts'
import { mergeCards } from './merge-cards.ts'
import { mergeGifts } from './merge-gifts.ts'
import { checkAccess } from './open-cart.ts'
import { lockCarts, moveRepeatedRequests, saveLines, updateCart, type NewLine } from './queries.ts'
import { deleteSavedLines, insertSavedLines, selectSavedLines } from './saved-queries.ts'
import type { CartHead, CartLine, CartView } from './types.ts'

/**
 * Adds a guest's lines to the customer's cart, equal lines as far as stock and maximum allow, and closes the guest's
 * cart. Lines that may not be mixed with the customer's (gift cards with other goods) are saved for later instead, and
 * so is what the guest had saved.
 */
export async function mergeCarts(
  ctx: Context,
  sourceId: string,
  destinationId: string | null | undefined,
): Promise<CartView> {
  if (ctx.customerId === null) throw refusals.notSignedIn()
  if (destinationId === '') throw new UserError('graphql-input', 'The parameter "destination_cart_id" cannot be empty')
  const targetId = destinationId ?? (await customerCart(ctx, ctx.customerId)).maskedId
  const { head, putAside } = await ctx.transaction(async (tx) => {
    const carts = await lockCarts(tx, [...new Set([sourceId, targetId])])
    const target = checkAccess(
      ctx,
      targetId,
      carts.find((cart) => cart.maskedId === targetId),
    )
    if (target.customerId === null) throw refusals.foreignCart(targetId)
    if (sourceId === targetId) return { head: target, putAside: 0 }
    const source = checkAccess(
      ctx,
      sourceId,
      carts.find((cart) => cart.maskedId === sourceId),
    )
    if (source.customerId !== null) throw refusals.foreignCart(sourceId)
    return { head: target, putAside: await moveLines(ctx, tx, source, target) }
  })
  return { ...(await loadCart(ctx, head)), putAside }
}

/** Answers how many lines had to be put aside. */
async function moveLines(ctx: Context, tx: Writer, source: CartHead, target: CartHead): Promise<number> {
  const arriving = (await loadCart(ctx, source, tx)).lines
  const present = (await loadCart(ctx, target, tx)).lines
  const products = present.map((line) => line.product)
  const isMixed = arriving.some((line) => checkMixing(products, line.product) !== null)
  const merged = isMixed ? [] : mergeLines(present, arriving)
  if (merged.length > 0) await saveLines(tx, target.id, merged)
  const saved = await selectSavedLines(tx, source)
  await insertSavedLines(tx, target, isMixed ? [...arriving, ...saved] : saved, ctx.now)
  await deleteSavedLines(
    tx,
    source,
    saved.map((line) => line.id),
  )
  const couponCodes = mergeCodes(target.couponCodes, source.couponCodes)
  const seenCards = mergeCards(target.seenCards, source.seenCards)
  await updateCart(tx, target.id, { couponCodes, seenCards, ...mergeGifts(target, source) }, ctx.now)
  await moveRepeatedRequests(tx, source.id, target.id)
  await updateCart(tx, source.id, { isActive: false }, ctx.now)
  return isMixed ? arriving.length : 0
}

/** A line that is there already grows up to what can be bought, and never shrinks. */
export function mergeLines(present: CartLine[], arriving: CartLine[]): NewLine[] {
  return arriving.map((line) => {
    const same = present.find((other) => other.signature === line.signature)
    if (same === undefined) return line
    const quantity = Math.max(same.quantity, Math.min(same.quantity + line.quantity, same.maxQuantity))
    return { ...line, quantity }
  })
}
