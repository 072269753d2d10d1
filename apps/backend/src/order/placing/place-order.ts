import { randomBytes } from 'node:crypto'
import {
  cartErrors,
  checkOwner,
  closingOf,
  isVirtual,
  lockCartToOrder,
  orderedCartOf,
  paidTotals,
  removeCoupons,
  viewCart,
  type CartAddress,
  type CartContent,
  type CartHead,
  type CartLine,
  type CartView,
} from '#src/cart/cart.ts'
import { refreshGiftCards } from '#src/cart/gift-cards/gift-cards.ts'
import { findPickupPlace, selectedDelivery } from '#src/checkout/checkout.ts'
import { checkAddressPhone } from '#src/customer/address/address.ts'
import { saveCheckoutConsents } from '#src/consent/checkout/checkout.ts'
import { cardChargeOf } from '#src/gift-card/gift-card.ts'
import { soldOutOf, stockOf, stockTakingOf, type TakenStock } from '#src/inventory/inventory.ts'
import { missingForOrders, openingErrors } from '#src/opening/opening.ts'
import { isPaidLater, selectedPayment } from '#src/payment/offer/offer.ts'
import type { Context } from '#src/platform/context.ts'
import { countsOf } from '#src/platform/attempts.ts'
import { run, sendLast, sendTogether, type Writer } from '#src/platform/database.ts'
import { publicationOf } from '#src/platform/events.ts'
import { faultPoint } from '#src/platform/fault-point.ts'
import { keyedRequest } from '#src/platform/idempotency/once.ts'
import { message } from '#src/platform/messages.ts'
import { UserError } from '#src/platform/user-error.ts'
import { storeSettings } from '#src/store/store.ts'
import { actorOf } from '../change/actor.ts'
import { changeOrder } from '../change/change-order.ts'
import { checkConsents } from './check-consents.ts'
import { checkTotal } from './check-total.ts'
import { consentRowsOf } from '../consent-queries.ts'
import { placingErrors } from '../errors.ts'
import { attemptsOf, type OrderAttempts } from './order-limits.ts'
import { draftItems, draftOrder, type ReadyCart } from './draft-order.ts'
import { isReadableByCart } from '../reading/find-order.ts'
import { agentOf, historyRowOf } from '../lifecycle-queries.ts'
import { buyerOf, holdShop, itemRowsOf, nextNumberOf, orderByCart, orderRowOf } from '../queries.ts'
import { LapsedCards, LapsedCoupons, outOfStock, overMaximum, Refused, unable } from './refused.ts'
import { rememberingOf, repeatedOutcome } from './repeated-order.ts'
import { orderRequestOf } from './request-queries.ts'
import { couponTakingsOf, refuseUsedUp } from './take-coupons-of.ts'
import type { Order, PlacedOrder, PlaceOrderRefusal, PlaceOrderOptions } from '../types.ts'

const noOptions: PlaceOrderOptions = { expectedTotal: null, consents: null }

/**
 * Turns the cart into an order in one transaction: locks the cart, checks prices and stock again, takes the stock and saves
 * the order. A repeated call with the same cart returns the same order. Refuses in a store that lacks what it needs for orders, when the total differs from
 * `expectedTotal`; without one, refuses once if a coupon or gift card has lapsed. With an Idempotency-Key, retries return
 * the first outcome for 24 hours, including a refusal. Throws ORDER_GUEST_NOT_ALLOWED where guests may not order.
 */
