import { createHash } from 'node:crypto'
import type { Context } from '#src/platform/context.ts'
import type { Writer } from '#src/platform/database.ts'

import type { CartError } from '../errors.ts'
import { insertRepeatedRequest, selectRepeatedRequest } from '../queries.ts'
import type { CartHead } from '../types.ts'
import { platformErrors } from '#src/platform/errors.ts'

const rememberedFor = 24 * 60 * 60 * 1_000

/**
 * Executes a change of the cart once per Idempotency-Key, in the cart's own transaction. A retry gets the stored errors.
 * `placeOrder` has a store of its own (`order/placing/repeated-order.ts`); `platform/idempotency/retried-fields.ts` lists the mutations that share one.
 */
export async function doOnce(
  ctx: Context,
  tx: Writer,
  cart: CartHead,
  request: unknown,
  work: () => Promise<CartError[]>,
): Promise<CartError[]> {
  const key = ctx.idempotencyKey
  if (key === null) return work()
  const requestHash = createHash('sha256').update(JSON.stringify(request)).digest('base64url')
  const since = new Date(ctx.now.getTime() - rememberedFor)
  const before = await selectRepeatedRequest(tx, cart.id, key, since)
  if (before !== undefined) {
    if (before.requestHash === requestHash) return before.errors as CartError[]
    throw platformErrors.IDEMPOTENCY_KEY_REUSED()
  }
  const userErrors = await work()
  await insertRepeatedRequest(tx, { cartId: cart.id, key, requestHash, errors: userErrors, now: ctx.now, since })
  return userErrors
}
