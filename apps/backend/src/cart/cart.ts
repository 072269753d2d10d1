import type { Context } from '#src/platform/context.ts'
import { run, sendTogether, type Writer } from '#src/platform/database.ts'
import { contentOf, loadCart, shownWith, viewCart } from './open/load-cart.ts'
import { checkAccess, checkOwner, readCart } from './open/open-cart.ts'
import { cartOf, closureOf, lockOf, selectCart } from './queries.ts'
import type { CartHead, CartView } from './types.ts'

export { changeCart, changeHead, changeIf } from './open/change-cart.ts'
export { calculateFreeShipping } from './totals/calculate-free-shipping.ts'
export { paidTotals } from './totals/paid-totals.ts'
export { taxWithin } from './totals/calculate-totals.ts'
export { appliedDiscounts, discountFields } from './fields/discount-fields.ts'
export { cartErrors } from './errors.ts'
export { isVirtual, viewCart, type CartContent } from './open/load-cart.ts'
export { checkOwner } from './open/open-cart.ts'
export type { AppliedDiscount, CartAddress, CartHead, CartLine, CartView, LineTotals, PaidTotals } from './types.ts'
export { money } from './fields/money.ts'
export { cartIdOf, forgetCarts, type CartKey } from './queries.ts'
export { removeCoupons } from './coupons/remove-coupons.ts'

/** The caller's cart with current prices and stock. */
export async function findCart(ctx: Context, maskedId: string): Promise<CartView> {
  const [head, , ...content] = await sendTogether(ctx.db, [
    cartOf(maskedId),
    shownWith(ctx),
    ...contentOf(ctx, { maskedId }),
  ])
  return viewCart(ctx, checkAccess(ctx, maskedId, head), content, ctx.db)
}

/** An estimate: the caller's cart as it would be with these changes. Saves nothing. */
export async function hypotheticalCart(
  ctx: Context,
  maskedId: string,
  choices: (head: CartHead) => Partial<CartHead>,
): Promise<CartView> {
  const head = await readCart(ctx, maskedId)
  return loadCart(ctx, { ...head, ...choices(head) })
}

/** Locks a cart for placing its order. Returns closed carts too, because they may already have an order. */
export async function lockCartToOrder(ctx: Context, tx: Writer, maskedId: string): Promise<CartHead> {
  return checkOwner(ctx, maskedId, await run(tx, lockOf(maskedId)))
}

/** The caller's cart, even if it is closed, for queries after the order was placed. */
export async function findOwnCart(ctx: Context, maskedId: string): Promise<CartHead> {
  return checkOwner(ctx, maskedId, await selectCart(ctx.db, maskedId))
}

/** Locks a cart for placing its order, and reads its content; to be sent in one message. */
export const orderedCartOf = (ctx: Context, maskedId: string) =>
  [lockOf(maskedId), ...contentOf(ctx, { maskedId })] as const

/** Closes a cart that has become an order. */
export const closingOf = (ctx: Context, cart: CartHead) => closureOf(cart.id, ctx.now)
