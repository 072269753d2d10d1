import type { Context } from '#src/platform/context.ts'
import type { Writer } from '#src/platform/database.ts'
import { loadCart } from './load-cart.ts'
import { lockCart, readCart } from './open-cart.ts'
import { updateCart, type CartChanges } from '../queries.ts'
import type { CartView } from '../types.ts'

/** Locks the caller's cart, saves the changes that `change` computes from it, and returns the new cart. */
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
  return loadCart(ctx, await readCart(ctx, maskedId))
}
