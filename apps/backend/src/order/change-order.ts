import { spentOfBought, voidBought } from '#src/gift-card/gift-card.ts'
import type { Writer } from '#src/platform/database.ts'
import { publish } from '#src/platform/events.ts'
import { calculateTransition } from './calculate-transition.ts'
import { issueCreditNote } from './issue-credit-note.ts'
import { issueInvoice } from './issue-invoice.ts'
import { insertRefund, insertShipment, insertHistory, lockOrder, updateProgress } from './life-queries.ts'
import { giveBackHoldings, returnCardPart, takeHoldings } from './order-holdings.ts'
import type { Actor, Order, OrderAction, OrderFacts, Transition, TransitionRefusal } from './types.ts'

/** Why an order changes and by whom; it stands in the trail. */
export interface Cause {
  reason: string
  actor: Actor
  now: Date
}

type Outcome = { order: Order } | { order: Order; refusal: TransitionRefusal }

/** What decides about an order's next state; `spent` of the gift cards that it bought, in minor units. */
export function factsOf(order: Order, spent = 0): OrderFacts {
  return {
    status: order.status,
    isPaid: order.paidAt !== null,
    isShipped: order.shippedAt !== null,
    isVirtual: order.shippingAddress === null,
    isPaidAtDoor: order.paymentCode === 'cashondelivery',
    refundable:
      order.paidAt === null ? 0 : order.grandTotal - order.refunded + order.cardTotal - order.cardReturned - spent,
    isSpent: spent > 0,
  }
}

/**
 * The one door through which an order changes: locks it, asks the state machine, moves stock and money, writes the new
 * state with a line of the trail, and publishes `order.changed`. Money for an order that has ended takes the goods anew
 * or, when they are gone, goes back.
 */
export async function changeOrder(tx: Writer, orderId: number, action: OrderAction, cause: Cause): Promise<Outcome> {
  const order = await lockOrder(tx, orderId)
  const spent = action.name === 'cancel' || action.name === 'refund' ? await spentOfBought(tx, orderId) : 0
  const next = calculateTransition(factsOf(order, spent), action)
  if ('refusal' in next) return { order, refusal: next.refusal }
  if (next.stock === 'take' && action.name === 'pay' && !(await takeHoldings(tx, order, cause.now)))
    return payBack(tx, { ...order, paidAt: cause.now, paidReference: action.reference }, cause)
  if (next.stock === 'return') await giveBackHoldings(tx, order, cause.now)
  return { order: await write(tx, order, action, next, cause) }
}

async function payBack(tx: Writer, paid: Order, cause: Cause): Promise<Outcome> {
  const next = calculateTransition(factsOf(paid), { name: 'payBack' })
  if ('refusal' in next) return { order: paid, refusal: next.refusal }
  return { order: await write(tx, paid, { name: 'payBack' }, next, cause) }
}

async function write(
  tx: Writer,
  order: Order,
  action: OrderAction,
  next: Exclude<Transition, { refusal: string }>,
  { reason, actor, now }: Cause,
): Promise<Order> {
  const money = Math.min(next.refund, order.grandTotal - order.refunded)
  const toCards = next.refund - money
  await returnCardPart(tx, order, toCards, now)
  if (next.to === 'closed') await voidBought(tx, order.id)
  const changed: Order = {
    ...order,
    status: next.to,
    statusChangedAt: next.to === order.status ? order.statusChangedAt : now,
    ...(action.name === 'pay' ? { paidAt: now, paidReference: action.reference } : {}),
    shippedAt: action.name === 'ship' ? now : order.shippedAt,
    refunded: order.refunded + money,
    cardReturned: cardReturnedAfter(order, next.stock, toCards),
    ...(action.name === 'choosePayment'
      ? { paymentCode: action.code, paymentTitle: action.title, transfer: action.transfer }
      : {}),
  }
  await updateProgress(tx, changed)
  if (action.name === 'pay' || action.name === 'ship') await issueInvoice(tx, changed, now)
  await issueCreditNote(tx, changed, next.refund, now)
  if (action.name === 'ship') await insertShipment(tx, order.id, { ...action, shippedAt: now })
  const historyId = await insertHistory(tx, order.id, {
    at: now,
    action: action.name,
    from: order.status,
    to: next.to,
    reason,
    actor,
  })
  if (money > 0) {
    const refundId = await insertRefund(tx, { orderId: order.id, amount: money, reason, now })
    await publish(tx, 'order.refunded', {
      orderId: order.id,
      refundId,
      amount: money,
      currency: order.currency,
      reference: changed.paidReference,
    })
  }
  await publish(tx, 'order.changed', { orderId: order.id, historyId, action: action.name })
  return changed
}

/** Money goes back first, then what gift cards paid; an order that nobody paid holds nothing of them once it has ended. */
function cardReturnedAfter(order: Order, stock: 'keep' | 'return' | 'take', toCards: number): number {
  if (stock === 'take') return 0
  if (stock === 'return' && order.paidAt === null) return order.cardTotal
  return order.cardReturned + toCards
}