export async function placeOrder(
  ctx: Context,
  maskedId: string,
  options: PlaceOrderOptions = noOptions,
): Promise<PlacedOrder | PlaceOrderRefusal> {
  const shop = {
    isOpen: (await missingForOrders(ctx, ctx.store.id)).length === 0,
    takesGuests: (await storeSettings(ctx))['checkout/options/guest_checkout'],
  }
  try {
    const outcome = await ctx.transaction(async (tx) => {
      const keyed = keyedRequest(ctx, options)
      const [id, locked, stored, products, labels, reference, repeated, buyer] = await sendTogether(
        tx,
        readingOf(ctx, maskedId, keyed),
      )
      const head = checkOwner(ctx, maskedId, locked)
      const before = await repeatedOutcome(ctx, tx, options, repeated)
      if (before !== undefined) return before
      // A cart is closed in the transaction that stores its order.
      const placed = head.isActive ? undefined : await run(tx, orderByCart(head))
      // The cart id does not prove who the buyer is: it appears in URLs and logs.
      if (placed !== undefined && !isReadableByCart(ctx, placed)) throw notActive()
      if (placed === undefined)
        return orderCart(ctx, tx, { id, head, content: [stored, products, labels, reference], buyer }, options, shop)
      await sendLast(tx, rememberingOf(ctx, head.id, options, { orderId: placed.id }))
      return placed
    })
    faultPoint('order.after-commit')
    return outcome
  } catch (error) {
    if ((await removeLapsed(ctx, maskedId, error)) === 'closed') return placeOrder(ctx, maskedId, options)
    if (error instanceof NotOpen) return error.refusal
    if (error instanceof Refused) return storeRefusal(ctx, maskedId, options, error.refusal)
    if (error instanceof UserError && error.code === 'CART_MISSING')
      return { code: 'CART_NOT_FOUND', message: error.message, reason: error.reason }
    throw error
  }
}

/**
 * Stores a refusal under the idempotency key. If a concurrent call with the same key has already stored its outcome, that one is
 * returned.
 */
async function storeRefusal(
  ctx: Context,
  maskedId: string,
  options: PlaceOrderOptions,
  refusal: PlaceOrderRefusal,
): Promise<Order | PlaceOrderRefusal> {
  if (ctx.idempotencyKey === null) return refusal
  return ctx.transaction(async (tx) => {
    const head = await lockCartToOrder(ctx, tx, maskedId)
    const keyed = keyedRequest(ctx, options)
    await sendTogether(tx, rememberingOf(ctx, head.id, options, { refusal }))
    const [stored] = await sendTogether(tx, [keyed === null ? undefined : orderRequestOf(head, keyed)])
    return (await repeatedOutcome(ctx, tx, options, stored)) ?? refusal
  })
}

/** Removes lapsed coupons and refreshes gift card balances. Returns `closed` if a concurrent call has placed the order. */
async function removeLapsed(ctx: Context, maskedId: string, refused: unknown): Promise<'refreshed' | 'closed'> {
  try {
    if (refused instanceof LapsedCoupons) await removeCoupons(ctx, maskedId, refused.codes)
    if (refused instanceof LapsedCards) await refreshGiftCards(ctx, maskedId)
  } catch (error) {
    if (error instanceof UserError && error.code === 'CART_MISSING') return 'closed'
    throw error
  }
  return 'refreshed'
}

const notActive = (): Refused => new Refused('CART_NOT_ACTIVE', placingErrors.ORDER_CART_INACTIVE())

/** A store that is not ready yet. The refusal is not stored for retries, because the store may open at any time. */
class NotOpen extends Refused {}

/** Holds the shop and reserves an order id, locks the cart, then reads all that an order depends on. The locks come before all that others may have changed. */
const readingOf = (ctx: Context, maskedId: string, keyed: ReturnType<typeof keyedRequest>) => {
  const [lock, ...content] = orderedCartOf(ctx, maskedId)
  return [
    holdShop,
    lock,
    ...content,
    keyed === null ? undefined : orderRequestOf({ maskedId }, keyed),
    ctx.customerId === null ? undefined : buyerOf(ctx.customerId),
  ] as const
}

/** What was read for an order when its cart was locked. */
interface Reading {
  /** The id that is reserved for the order. */
  id: number
  head: CartHead
  content: CartContent
  buyer: { email: string; isAgent: boolean } | undefined
}

