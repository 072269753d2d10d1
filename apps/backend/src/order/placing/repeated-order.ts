import type { Context } from '#src/platform/context.ts'
import type { Statement, Writer } from '#src/platform/database.ts'
import { keyedRequest, knownOutcome } from '#src/platform/idempotency/once.ts'
import { selectOrderById } from '../lifecycle-queries.ts'
import { orderRequestRowOf, type OrderRequest } from './request-queries.ts'
import type { Order, PlaceOrderRefusal } from '../types.ts'

/**
 * The stored outcome of the same placeOrder call; undefined without an Idempotency-Key or for a new key. `stored` was read while the
 * cart was locked. See `docs/idempotency.md` for the other stores of outcomes.
 */
export async function repeatedOutcome(
  ctx: Context,
  tx: Writer,
  request: unknown,
  stored: OrderRequest | undefined,
): Promise<Order | PlaceOrderRefusal | undefined> {
  const before = await knownOutcome(ctx, request, () => Promise.resolve(stored))
  if (before === undefined) return undefined
  if (before.refusal !== null) return before.refusal
  const order = before.orderId === null ? undefined : await selectOrderById(tx, before.orderId)
  if (order === undefined) throw new Error(`Order ${before.orderId} of a repeated request not found`)
  return order
}

/** Stores the outcome for retries of the call; nothing without an Idempotency-Key. If several calls store one, the first one wins. */
export function rememberingOf(
  ctx: Context,
  cartId: number,
  request: unknown,
  outcome: { orderId: number } | { refusal: PlaceOrderRefusal },
): readonly Statement<void>[] {
  const keyed = keyedRequest(ctx, request)
  if (keyed === null) return []
  return orderRequestRowOf({
    ...keyed,
    cartId,
    orderId: 'orderId' in outcome ? outcome.orderId : null,
    refusal: 'refusal' in outcome ? outcome.refusal : null,
  })
}
