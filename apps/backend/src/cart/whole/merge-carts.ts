import type { Context } from '#src/platform/context.ts'
import type { Writer } from '#src/platform/database.ts'
import { platformErrors } from '#src/platform/errors.ts'
import { checkMixing } from '../lines/check-mixing.ts'
import { customerCart } from '../open/create-cart.ts'
import { mergeCodes } from '../coupons/apply-coupons.ts'
import { cartErrors } from '../errors.ts'
import { loadCart } from '../open/load-cart.ts'
import { mergeCards } from '../gift-cards/merge-cards.ts'
import { mergeGifts } from '../gifts/merge-gifts.ts'
import { checkAccess } from '../open/open-cart.ts'
import { lockCarts, moveRepeatedRequests, saveLines, updateCart, type NewLine } from '../queries.ts'
import { deleteSavedLines, insertSavedLines, selectSavedLines } from '../saved/saved-queries.ts'
import type { CartHead, CartLine, CartView } from '../types.ts'

/**
 * Moves the lines of a guest cart into the customer's cart and closes the guest cart. Equal lines are summed up to stock
 * and maximum. If the carts cannot be mixed (gift cards and other products), the guest's lines are saved for later. The
 * guest's saved lines move too.
 */
export async function mergeCarts(
  ctx: Context,
  sourceId: string,
  destinationId: string | null | undefined,
): Promise<CartView> {
  if (ctx.customerId === null) throw platformErrors.NOT_SIGNED_IN()
  if (destinationId === '') throw cartErrors.DESTINATION_CART_MISSING()
  const targetId = destinationId ?? (await customerCart(ctx, ctx.customerId)).maskedId
  const { head, savedByMerge } = await ctx.transaction(async (tx) => {
    const carts = await lockCarts(tx, [...new Set([sourceId, targetId])])
    const target = checkAccess(
      ctx,
      targetId,
      carts.find((cart) => cart.maskedId === targetId),
    )
    if (target.customerId === null) throw cartErrors.CART_INVALID_OWNER({ id: targetId })
    if (sourceId === targetId) return { head: target, savedByMerge: 0 }
    const source = checkAccess(
      ctx,
      sourceId,
      carts.find((cart) => cart.maskedId === sourceId),
    )
    if (source.customerId !== null) throw cartErrors.CART_INVALID_OWNER({ id: sourceId })
    return { head: target, savedByMerge: await moveLines(ctx, tx, source, target) }
  })
  return { ...(await loadCart(ctx, head)), savedByMerge }
}

/** Moves the lines of a locked guest cart and closes it. Returns how many were saved for later because they cannot be mixed. */
export async function moveLines(ctx: Context, tx: Writer, source: CartHead, target: CartHead): Promise<number> {
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

/** Sums equal lines up to the maximum that can be bought. Never reduces the quantity of an existing line. */
export function mergeLines(present: CartLine[], arriving: CartLine[]): NewLine[] {
  return arriving.map((line) => {
    const same = present.find((other) => other.signature === line.signature)
    if (same === undefined) return line
    const quantity = Math.max(same.quantity, Math.min(same.quantity + line.quantity, same.maxQuantity))
    return { ...line, quantity }
  })
}
