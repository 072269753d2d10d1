import type { Context } from '#src/platform/context.ts'
import type { Writer } from '#src/platform/database.ts'
import { knownOutcome, rememberOutcome } from '#src/platform/idempotency/once.ts'
import { selectOrderById } from '../lifecycle-queries.ts'
import { insertOrderRequest, selectOrderRequest } from './request-queries.ts'
import type { Order, PlaceOrderRefusal } from '../types.ts'

/**
 * The stored outcome of the same placeOrder call; undefined without an Idempotency-Key or for a new key. The cart must be locked.
 * See `docs/idempotency.md` for the other stores of outcomes.
 */
export async function repeatedOutcome(
  ctx: Context,
  tx: Writer,
  cartId: number,
  request: unknown,
): Promise<Order | PlaceOrderRefusal | undefined> {
  const before = await knownOutcome(ctx, request, (key, since) => selectOrderRequest(tx, cartId, key, since))
  if (before === undefined) return undefined
  if (before.refusal !== null) return before.refusal
  const order = before.orderId === null ? undefined : await selectOrderById(tx, before.orderId)
  if (order === undefined) throw new Error(`Order ${before.orderId} of a repeated request not found`)
  return order
}

/** Stores the outcome for retries of the call. If several calls store one, the first one wins. */
export async function rememberOrder(
  ctx: Context,
  tx: Writer,
  cartId: number,
  request: unknown,
  outcome: { order: Order } | { refusal: PlaceOrderRefusal },
): Promise<void> {
  await rememberOutcome(ctx, request, (keyed) =>
    insertOrderRequest(tx, {
      ...keyed,
      cartId,
      orderId: 'order' in outcome ? outcome.order.id : null,
      refusal: 'refusal' in outcome ? outcome.refusal : null,
    }),
  )
}
