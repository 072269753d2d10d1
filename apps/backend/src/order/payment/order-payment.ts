import { copyCart } from '#src/cart/whole/whole.ts'
import { missingForOrders, openingErrors } from '#src/opening/opening.ts'
import {
  cardSession,
  finishCardReturn,
  storeCardResult,
  offeredPayments,
  openAttempt,
  refusalOfPayment,
  startAttempt,
  stateOfPayment,
  type BankReturn,
  type CardSession,
  type PaymentMethod,
  type RefusalReason,
} from '#src/payment/payment.ts'
import { countAttempt, tooManyAttempts, type AttemptLimit } from '#src/platform/attempts.ts'
import type { Context } from '#src/platform/context.ts'
import type { Writer } from '#src/platform/database.ts'
import { actorOf } from '../change/actor.ts'
import { calculateTransition } from '../change/calculate-transition.ts'
import { changeOrder, factsOf } from '../change/change-order.ts'
import { orderErrors } from '../errors.ts'
import { findByToken, withItems } from '../reading/find-order.ts'
import {
  insertReturnedCart,
  lockOrder,
  selectHistory,
  selectOrderById,
  selectReturnedCart,
} from '../lifecycle-queries.ts'
import type { Order, OrderView } from '../types.ts'

export type PaymentStatus = 'CANCELED' | 'NOT_ONLINE' | 'PAID' | 'PENDING' | 'UNPAID'

/** The payment status of an order, with the methods by which it can be paid now. */
export interface OrderPayment {
  order: Order
  status: PaymentStatus
  /** Why the provider refused the last payment, or `expired`; null if neither applies. */
  refusal: RefusalReason | null
  methods: PaymentMethod[]
  canReturnToCart: boolean
  cardSession: CardSession | null
}

// An attacker who tests stolen cards uses many orders but few IP addresses, so attempts are limited by order and by address.
const perOrder: AttemptLimit = { name: 'payment order', most: 10, seconds: 3_600 }
const perAddress: AttemptLimit = { name: 'payment address', most: 20, seconds: 3_600 }

/** The payment status for anybody who has the order's token. Only signed notifications of the provider can set it to paid. */
export async function orderPayment(ctx: Context, token: string): Promise<OrderPayment> {
  const order = await findByToken(ctx, token)
  const isOpen = canChoose(order)
  const status = await statusOf(ctx, order)
  return {
    order,
    status,
    refusal: await refusalOf(ctx, order, status),
    methods: isOpen ? await offeredPayments(ctx, order.shippingAddress === null) : [],
    canReturnToCart: canReturn(order),
    cardSession: isOpen ? await cardSession(ctx, order.id) : null,
  }
}

async function statusOf(ctx: Context, order: Order): Promise<PaymentStatus> {
  if (order.status === 'canceled' || order.status === 'closed') return 'CANCELED'
  if (order.paidAt !== null) return 'PAID'
  if (order.status !== 'pending_payment') return 'NOT_ONLINE'
  const state = await stateOfPayment(ctx.db, order.id)
  return state === null || state === 'refused' ? 'UNPAID' : 'PENDING'
}

const anyMethod = { name: 'choosePayment', isOnline: true, code: '', title: '', transfer: null } as const

async function refusalOf(ctx: Context, order: Order, status: PaymentStatus): Promise<RefusalReason | null> {
  if (status === 'UNPAID') return refusalOfPayment(ctx.db, order.id)
  if (status !== 'CANCELED' || order.paidAt !== null) return null
  return (await selectHistory(ctx.db, order.id)).some(({ action }) => action === 'expire') ? 'expired' : null
}

const canChoose = (order: Order): boolean =>
  order.status === 'pending_payment' && !('refusal' in calculateTransition(factsOf(order), anyMethod))

/** An order can return to the cart while it is unpaid: awaiting payment, or canceled because nobody paid. */
const canReturn = (order: Order): boolean =>
  order.paidAt === null && (order.status === 'pending_payment' || order.status === 'canceled')

/**
 * Starts or retries the payment of an order, with its own or another method. Returns the page where the buyer pays; null
 * for a method without a provider, which needs no payment page. A store that takes no orders takes no money either.
 */
