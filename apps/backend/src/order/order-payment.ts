import { copyCart } from '#src/cart/cart.ts'
import {
  cardSession,
  finishCardReturn,
  keepCardResult,
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
import { UserError } from '#src/platform/user-error.ts'
import { actorOf } from './actor.ts'
import { calculateTransition } from './calculate-transition.ts'
import { changeOrder, factsOf } from './change-order.ts'
import { findByToken, withItems } from './find-order.ts'
import { insertReturnedCart, lockOrder, selectHistory, selectOrderById, selectReturnedCart } from './life-queries.ts'
import type { Order, OrderView } from './types.ts'

export type PaymentStatus = 'CANCELED' | 'NOT_ONLINE' | 'PAID' | 'PENDING' | 'UNPAID'

/** How far paying an order has come, and how else it can be paid. */
export interface OrderPayment {
  order: Order
  status: PaymentStatus
  /** Why it is not paid: the last refusal of the provider, or that the order has expired; null without a refusal. */
  refusal: RefusalReason | null
  methods: PaymentMethod[]
  canReturnToCart: boolean
  cardSession: CardSession | null
}

// Whoever tries many cards tries them on many orders, from few addresses.
const perOrder: AttemptLimit = { name: 'payment order', most: 10, seconds: 3_600 }
const perAddress: AttemptLimit = { name: 'payment address', most: 20, seconds: 3_600 }

/** For whoever holds the order's token: only what the provider has signed counts. */
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

/** Nothing was paid, and either the provider is waited for or the time for it is over. */
const canReturn = (order: Order): boolean =>
  order.paidAt === null && (order.status === 'pending_payment' || order.status === 'canceled')

/**
 * Begins to pay an order, or begins again, by its own or by another method. Answers where the buyer pays; null for a
 * method without a provider, by which the order is placed for good.
 */
export async function startPayment(
  ctx: Context,
  token: string,
  code: string | null,
): Promise<{ order: OrderView; redirectUrl: string | null }> {
  const { id, paymentCode } = await findByToken(ctx, token)
  const wanted = code ?? paymentCode
  const { order, attempt, wait } = await ctx.transaction(async (tx) => {
    const locked = await lockOrder(tx, id)
    if (!canChoose(locked)) throw new UserError('graphql-input', 'This order cannot be paid any more.')
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
  if (method === undefined) throw new UserError('graphql-input', 'The requested Payment Method is not available.')
  if (method.code === order.paymentCode) return order
  const action = { name: 'choosePayment' as const, ...method }
  const cause = { reason: method.code, actor: actorOf(ctx, order), now: ctx.now }
  const outcome = await changeOrder(tx, order.id, action, cause)
  if ('refusal' in outcome) throw new UserError('graphql-input', 'This order cannot be paid any more.')
  return outcome.order
}

/** Takes what the card provider gave to the browser that paid; answers what the shop itself knows. */
export async function handInCardResult(
  ctx: Context,
  token: string,
  told: { sessionId: string; result: string },
): Promise<PaymentStatus> {
  const order = await findByToken(ctx, token)
  await keepCardResult(ctx, order.id, told)
  return statusOf(ctx, order)
}

// Each one that names a session of ours asks Adyen.
const returnsPerAddress: AttemptLimit = { name: 'card return', most: 30, seconds: 3_600 }

/** Finishes a card payment for a browser that knows nothing of the order; the number is all that it is told. */
export async function finishCardPayment(ctx: Context, told: BankReturn): Promise<string | null> {
  const address = ctx.visitor?.address ?? null
  const wait =
    address === null ? 0 : await ctx.transaction((tx) => countAttempt(tx, returnsPerAddress, address, ctx.now))
  if (wait > 0) throw tooManyAttempts(ctx.visitor, wait)
  const orderId = await finishCardReturn(ctx, told)
  return orderId === null ? null : ((await selectOrderById(ctx.db, orderId))?.number ?? null)
}

/** Gives the goods of an order that nobody paid back into an open cart; the order ends. Asked again it answers the same cart. */
export async function returnToCart(ctx: Context, token: string): Promise<string> {
  const { id } = await findByToken(ctx, token)
  return ctx.transaction(async (tx) => {
    const order = await lockOrder(tx, id)
    if (!canReturn(order)) throw new UserError('graphql-input', 'This order cannot be changed any more.')
    const before = await selectReturnedCart(tx, id)
    if (before !== undefined) return before
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
