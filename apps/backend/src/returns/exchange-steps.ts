import type { Context } from '#src/platform/context.ts'
import type { Database, Writer } from '#src/platform/database.ts'
import { publish } from '#src/platform/events.ts'
import { returnErrors } from './errors.ts'
import { selectOverdueExchanges, updateExchange } from './exchange-queries.ts'
import { exchangeOf, releaseSize } from './exchange-stock.ts'
import { accessibleReturn, type ReturnView } from './find-returns.ts'
import { lockFor, type StepOutcome } from './lock-return.ts'
import { finishStep } from './finish-step.ts'
import { updateStatus } from './queries.ts'
import type { StaffAct } from './types.ts'

interface Access {
  returnId: number
  orderToken: string | null
}

/** Cancels the buyer's exchange while its parcel has not arrived. Repeating it changes nothing. */
export async function cancelExchange(ctx: Context, { returnId, orderToken }: Access): Promise<ReturnView> {
  const view = await accessibleReturn(ctx, returnId, orderToken)
  if (exchangeOf(view) === null) throw returnErrors.EXCHANGE_NOT_CANCELABLE()
  const outcome = await ctx.transaction((tx) => cancel(tx, returnId, 'canceled', ctx.now))
  if ('refusal' in outcome && outcome.refusal !== 'ALREADY_DONE') throw returnErrors.EXCHANGE_NOT_CANCELABLE()
  return accessibleReturn(ctx, returnId, orderToken)
}

async function cancel(tx: Writer, returnId: number, kind: 'canceled' | 'expired', now: Date): Promise<StepOutcome> {
  const next = await lockFor(tx, returnId, 'cancel')
  if ('refusal' in next) return next
  await releaseSize(tx, next.view)
  await updateStatus(tx, returnId, { status: next.to, refunded: null, now })
  await publish(tx, 'return.changed', { returnId, kind })
  return { status: next.to, refunded: null }
}

/** Cancels exchanges whose parcel has not arrived in time, which frees the stock they hold. Returns their number. */
export async function expireExchanges(database: Database, now: Date): Promise<number> {
  let expired = 0
  for (const id of await selectOverdueExchanges(database.reader, now)) {
    const outcome = await database.transaction((tx) => cancel(tx, id, 'expired', now))
    if (!('refusal' in outcome)) expired += 1
  }
  return expired
}

/** Records that the size was sent, after the old pieces have arrived. */
export async function shipExchange(
  tx: Writer,
  returnId: number,
  trackingNumber: string | null,
  act: StaffAct,
): Promise<StepOutcome> {
  const next = await lockFor(tx, returnId, 'ship')
  if ('refusal' in next) return next
  const exchange = exchangeOf(next.view)
  if (exchange === null) return { refusal: 'NO_EXCHANGE' }
  await updateExchange(tx, { ...exchange, status: 'shipped', trackingNumber }, act.now)
  await finishStep(tx, returnId, 'ship', { status: next.to, refunded: null }, act)
  return { status: next.to, refunded: null }
}
