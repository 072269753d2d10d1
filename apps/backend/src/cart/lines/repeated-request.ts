import type { Context } from '#src/platform/context.ts'
import { run, sendTogether, type Writer } from '#src/platform/database.ts'
import { knownOutcome, rememberOutcome } from '#src/platform/idempotency/once.ts'
import type { CartError } from '../errors.ts'
import { rememberingOf, repeatedRequestOf } from '../queries.ts'
import type { CartHead } from '../types.ts'

/**
 * Executes a change of the cart once per Idempotency-Key, in the cart's own transaction. A retry gets the stored errors. See
 * `docs/idempotency.md` for the other stores of outcomes.
 */
export async function doOnce(
  ctx: Context,
  tx: Writer,
  cart: CartHead,
  request: unknown,
  work: () => Promise<CartError[]>,
): Promise<CartError[]> {
  const before = await knownOutcome(ctx, request, (key, since) => run(tx, repeatedRequestOf(cart, { key, since })))
  if (before !== undefined) return before.errors as CartError[]
  const errors = await work()
  await rememberOutcome(ctx, request, async (keyed) => {
    await sendTogether(tx, rememberingOf({ ...keyed, cartId: cart.id, errors }))
  })
  return errors
}
