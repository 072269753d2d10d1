import { endOfDayAfter } from '@bocian/rules/local-day.ts'
import { returnStock } from '#src/inventory/inventory.ts'
import { changeOrder } from '#src/order/order.ts'
import type { Writer } from '#src/platform/database.ts'
import { publish } from '#src/platform/events.ts'
import { settingsOfStore } from '#src/store/store.ts'
import { readText } from './change-return.ts'
import { updateExchange } from './exchange-queries.ts'
import { exchangeOf, releaseSize } from './exchange-stock.ts'
import type { ReturnView } from './find-returns.ts'
import { lockFor, type StepOutcome } from './lock-return.ts'
import { pieceOf } from './piece-of.ts'
import { insertComment, selectReturn, updateReceived } from './queries.ts'
import { finishStep } from './finish-step.ts'
import { insertStep } from './step-queries.ts'
import type { StaffAct } from './types.ts'
import { dueRefund } from './refund-amount.ts'

/** How long the shop holds the new size of an approved exchange: until the end of that day in the store's time zone. */
const heldDays = 14

/** Allows the buyer to send the parcel. Of an exchange, it must arrive while the new size is held. */
export async function approveReturn(tx: Writer, returnId: number, act: StaffAct): Promise<StepOutcome> {
  const next = await lockFor(tx, returnId, 'approve')
  if ('refusal' in next) return next
  const exchange = exchangeOf(next.view)
  const { 'general/locale/timezone': timeZone } = await settingsOfStore(tx, next.view.order.storeId)
  const heldUntil = endOfDayAfter(act.now, heldDays, timeZone)
  if (exchange !== null) await updateExchange(tx, { ...exchange, heldUntil }, null)
  await finishStep(tx, returnId, 'approve', { status: next.to, refunded: null }, act)
  return { status: next.to, refunded: null }
}

/** Refuses a request or, once it was approved, its parcel. The buyer reads the reason as a comment. */
export async function rejectReturn(tx: Writer, returnId: number, reason: string, act: StaffAct): Promise<StepOutcome> {
  const next = await lockFor(tx, returnId, 'reject')
  if ('refusal' in next) return next
  await releaseSize(tx, next.view)
  await finishStep(tx, returnId, 'reject', { status: next.to, refunded: null }, act)
  await insertComment(tx, { returnId, author: 'staff', text: readText(reason), writtenAt: act.now })
  return { status: next.to, refunded: null }
}

/**
 * Records which pieces have arrived and are accepted, and puts them back in stock. Lines that are not named arrived completely;
 * the pieces that did not arrive can be returned again. An exchange sends as many pieces as were accepted.
 */
export async function receiveReturn(
  tx: Writer,
  returnId: number,
  accepted: ReadonlyMap<string, number>,
  act: StaffAct,
): Promise<StepOutcome> {
  const next = await lockFor(tx, returnId, 'receive')
  if ('refusal' in next) return next
  const { items, order } = next.view
  const lines = items.map((item) => {
    const { sku, variantId } = pieceOf(order, item)
    return { ...item, sku, variantId, received: accepted.get(sku) ?? item.requested }
  })
  const isKnown = [...accepted.keys()].every((sku) => lines.some((line) => line.sku === sku))
  if (!isKnown || lines.some(({ received, requested }) => received > requested)) return { refusal: 'QUANTITY' }
  if (lines.every(({ received }) => received === 0)) return { refusal: 'NOTHING_RECEIVED' }
  for (const { id, received } of lines) await updateReceived(tx, id, received)
  const stock = [
    ...lines.flatMap(({ variantId, received }) =>
      variantId === null || received === 0 ? [] : [{ productId: variantId, quantity: received }],
    ),
    ...(await shrinkExchange(tx, next.view, lines[0]?.received ?? 0)),
  ]
  await returnStock(tx, stock, order.id)
  if (stock.length > 0) await publish(tx, 'stock.changed', { productIds: stock.map(({ productId }) => productId) })
  await finishStep(tx, returnId, 'receive', { status: next.to, refunded: null }, act)
  return { status: next.to, refunded: null }
}

/** Sends fewer pieces if fewer were accepted. Returns those that go back in stock. */
async function shrinkExchange(
  tx: Writer,
  view: ReturnView,
  received: number,
): Promise<{ productId: number; quantity: number }[]> {
  const exchange = exchangeOf(view)
  if (exchange === null || exchange.quantity === received) return []
  await updateExchange(tx, { ...exchange, quantity: received }, null)
  return [{ productId: exchange.variantId, quantity: exchange.quantity - received }]
}

/**
 * Refunds what was received, through the order: it pays the money back, issues the credit note and emails the buyer. The size of
 * an exchange that cannot be sent goes back in stock.
 */
export async function refundReturn(tx: Writer, returnId: number, act: StaffAct): Promise<StepOutcome> {
  const next = await lockFor(tx, returnId, 'refund')
  if ('refusal' in next) return next
  const { view } = next
  const amount = await dueRefund(tx, view)
  if (amount > 0) {
    const cause = { reason: `return ${view.number}`, actor: 'staff' as const, now: act.now }
    const outcome = await changeOrder(tx, view.order.id, { name: 'refund', amount }, cause)
    if ('refusal' in outcome) return { refusal: outcome.refusal }
  }
  await releaseSize(tx, view)
  await finishStep(tx, returnId, 'refund', { status: next.to, refunded: amount }, act)
  return { status: next.to, refunded: amount }
}

/** Adds a comment of staff, which the buyer gets by email too. */
export async function commentByStaff(tx: Writer, returnId: number, text: string, act: StaffAct): Promise<void> {
  const id = await insertComment(tx, { returnId, author: 'staff', text: readText(text), writtenAt: act.now })
  const found = await selectReturn(tx, returnId)
  if (found !== undefined) await insertStep(tx, returnId, { action: 'comment', status: found.status }, act)
  await publish(tx, 'return.changed', { returnId, kind: `comment-${id}` })
}
