import type { Context } from '#src/platform/context.ts'
import type { Writer } from '#src/platform/database.ts'
import { UserError } from '#src/platform/user-error.ts'
import { checkMixing } from './check-mixing.ts'
import { customerCart } from './create-cart.ts'
import { refusals } from './errors.ts'
import { loadCart } from './load-cart.ts'
import { checkAccess } from './open-cart.ts'
import { lockCarts, saveLines, updateCart, type NewLine } from './queries.ts'
import type { CartHead, CartLine, CartView } from './types.ts'

/**
 * Adds a guest's lines to the customer's cart, equal lines as far as stock and maximum allow, and closes the guest's
 * cart. Carts that may not be mixed (gift cards with other goods) stay both as they are.
 */
export async function mergeCarts(
  ctx: Context,
  sourceId: string,
  destinationId: string | null | undefined,
): Promise<CartView> {
  if (ctx.customerId === null) throw refusals.notSignedIn()
  if (destinationId === '') throw new UserError('graphql-input', 'The parameter "destination_cart_id" cannot be empty')
  const targetId = destinationId ?? (await customerCart(ctx, ctx.customerId)).maskedId
  const head = await ctx.transaction(async (tx) => {
    const carts = await lockCarts(tx, [...new Set([sourceId, targetId])])
    const target = checkAccess(
      ctx,
      targetId,
      carts.find((cart) => cart.maskedId === targetId),
    )
    if (target.customerId === null) throw refusals.foreignCart(targetId)
    if (sourceId === targetId) return target
    const source = checkAccess(
      ctx,
      sourceId,
      carts.find((cart) => cart.maskedId === sourceId),
    )
    if (source.customerId !== null) throw refusals.foreignCart(sourceId)
    await moveLines(ctx, tx, source, target)
    return target
  })
  return loadCart(ctx, head)
}

async function moveLines(ctx: Context, tx: Writer, source: CartHead, target: CartHead): Promise<void> {
  const arriving = (await loadCart(ctx, source, tx)).lines
  const present = (await loadCart(ctx, target, tx)).lines
  for (const line of arriving) {
    const error = checkMixing(
      present.map((other) => other.product),
      line.product,
    )
    if (error !== null) throw refusals.input(error)
  }
  const merged = mergeLines(present, arriving)
  if (merged.length > 0) await saveLines(tx, target.id, merged)
  await updateCart(tx, target.id, {}, ctx.now)
  await updateCart(tx, source.id, { isActive: false }, ctx.now)
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
