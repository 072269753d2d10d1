import type { Context } from '#src/platform/context.ts'
import { cartErrors } from '../errors.ts'
import { loadCart } from '../open/load-cart.ts'
import { lockCart } from '../open/open-cart.ts'
import { deleteLines, selectLines, updateCart } from '../queries.ts'
import { insertRemovedLines } from './removed-queries.ts'
import type { CartView } from '../types.ts'
import { lineId } from './update-cart-items.ts'

/** Removes one line from the cart. It can be restored for an hour. */
export async function removeItemFromCart(
  ctx: Context,
  maskedId: string,
  item: { id: number | null | undefined; uid: string | null | undefined },
): Promise<CartView> {
  const head = await ctx.transaction(async (tx) => {
    const cart = await lockCart(ctx, tx, maskedId)
    if (!item.id && item.uid == null) throw cartErrors.REMOVED_ITEM_MISSING()
    const id = lineId(item)
    const lines = await selectLines(tx, cart.id)
    const line = lines.find((one) => one.id === id)
    if (line === undefined) throw cartErrors.CART_ITEM_REMOVED()
    await insertRemovedLines(tx, cart.id, [line], ctx.now)
    await deleteLines(tx, cart.id, [line.id])
    await updateCart(tx, cart.id, {}, ctx.now)
    return cart
  })
  return loadCart(ctx, head)
}
