import { findOwnCart } from '#src/cart/cart.ts'
import { countAttempt, takeBackAttempt, tooManyAttempts, type AttemptLimit } from '#src/platform/attempts.ts'
import type { Context } from '#src/platform/context.ts'
import { UserError } from '#src/platform/user-error.ts'
import { selectItems, selectOrderByCart, selectOrderByNumber, selectOrderByToken } from './queries.ts'
import type { Order, OrderItem, OrderView } from './types.ts'

const notFound = (): UserError =>
  new UserError('graphql-no-such-entity', `We couldn't locate an order with the information provided.`)

const sameText = (a: string, b: string): boolean =>
  a.trim().normalize('NFC').toLowerCase() === b.trim().normalize('NFC').toLowerCase()

interface Named {
  number: string
  email: string
  /** The last name or the post code of the billing address; both must match if both are given. */
  lastname: string | null
  postcode: string | null
}

/** Only what names no order counts as a try. */
const perAddress: AttemptLimit = { name: 'guest order', most: 20, seconds: 3_600 }

/** An order of a guest, found by its number and two things only the buyer knows; who guesses too often has to wait. */
export async function guestOrder(ctx: Context, input: Named): Promise<OrderView> {
  const address = ctx.visitor?.address ?? null
  const found = await ctx.transaction(async (tx) => {
    const wait = address === null ? 0 : await countAttempt(tx, perAddress, address, ctx.now)
    if (wait > 0) return { wait }
    const order = await selectOrderByNumber(tx, input.number.trim())
    if (order === undefined || !isNamedBy(order, input)) return { wait }
    if (address !== null) await takeBackAttempt(tx, perAddress, address)
    return { order }
  })
  if ('order' in found) return withItems(ctx, checkGuest(ctx, found.order))
  throw found.wait > 0 ? tooManyAttempts(ctx.visitor, found.wait) : notFound()
}

function isNamedBy({ email, billingAddress }: Order, input: Named): boolean {
  const given = [
    [input.lastname, billingAddress.lastname],
    [input.postcode && compactPostCode(input.postcode), compactPostCode(billingAddress.postcode ?? '')],
  ] as const
  const filled = given.filter(([value]) => value != null && value.trim() !== '')
  return sameText(email, input.email) && filled.length > 0 && filled.every(([value, own]) => sameText(own, value ?? ''))
}

/** A post code without spaces and hyphens: 00-238 and 00238 are the same. */
const compactPostCode = (text: string): string => text.replaceAll(/[\s-]/g, '')

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

/** Whether the cart id is enough to read its order: a guest's order only within an hour. */
export const isReadableByCart = (ctx: Context, order: Order): boolean =>
  order.customerId !== null || ctx.now.getTime() - order.placedAt.getTime() <= readableFor

/** What a cart became: for its customer at any time, for whoever knows a guest's cart id within the hour. */
export async function orderOfCart(ctx: Context, maskedId: string): Promise<OrderView | null> {
  const cart = await findOwnCart(ctx, maskedId)
  const order = await selectOrderByCart(ctx.db, cart.id)
  if (order === undefined) return null
  return isReadableByCart(ctx, order) ? withItems(ctx, order) : null
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
