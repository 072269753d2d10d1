import { normalizePostCode } from '@bocian/rules/post-code.ts'
import { sameText } from '@bocian/rules/same-text.ts'
import { normalizeEmail, normalizeOrderNumber } from '@bocian/rules/validators.ts'
import { findOwnCart } from '#src/cart/cart.ts'
import { countAttempt, takeBackAttempt, tooManyAttempts, type AttemptLimit } from '#src/platform/attempts.ts'
import type { Context } from '#src/platform/context.ts'
import { run, type Reader } from '#src/platform/database.ts'
import { orderErrors } from '../errors.ts'
import {
  orderByCart,
  selectItems,
  selectItemsOf,
  selectOrderByNumber,
  selectOrderByToken,
  selectOrdersById,
} from '../queries.ts'
import type { Order, OrderItem, OrderView } from '../types.ts'

interface OrderLookup {
  number: string
  email: string
  /** The last name or the postcode of the billing address; both must match if both are given. */
  lastname: string | null
  postcode: string | null
}

/** Only failed lookups count towards this limit. */
const perAddress: AttemptLimit = { name: 'guest order', most: 20, seconds: 3_600 }

/** Looks up a guest order by number, email and last name or postcode. Repeated failures from one IP address are rate-limited. */
export async function guestOrder(ctx: Context, input: OrderLookup): Promise<OrderView> {
  const address = ctx.visitor?.address ?? null
  const found = await ctx.transaction(async (tx) => {
    const wait = address === null ? 0 : await countAttempt(tx, perAddress, address, ctx.now)
    if (wait > 0) return { wait }
    const order = await selectOrderByNumber(tx, normalizeOrderNumber(input.number))
    if (order === undefined || !matches(order, input) || !isOfCaller(ctx, order)) return { wait }
    if (address !== null) await takeBackAttempt(tx, perAddress, address)
    return { order }
  })
  if ('order' in found) return withItems(ctx, found.order)
  throw found.wait > 0 ? tooManyAttempts(ctx.visitor, found.wait) : orderErrors.ORDER_NOT_FOUND()
}

function matches({ email, billingAddress }: Order, input: OrderLookup): boolean {
  const postCode = (text: string): string => normalizePostCode(text, billingAddress.countryCode)
  const given = [
    [input.lastname, billingAddress.lastname],
    [input.postcode && postCode(input.postcode), postCode(billingAddress.postcode ?? '')],
  ] as const
  const filled = given.filter(([value]) => value != null && value.trim() !== '')
  return (
    isSameEmail(email, input.email) && filled.length > 0 && filled.every(([value, own]) => sameText(own, value ?? ''))
  )
}

const isSameEmail = (a: string, b: string): boolean =>
  normalizeEmail(a).toLowerCase() === normalizeEmail(b).toLowerCase()

/** Looks up an order by its token, which only the confirmation email contains. */
export async function guestOrderByToken(ctx: Context, token: string): Promise<OrderView> {
  return withItems(ctx, await findByToken(ctx, token))
}

/** The order with this token. An order of a customer is returned only to that customer, and to others like a missing one. */
export async function findByToken(ctx: Context, token: string): Promise<Order> {
  const order = await selectOrderByToken(ctx.db, token)
  if (order === undefined || !isOfCaller(ctx, order)) throw orderErrors.ORDER_NOT_FOUND()
  return order
}

/** Whether the order is a guest's or the caller's. */
const isOfCaller = ({ customerId }: Context, order: Order): boolean =>
  order.customerId === null || order.customerId === customerId

const readableFor = 60 * 60 * 1_000

/** Whether the cart id is enough to read the order. For guest orders it is enough for one hour. */
export const isReadableByCart = (ctx: Context, order: Order): boolean =>
  order.customerId !== null || ctx.now.getTime() - order.placedAt.getTime() <= readableFor

/** The order placed from a cart. Guests can read it with the cart id for one hour, customers at any time. */
export async function orderOfCart(ctx: Context, maskedId: string): Promise<OrderView | null> {
  const cart = await findOwnCart(ctx, maskedId)
  const order = await run(ctx.db, orderByCart(cart))
  if (order === undefined) return null
  return isReadableByCart(ctx, order) ? withItems(ctx, order) : null
}

export async function withItems(ctx: Context, order: Order): Promise<OrderView> {
  return viewOrder(order, await selectItems(ctx.db, order.id))
}

/** Several orders with their items. */
export async function orderViews(db: Reader, ids: readonly number[]): Promise<OrderView[]> {
  const orders = await selectOrdersById(db, ids)
  const items = await selectItemsOf(db, ids)
  return orders.map((order) =>
    viewOrder(
      order,
      items.filter(({ orderId }) => orderId === order.id),
    ),
  )
}

/** The order with this token, of a guest or of the signed-in customer. */
export async function orderByToken(ctx: Context, token: string): Promise<OrderView | null> {
  const order = await selectOrderByToken(ctx.db, token)
  if (order === undefined || !isOfCaller(ctx, order)) return null
  return withItems(ctx, order)
}

/** An order with its items; each item also has the status of the whole order. */
export function viewOrder(order: Order, items: readonly OrderItem[]): OrderView {
  const state = {
    isInvoiced: order.paidAt !== null,
    isShipped: order.shippedAt !== null,
    isCanceled: order.status === 'canceled',
    isRefunded: order.status === 'closed',
  }
  return { ...order, items: items.map((item) => ({ ...item, order, currency: order.currency, state })) }
}
