import { findOwnCart } from '#src/cart/cart.ts'
import type { Context } from '#src/platform/context.ts'
import { UserError } from '#src/platform/user-error.ts'
import { selectItems, selectOrderByCart, selectOrderByNumber, selectOrderByToken } from './queries.ts'
import type { Order, OrderItem, OrderView } from './types.ts'

const notFound = (): UserError =>
  new UserError('graphql-no-such-entity', `We couldn't locate an order with the information provided.`)

const sameText = (a: string, b: string): boolean =>
  a.trim().normalize('NFC').toLowerCase() === b.trim().normalize('NFC').toLowerCase()

/** An order of a guest, found by its number and two things only the buyer knows. */
export async function guestOrder(
  ctx: Context,
  asked: { number: string; email: string; lastname: string },
): Promise<OrderView> {
  const order = await selectOrderByNumber(ctx.db, asked.number.trim())
  if (order === undefined || !sameText(order.email, asked.email)) throw notFound()
  if (!sameText(order.billingAddress.lastname, asked.lastname)) throw notFound()
  return withItems(ctx, checkGuest(ctx, order))
}

/** An order of a guest by the token that only its confirmation holds. */
export async function guestOrderByToken(ctx: Context, token: string): Promise<OrderView> {
  return withItems(ctx, await findByToken(ctx, token))
}

/** The order of a token, for a guest or for the customer whose order it is. */
export async function findByToken(ctx: Context, token: string): Promise<Order> {
  const order = await selectOrderByToken(ctx.db, token)
  if (order === undefined) throw notFound()
  return checkGuest(ctx, order)
}

function checkGuest(ctx: Context, order: Order): Order {
  if (order.customerId === null || order.customerId === ctx.customerId) return order
  throw new UserError('graphql-authorization', 'Please login to view the order.')
}

const readableFor = 60 * 60 * 1_000

/** What a cart became: for its customer at any time, for whoever knows a guest's cart id within the hour. */
export async function orderOfCart(ctx: Context, maskedId: string): Promise<OrderView | null> {
  const cart = await findOwnCart(ctx, maskedId)
  const order = await selectOrderByCart(ctx.db, cart.id)
  if (order === undefined) return null
  if (order.customerId === null && ctx.now.getTime() - order.placedAt.getTime() > readableFor) return null
  return withItems(ctx, order)
}

export async function withItems(ctx: Context, order: Order): Promise<OrderView> {
  return viewOrder(order, await selectItems(ctx.db, order.id))
}

/** An order with its lines, each knowing how far the order has come. */
export function viewOrder(order: Order, items: readonly OrderItem[]): OrderView {
  const state = {
    isInvoiced: order.paidAt !== null,
    isShipped: order.shippedAt !== null,
    isCanceled: order.status === 'canceled',
    isRefunded: order.status === 'closed',
  }
  return { ...order, items: items.map((item) => ({ ...item, currency: order.currency, state })) }
}
