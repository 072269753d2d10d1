import type { Context } from '#src/platform/context.ts'
import { decodeId } from '#src/platform/uid.ts'
import type { Added } from './add-products-to-cart.ts'
import { restoreLine } from './restore-line.ts'
import { cartErrors } from '../errors.ts'
import { loadCart } from '../open/load-cart.ts'
import { lockCart } from '../open/open-cart.ts'
import { updateCart } from '../queries.ts'
import { deleteRemovedLine, selectRemovedLine } from './removed-queries.ts'
import { doOnce } from './repeated-request.ts'

/** Undoes the removal of a line with all its options, as far as the product is still available. */
export async function restoreItem(
  ctx: Context,
  maskedId: string,
  uid: string,
  quantity: number | null,
): Promise<Added> {
  const { head, userErrors } = await ctx.transaction(async (tx) => {
    const cart = await lockCart(ctx, tx, maskedId)
    const errors = await doOnce(ctx, tx, cart, ['restore', uid, quantity], async () => {
      const id = decodeId(uid)
      const line = await selectRemovedLine(tx, cart.id, id)
      if (line === undefined) throw cartErrors.COULD_NOT_FIND_CART_ITEM({ id })
      const error = await restoreLine(ctx, tx, cart, line, quantity ?? line.quantity)
      if (error !== null) return [error]
      await deleteRemovedLine(tx, cart.id, id)
      return []
    })
    await updateCart(tx, cart.id, { storeId: ctx.store.id }, ctx.now)
    return { head: cart, userErrors: errors }
  })
  return { cart: await loadCart(ctx, head), userErrors }
}