async function orderCart(
  ctx: Context,
  tx: Writer,
  { id, head, content, buyer }: Reading,
  options: PlaceOrderOptions,
  shop: { readonly isOpen: boolean; readonly takesGuests: boolean },
): Promise<PlacedOrder> {
  if (!head.isActive) throw notActive()
  if (head.groupId !== ctx.store.groupId) throw cartErrors.CART_INVALID_WEBSITE()
  if (head.customerId === null && !shop.takesGuests) throw placingErrors.ORDER_GUEST_NOT_ALLOWED()
  if (!shop.isOpen) throw new NotOpen('UNDEFINED', openingErrors.ORDER_STORE_NOT_OPEN(ctx.store))
  await checkAgent(ctx, tx, buyer)
  faultPoint('order.before-recheck')
  const cart = await viewCart(ctx, head, content, tx)
  const ready = await checkReady(ctx, tx, cart, head.customerId === null ? head.email : buyer?.email)
  checkTotal(ready, options.expectedTotal)
  const limits = attemptsOf(ctx, ready.email, isPaidLater(ready.payment) ? piecesOf(cart) : 0)
  const consents = await checkConsents(ctx, tx, options)
  faultPoint('order.before-taking')
  const { taken, count } = await take(ctx, tx, { id, ready, limits })
  faultPoint('order.before-rows')
  if (consents.length > 0) await saveCheckoutConsents(ctx, tx, ready.email, consents)
  const order = draftOrder(ready, {
    id,
    number: orderNumber(ctx.store.id, count),
    token: randomBytes(32).toString('base64url'),
    storeId: ctx.store.id,
    now: ctx.now,
    locale: ctx.store.locale,
  })
  const history = { from: null, to: order.status, reason: order.paymentCode, actor: actorOf(ctx, order) }
  const rows = [
    orderRowOf(order),
    itemRowsOf(id, draftItems(cart, ready.totals)),
    historyRowOf(id, { at: ctx.now, action: 'place', ...history }),
    publicationOf('order.placed', { orderId: id, number: order.number }),
    closingOf(ctx, head),
    soldOutOf(taken),
    ctx.agent === undefined ? undefined : agentOf(id, ctx.agent.id),
    consents.length === 0 ? undefined : consentRowsOf(id, consents, ctx.now),
    ...rememberingOf(ctx, head.id, options, { orderId: id }),
  ] as const
  if (order.grandTotal > 0) {
    faultPoint('order.before-commit')
    const [, items] = await sendLast(tx, rows)
    return { ...order, items }
  }
  await sendTogether(tx, rows)
  const paid = await payNothing(ctx, tx, order)
  faultPoint('order.before-commit')
  return paid
}

/**
 * Takes stock, coupons and gift cards, counts the order and gives it its number, in the order of `docs/stock-and-locks.md`. Every
 * other order of the address waits from the count, and every other order of the store view from the number, to the end of
 * the transaction, so both come last.
 */
async function take(
  ctx: Context,
  tx: Writer,
  { id, ready, limits }: { id: number; ready: ReadyCart; limits: OrderAttempts },
): Promise<{ taken: TakenStock; count: number }> {
  const { cart, totals } = ready
  const stock = stockTakingOf(
    cart.lines.map(({ variantId, quantity }) => ({ productId: variantId, quantity })),
    id,
  )
  const charge = cardChargeOf(totals.cardPayments, id, ctx.now)
  const [lock, waiting] = limits.attempts.length === 0 ? [] : countsOf(limits.attempts, ctx.now)
  const number = nextNumberOf(ctx.store.id)
  if (cart.coupons.length === 0) {
    const [taken, isCharged = true, , waits = [], count] = await sendTogether(tx, [
      stock,
      charge,
      lock,
      waiting,
      number,
    ])
    limits.refuse(waits)
    await refuseMissing(tx, cart, taken)
    if (!isCharged) throw new LapsedCards()
    return { taken, count }
  }
  const [taken, ...uses] = await sendTogether(tx, [stock, ...couponTakingsOf(ready, { orderId: id, now: ctx.now })])
  await refuseMissing(tx, cart, taken)
  refuseUsedUp(ready, uses)
  const [isCharged = true, , waits = [], count] = await sendTogether(tx, [charge, lock, waiting, number])
  limits.refuse(waits)
  if (!isCharged) throw new LapsedCards()
  return { taken, count }
}

const piecesOf = ({ lines }: CartView): number => lines.reduce((sum, { quantity }) => sum + quantity, 0)

/** Refuses an order with lines that other buyers bought first, and tells the remaining quantity of each. */
async function refuseMissing(tx: Writer, cart: CartView, { missing }: TakenStock): Promise<void> {
  if (missing.length === 0) return
  const ids = missing.map(({ productId }) => productId)
  const left = await stockOf(tx, ids)
  const lines = cart.lines.filter(({ variantId }) => ids.includes(variantId))
  throw outOfStock(lines.map((line) => ({ ...line, left: left.get(line.variantId) ?? 0 })))
}

