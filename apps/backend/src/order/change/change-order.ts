import { spentOfBought, voidBought } from '#src/gift-card/gift-card.ts'
import type { Writer } from '#src/platform/database.ts'
import { publish } from '#src/platform/events.ts'
import { calculateTransition } from './calculate-transition.ts'
import { issueCreditNote } from '../documents/issue-credit-note.ts'
import { issueInvoice } from '../documents/issue-invoice.ts'
import {
  insertRefund,
  insertShipment,
  insertHistory,
  lockOrder,
  updateProgress,
  updateShippingAddress,
} from '../lifecycle-queries.ts'
import { releaseHoldings, returnCardPart, reacquireHoldings } from './order-holdings.ts'
import type { Actor, Order, OrderAction, OrderFacts, Transition, TransitionRefusal } from '../types.ts'

/** Why an order changes and who changes it; recorded in the order's history. */
export interface Cause {
  reason: string
  actor: Actor
  now: Date
}

type Outcome = { order: Order } | { order: Order; refusal: TransitionRefusal }

/** The state machine's input. `spent` is what has been spent from gift cards bought with the order, in minor units. */
export function factsOf(order: Order, spent = 0): OrderFacts {
  return {
    status: order.status,
    isPaid: order.paidAt !== null,
    isShipped: order.shippedAt !== null,
    isVirtual: order.shippingAddress === null,
    isCollected: order.pickupPlace !== null,
    isCashOnDelivery: order.paymentCode === 'cashondelivery',
    refundable:
      order.paidAt === null ? 0 : order.grandTotal - order.refunded + order.cardTotal - order.cardReturned - spent,
    isSpent: spent > 0,
  }
}

/** What is not refunded yet of an order's payments, in minor units, before the gift cards that it bought are counted. */
export const refundableOf = (order: Order): number => factsOf(order).refundable

/**
 * Every change of a placed order goes through here: it locks the order, runs the state machine, moves stock and money, saves the
 * new state with a history entry, and publishes `order.changed`. A payment for a canceled order takes the stock again; if the
 * stock is sold out by then, the payment is refunded.
 */
export async function changeOrder(tx: Writer, orderId: number, action: OrderAction, cause: Cause): Promise<Outcome> {
  const order = await lockOrder(tx, orderId)
  const spent = action.name === 'cancel' || action.name === 'refund' ? await spentOfBought(tx, orderId) : 0
  const next = calculateTransition(factsOf(order, spent), action)
  if ('refusal' in next) return { order, refusal: next.refusal }
  if (next.stock === 'take' && action.name === 'pay' && !(await reacquireHoldings(tx, order, cause.now)))
    return payBack(tx, { ...order, paidAt: cause.now, paidReference: action.reference }, cause)
  if (next.stock === 'return') await releaseHoldings(tx, order, cause.now)
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
    ...(action.name === 'changeAddress' ? { shippingAddress: action.address } : {}),
  }
  if (action.name === 'changeAddress') await updateShippingAddress(tx, order.id, action.address)
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

/** The total returned to gift cards so far. Canceling an unpaid order returns their payments in full. */
function cardReturnedAfter(order: Order, stock: 'keep' | 'return' | 'take', toCards: number): number {
  if (stock === 'take') return 0
  if (stock === 'return' && order.paidAt === null) return order.cardTotal
  return order.cardReturned + toCards
}