export async function startPayment(
  ctx: Context,
  token: string,
  code: string | null,
): Promise<{ order: OrderView; redirectUrl: string | null }> {
  const { id, paymentCode, storeId } = await findByToken(ctx, token)
  const wanted = code ?? paymentCode
  if ((await missingForOrders(ctx, storeId)).length > 0) throw openingErrors.ORDER_STORE_NOT_OPEN(ctx.store)
  const { order, attempt, wait } = await ctx.transaction(async (tx) => {
    const locked = await lockOrder(tx, id)
    if (!canChoose(locked)) throw orderErrors.ORDER_NOT_PAYABLE()
    const wait = await countTry(ctx, tx, id)
    if (wait > 0) return { order: locked, attempt: null, wait }
    const order = await chooseMethod(ctx, tx, locked, wanted)
    const attempt = order.status === 'pending_payment' ? await openAttempt(ctx, tx, order, wanted) : null
    return { order, attempt, wait }
  })
  if (wait > 0) throw tooManyAttempts(ctx.visitor, wait)
  const redirectUrl = attempt === null ? null : await startAttempt(ctx, attempt, { email: order.email, token })
  return { order: await withItems(ctx, order), redirectUrl }
}

async function countTry(ctx: Context, tx: Writer, orderId: number): Promise<number> {
  const address = ctx.visitor?.address ?? null
  const wait = address === null ? 0 : await countAttempt(tx, perAddress, address, ctx.now)
  return wait > 0 ? wait : countAttempt(tx, perOrder, String(orderId), ctx.now)
}

async function chooseMethod(ctx: Context, tx: Writer, order: Order, code: string): Promise<Order> {
  const method = (await offeredPayments(ctx, order.shippingAddress === null, tx)).find((known) => known.code === code)
  if (method === undefined) throw orderErrors.ORDER_PAYMENT_NOT_AVAILABLE()
  if (method.code === order.paymentCode) return order
  const action = { name: 'choosePayment' as const, ...method }
  const cause = { reason: method.code, actor: actorOf(ctx, order), now: ctx.now }
  const outcome = await changeOrder(tx, order.id, action, cause)
  if ('refusal' in outcome) throw orderErrors.ORDER_NOT_PAYABLE()
  return outcome.order
}

/** Stores the provider's result that the browser received, for verification, and returns the status known so far. */
export async function saveCardResult(
  ctx: Context,
  token: string,
  given: { sessionId: string; result: string },
): Promise<PaymentStatus> {
  const order = await findByToken(ctx, token)
  await storeCardResult(ctx, order.id, given)
  return statusOf(ctx, order)
}

// Limits the requests to Adyen that one visitor can cause: each call with a known session sends one.
const returnsPerAddress: AttemptLimit = { name: 'card return', most: 30, seconds: 3_600 }

/**
 * Completes a card payment in a browser that does not have the order's token. So it returns the order number and nothing more.
 */
export async function finishCardPayment(ctx: Context, given: BankReturn): Promise<string | null> {
  const address = ctx.visitor?.address ?? null
  const wait =
    address === null ? 0 : await ctx.transaction((tx) => countAttempt(tx, returnsPerAddress, address, ctx.now))
  if (wait > 0) throw tooManyAttempts(ctx.visitor, wait)
  const orderId = await finishCardReturn(ctx, given)
  return orderId === null ? null : ((await selectOrderById(ctx.db, orderId))?.number ?? null)
}

/** Cancels an unpaid order and copies its items into a new cart. Repeated calls return the same cart. */
export async function returnToCart(ctx: Context, token: string): Promise<string> {
  const { id } = await findByToken(ctx, token)
  return ctx.transaction(async (tx) => {
    const order = await lockOrder(tx, id)
    if (!canReturn(order)) throw orderErrors.ORDER_NOT_CHANGEABLE()
    const existing = await selectReturnedCart(tx, id)
    if (existing !== undefined) return existing
    const cart = await copyCart(ctx, tx, order.cartId)
    await insertReturnedCart(tx, id, cart.id)
    if (order.status !== 'canceled')
      await changeOrder(
        tx,
        id,
        { name: 'cancel' },
        { reason: 'back to the cart', actor: actorOf(ctx, order), now: ctx.now },
      )
    return cart.maskedId
  })
}
