import { createHash, randomBytes } from 'node:crypto'
import { composeEmail } from '#src/email/email.ts'
import { countAttempt, tooManyAttempts, type AttemptLimit } from '#src/platform/attempts.ts'
import type { Context } from '#src/platform/context.ts'
import { queueEmail } from '#src/platform/email/email-queue.ts'
import { storeSettings } from '#src/store/store.ts'
import { canCancel, cancelFor, cancelRefusals, type CancelRefusal } from './cancel-order.ts'
import { withItems } from '../reading/find-order.ts'
import { orderUrl, emailContextOf } from '../emails/email-context.ts'
import { insertCancelRequest, selectCancelRequest, selectOrderById } from '../lifecycle-queries.ts'
import { selectOrderByToken } from '../queries.ts'
import type { OrderView } from '../types.ts'

const validFor = 86_400_000
const perOrder: AttemptLimit = { name: 'guest cancel', most: 3, seconds: 3_600 }

const hashOf = (key: string): string => createHash('sha256').update(key).digest('hex')

/** Emails a link that confirms the cancellation, because not only the guest but anybody with the order's link can request one. */
export async function requestGuestCancel(
  ctx: Context,
  token: string,
  reason: string,
): Promise<OrderView | CancelRefusal> {
  if (!(await storeSettings(ctx))['sales/cancellation/enabled']) return cancelRefusals.disabled
  const order = await selectOrderByToken(ctx.db, token)
  if (order === undefined || (order.customerId !== null && order.customerId !== ctx.customerId))
    return cancelRefusals.notFound
  if (order.customerId !== null) return cancelRefusals.unauthorised
  if (order.shippedAt !== null) return cancelRefusals.shipped
  if (!canCancel(order)) return cancelRefusals.status
  const key = randomBytes(32).toString('base64url')
  const wait = await ctx.transaction(async (tx) => {
    const tooSoon = await countAttempt(tx, perOrder, String(order.id), ctx.now)
    if (tooSoon > 0) return tooSoon
    const context = await emailContextOf(tx, order)
    const validUntil = new Date(ctx.now.getTime() + validFor)
    await insertCancelRequest(tx, { keyHash: hashOf(key), orderId: order.id, reason: reason.trim(), validUntil })
    const { email, number } = order
    const url = `${orderUrl(context, order)}?cancel=${key}`
    const letter = await composeEmail(tx, 'order.cancelRequest', context.store, { values: { email, number }, url })
    await queueEmail(tx, { to: email, ...letter }, ctx.now)
    return 0
  })
  if (wait > 0) throw tooManyAttempts(ctx.visitor, wait)
  return withItems(ctx, order)
}

/** Cancels the order if the key from the email is valid. */
export async function confirmGuestCancel(
  ctx: Context,
  orderId: number,
  key: string,
): Promise<OrderView | CancelRefusal> {
  const order = await selectOrderById(ctx.db, orderId)
  const request = await selectCancelRequest(ctx.db, orderId, hashOf(key), ctx.now)
  if (order === undefined || request === undefined) return cancelRefusals.notFound
  return cancelFor(ctx, order, request.reason, 'guest')
}
