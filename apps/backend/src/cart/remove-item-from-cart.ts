import type { Context } from '#src/platform/context.ts'
import { UserError } from '#src/platform/user-error.ts'
import { loadCart } from './load-cart.ts'
import { lockCart } from './open-cart.ts'
import { deleteLines, selectLines, updateCart } from './queries.ts'
import { insertRemovedLines } from './removed-queries.ts'
import type { CartView } from './types.ts'
import { lineId } from './update-cart-items.ts'

/** Takes one line out of the cart; for an hour it can come back as it was. */
export async function removeItemFromCart(
  ctx: Context,
  maskedId: string,
  item: { id: number | null | undefined; uid: string | null | undefined },
): Promise<CartView> {
  const head = await ctx.transaction(async (tx) => {
    const cart = await lockCart(ctx, tx, maskedId)
    const id = lineId(item)
    const lines = await selectLines(tx, cart.id)
    const line = lines.find((one) => one.id === id)
    if (line === undefined)
      throw new UserError('graphql-no-such-entity', `The cart doesn't contain the item`, 'COULD_NOT_FIND_CART_ITEM')
    await insertRemovedLines(tx, cart.id, [line], ctx.now)
    await deleteLines(tx, cart.id, [line.id])
    await updateCart(tx, cart.id, {}, ctx.now)
    return cart
  })
  return loadCart(ctx, head)
}
