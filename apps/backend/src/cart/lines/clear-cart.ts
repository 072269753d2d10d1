import type { Context } from '#src/platform/context.ts'
import { UserError, type ErrorReason } from '#src/platform/user-error.ts'
import { loadCart } from '../open/load-cart.ts'
import { lockCart } from '../open/open-cart.ts'
import { deleteLines, selectLines, updateCart } from '../queries.ts'
import { insertRemovedLines } from './removed-queries.ts'
import type { CartView } from '../types.ts'

interface ClearCartError {
  type: 'NOT_FOUND' | 'UNAUTHORISED' | 'INACTIVE' | 'UNDEFINED'
  message: string
  reason: ErrorReason
}

/** Removes all lines. The latest twenty can be restored for an hour. Returns refusals as data. */
export async function clearCart(
  ctx: Context,
  maskedId: string,
): Promise<{ cart: CartView | null; errors: ClearCartError[] }> {
  try {
    const head = await ctx.transaction(async (tx) => {
      const cart = await lockCart(ctx, tx, maskedId)
      const lines = await selectLines(tx, cart.id)
      await insertRemovedLines(tx, cart.id, lines, ctx.now)
      await deleteLines(
        tx,
        cart.id,
        lines.map(({ id }) => id),
      )
      await updateCart(tx, cart.id, {}, ctx.now)
      return cart
    })
    return { cart: await loadCart(ctx, head), errors: [] }
  } catch (error) {
    if (!(error instanceof UserError)) throw error
    return { cart: null, errors: [{ type: typeOf(error), message: error.message, reason: error.reason }] }
  }
}

function typeOf(error: UserError): ClearCartError['type'] {
  if (error.category === 'graphql-authorization') return 'UNAUTHORISED'
  if (error.category !== 'graphql-no-such-entity') return 'UNDEFINED'
  return error.kind === 'CART_INACTIVE' ? 'INACTIVE' : 'NOT_FOUND'
}
