import type { Context } from '#src/platform/context.ts'
import { run, type Writer } from '#src/platform/database.ts'
import { platformErrors } from '#src/platform/errors.ts'
import { cartErrors } from '../errors.ts'
import { lockOf, selectCart } from '../queries.ts'
import type { CartHead } from '../types.ts'

/** The cart with this masked id. Throws if the caller may not use it in this store. */
export async function readCart(ctx: Context, maskedId: string): Promise<CartHead> {
  return checkAccess(ctx, maskedId, await selectCart(ctx.db, maskedId))
}

/** Like `readCart`, but locks the cart until the transaction ends. Every change must lock it first. */
export async function lockCart(ctx: Context, tx: Writer, maskedId: string): Promise<CartHead> {
  return checkAccess(ctx, maskedId, await run(tx, lockOf(maskedId)))
}

/** Refuses a cart that is unknown, another customer's, closed, or of another store group. */
export function checkAccess(ctx: Context, maskedId: string, head: CartHead | undefined): CartHead {
  const owned = checkOwner(ctx, maskedId, head)
  if (!owned.isActive) throw cartErrors.CART_INACTIVE()
  if (owned.groupId !== ctx.store.groupId) throw cartErrors.CART_INVALID_WEBSITE()
  return owned
}

/** Unknown carts and carts of other customers get the same error, so that ids cannot be probed. Allows closed carts. */
export function checkOwner(ctx: Context, maskedId: string, head: CartHead | undefined): CartHead {
  if (maskedId === '') throw platformErrors.REQUIRED_PARAMETER_MISSING({ parameter: 'cart_id' })
  const isOthers = head !== undefined && head.customerId !== null && head.customerId !== ctx.customerId
  if (head === undefined || isOthers) throw cartErrors.CART_MISSING({ id: maskedId })
  return head
}
