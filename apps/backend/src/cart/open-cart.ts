import type { Context } from '#src/platform/context.ts'
import type { Writer } from '#src/platform/database.ts'
import { refusals } from './errors.ts'
import { lockCarts, selectCart } from './queries.ts'
import type { CartHead } from './types.ts'

/** The cart behind a masked id, if the caller may use it here and now. */
export async function readCart(ctx: Context, maskedId: string): Promise<CartHead> {
  return checkAccess(ctx, maskedId, await selectCart(ctx.db, maskedId))
}

/** The same, locked until the transaction ends: the first statement of everything that changes a cart. */
export async function lockCart(ctx: Context, tx: Writer, maskedId: string): Promise<CartHead> {
  const [head] = await lockCarts(tx, [maskedId])
  return checkAccess(ctx, maskedId, head)
}

/** Refuses a cart that is unknown, another customer's, closed, or of another store group. */
export function checkAccess(ctx: Context, maskedId: string, head: CartHead | undefined): CartHead {
  const owned = checkOwner(ctx, maskedId, head)
  if (!owned.isActive) throw refusals.cartInactive()
  if (owned.groupId !== ctx.store.groupId) throw refusals.foreignStore()
  return owned
}

/** Refuses a cart that is unknown or another customer's, in the same words: nobody learns which; a closed one passes. */
export function checkOwner(ctx: Context, maskedId: string, head: CartHead | undefined): CartHead {
  const isOthers = head !== undefined && head.customerId !== null && head.customerId !== ctx.customerId
  if (head === undefined || isOthers) throw refusals.cartMissing(maskedId)
  return head
}
