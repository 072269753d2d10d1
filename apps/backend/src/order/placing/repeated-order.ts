import { createHash } from 'node:crypto'
import type { Context } from '#src/platform/context.ts'
import type { Writer } from '#src/platform/database.ts'
import { platformErrors } from '#src/platform/errors.ts'
import { selectOrderById } from '../lifecycle-queries.ts'
import { insertOrderRequest, selectOrderRequest } from './request-queries.ts'
import type { Order, PlaceOrderRefusal } from '../types.ts'

const rememberedFor = 24 * 60 * 60 * 1_000

const sinceOf = (ctx: Context): Date => new Date(ctx.now.getTime() - rememberedFor)

const hashOf = (request: unknown): string => createHash('sha256').update(JSON.stringify(request)).digest('base64url')

/**
 * The stored outcome of the same placeOrder call within the last 24 hours; undefined without an Idempotency-Key or for a
 * new key. The cart must be locked. Throws if the key was used for a different request. Cart changes have a store of their own
 * (`cart/lines/repeated-request.ts`); `platform/idempotency/retried-fields.ts` lists the mutations that share one.
 */
export async function repeatedOutcome(
  ctx: Context,
  tx: Writer,
  cartId: number,
  request: unknown,
): Promise<Order | PlaceOrderRefusal | undefined> {
  if (ctx.idempotencyKey === null) return undefined
  const before = await selectOrderRequest(tx, cartId, ctx.idempotencyKey, sinceOf(ctx))
  if (before === undefined) return undefined
  if (before.requestHash !== hashOf(request)) throw platformErrors.IDEMPOTENCY_KEY_REUSED()
  if (before.refusal !== null) return before.refusal
  const order = before.orderId === null ? undefined : await selectOrderById(tx, before.orderId)
  if (order === undefined) throw new Error(`Order ${before.orderId} of a repeated request not found`)
  return order
}

/** Stores the outcome for retries of the call. If several calls store one, the first one wins. */
export async function rememberOutcome(
  ctx: Context,
  tx: Writer,
  cartId: number,
  request: unknown,
  outcome: { order: Order } | { refusal: PlaceOrderRefusal },
): Promise<void> {
  if (ctx.idempotencyKey === null) return
  await insertOrderRequest(tx, {
    cartId,
    key: ctx.idempotencyKey,
    requestHash: hashOf(request),
    orderId: 'order' in outcome ? outcome.order.id : null,
    refusal: 'refusal' in outcome ? outcome.refusal : null,
    now: ctx.now,
    since: sinceOf(ctx),
  })
}
