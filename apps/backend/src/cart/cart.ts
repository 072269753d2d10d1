import type { Context } from '#src/platform/context.ts'
import type { Writer } from '#src/platform/database.ts'
import { loadCart } from './load-cart.ts'
import { checkOwner, lockCart, readCart } from './open-cart.ts'
import { lockCarts, selectCart, updateCart, type CartChanges } from './queries.ts'
import type { CartHead, CartView } from './types.ts'

export { fillCustomerCart } from './customer-cart.ts'
export { calculateFreeShipping } from './calculate-free-shipping.ts'
export { calculateTotals, deliveryPrice, taxWithin } from './calculate-totals.ts'
export { refusals } from './errors.ts'
export { isVirtual, loadCart, totalsInput } from './load-cart.ts'
export type { CartAddress, CartHead, CartLine, CartView, LineTotals, Totals } from './types.ts'
export { money } from './money.ts'
export type { CartChanges } from './queries.ts'

/** The caller's cart as it is now. */
export async function findCart(ctx: Context, maskedId: string): Promise<CartView> {
  return loadCart(ctx, await readCart(ctx, maskedId))
}

/** Locks the caller's cart, lets `change` decide on the cart's view what to write, and answers the changed cart. */
export async function changeCart(
  ctx: Context,
  maskedId: string,
  change: (cart: CartView, tx: Writer) => Promise<CartChanges> | CartChanges,
): Promise<CartView> {
  await ctx.transaction(async (tx) => {
    const head = await lockCart(ctx, tx, maskedId)
    const changes = await change(await loadCart(ctx, head, tx), tx)
    await updateCart(tx, head.id, changes, ctx.now)
  })
  return findCart(ctx, maskedId)
}

/** Locks a cart for placing its order. A closed cart is answered too: it may have its order already. */
export async function lockCartToOrder(ctx: Context, tx: Writer, maskedId: string): Promise<CartHead> {
  const [head] = await lockCarts(tx, [maskedId])
  return checkOwner(ctx, maskedId, head)
}

/** The cart of the caller, closed or not, for what is asked after the order. */
export async function findOwnCart(ctx: Context, maskedId: string): Promise<CartHead> {
  return checkOwner(ctx, maskedId, await selectCart(ctx.db, maskedId))
}

/** Closes a cart that has become an order. */
export async function closeCart(ctx: Context, tx: Writer, cart: CartHead): Promise<void> {
  await updateCart(tx, cart.id, { isActive: false }, ctx.now)
}