/** Marks an order with nothing left to pay as paid. */
async function payNothing(ctx: Context, tx: Writer, order: Order): Promise<Order> {
  const cause = { reason: 'nothing left to pay', actor: actorOf(ctx, order), now: ctx.now }
  return (await changeOrder(tx, order.id, { name: 'pay', reference: null }, cause)).order
}

/** The store view's id, then a counter of at least nine digits: unique in the shop, and ascending in each store view. */
export function orderNumber(storeId: number, count: number): string {
  return `${storeId}${String(count).padStart(9, '0')}`
}

/** AMB-50: an agent orders on behalf of a client, not for themselves, unless the store allows it. */
async function checkAgent(ctx: Context, tx: Writer, buyer: Reading['buyer']): Promise<void> {
  if (ctx.agent !== undefined || buyer?.isAgent !== true) return
  const settings = await storeSettings({ ...ctx, db: tx })
  if (settings['agent/checkout/allowed_without_client']) return
  const text = settings['agent/checkout/not_logged_as_client_message'] || message(ctx.store.locale, 'agent.noClient')
  throw new Refused('UNABLE_TO_PLACE_ORDER', placingErrors.ORDER_BY_AGENT_WITHOUT_CLIENT({ text }))
}

const leftOf = ({ problem, maxQuantity }: CartLine): number => (problem === 'not-enough' ? maxQuantity : 0)

async function checkReady(
  ctx: Context,
  tx: Writer,
  cart: CartView,
  email: string | null | undefined,
): Promise<ReadyCart> {
  if (cart.lines.length === 0) throw unable(placingErrors.ORDER_WITHOUT_PRODUCTS())
  const unavailable = cart.lines.filter((line) => line.problem !== null)
  if (unavailable.length > 0) throw outOfStock(unavailable.map((line) => ({ ...line, left: leftOf(line) })))
  const maximum = cart.lines.find((line) => line.quantity > line.maxQuantity)
  if (maximum !== undefined) throw overMaximum({ ...maximum, left: maximum.maxQuantity })
  if (email == null) throw new Refused('GUEST_EMAIL_MISSING', placingErrors.ORDER_EMAIL_MISSING())
  const delivery = await checkDelivery(ctx, tx, cart)
  const pickupPlace = await checkPickupPlace(ctx, tx, cart, delivery)
  const billingAddress = cart.billingSameAsShipping ? cart.shippingAddress : cart.billingAddress
  if (billingAddress === null) throw unable(placingErrors.ORDER_BILLING_ADDRESS_MISSING())
  checkPhones(cart, billingAddress)
  const payment = await selectedPayment(ctx, cart, tx)
  if (payment === null) throw unable(placingErrors.ORDER_PAYMENT_MISSING())
  const totals = paidTotals(cart, delivery)
  return { cart, email, billingAddress, delivery, pickupPlace, payment, totals }
}

async function checkDelivery(ctx: Context, tx: Writer, cart: CartView): Promise<ReadyCart['delivery']> {
  if (isVirtual(cart)) return null
  if (cart.shippingAddress === null) throw unable(placingErrors.ORDER_SHIPPING_ADDRESS_MISSING())
  const delivery = await selectedDelivery(ctx, cart, tx)
  if (delivery === null) throw unable(placingErrors.ORDER_SHIPPING_METHOD_MISSING())
  return delivery
}

/** Checked only here, because Magento clients put placeholders into the address until the shopper enters their own. */
function checkPhones(cart: CartView, billingAddress: CartAddress): void {
  const addresses = isVirtual(cart) ? [billingAddress] : [cart.shippingAddress ?? billingAddress, billingAddress]
  for (const address of addresses) {
    const error = checkAddressPhone(address)
    if (error !== null) throw unable(error)
  }
}

/** Refuses an order for pickup that has no pickup location, or whose location has closed since it was chosen. */
async function checkPickupPlace(
  ctx: Context,
  tx: Writer,
  cart: CartView,
  delivery: ReadyCart['delivery'],
): Promise<ReadyCart['pickupPlace']> {
  if (delivery === null || cart.shippingAddress === null) return null
  const { network } = delivery
  if (network !== null && cart.shippingAddress.pickupLocationCode === undefined)
    throw unable(placingErrors.ORDER_PICKUP_LOCATION_MISSING())
  const place = await findPickupPlace(ctx, network, cart.shippingAddress, tx)
  if (place === undefined) throw unable(placingErrors.ORDER_PICKUP_LOCATION_GONE())
  return place
}
