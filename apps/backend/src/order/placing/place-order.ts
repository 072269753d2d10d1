import { randomBytes } from 'node:crypto'
import {
  cartErrors,
  closeCart,
  isVirtual,
  loadCart,
  lockCartToOrder,
  paidTotals,
  removeCoupons,
  type CartAddress,
  type CartHead,
  type CartLine,
  type CartView,
} from '#src/cart/cart.ts'
import { refreshGiftCards } from '#src/cart/gift-cards/gift-cards.ts'
import { findPickupPlace, selectedDelivery } from '#src/checkout/checkout.ts'
import { checkAddressPhone } from '#src/customer/address/address.ts'
import { saveCheckoutConsents } from '#src/consent/consent.ts'
import { chargeCards } from '#src/gift-card/gift-card.ts'
import { publishSoldOut, stockOf, takeStock } from '#src/inventory/inventory.ts'
import { missingForOrders, openingErrors } from '#src/opening/opening.ts'
import { isPaidLater, selectedPayment } from '#src/payment/offer/offer.ts'
import type { Context } from '#src/platform/context.ts'
import type { Writer } from '#src/platform/database.ts'
import { publish } from '#src/platform/events.ts'
import { faultPoint } from '#src/platform/fault-point.ts'
import { message } from '#src/platform/messages.ts'
import { UserError } from '#src/platform/user-error.ts'
import { storeSettings } from '#src/store/store.ts'
import { actorOf } from '../change/actor.ts'
import { changeOrder } from '../change/change-order.ts'
import { checkConsents } from './check-consents.ts'
import { checkTotal } from './check-total.ts'
import { insertConsents } from '../consent-queries.ts'
import { placingErrors } from '../errors.ts'
import { countOrder, countUnpaidPieces } from './order-limits.ts'
import { draftItems, draftOrder, type ReadyCart } from './draft-order.ts'
import { isReadableByCart } from '../reading/find-order.ts'
import { insertHistory, updateAgent } from '../lifecycle-queries.ts'
import {
  insertItems,
  insertOrder,
  nextNumber,
  nextOrderId,
  selectCustomerEmail,
  selectIsAgent,
  selectOrderByCart,
} from '../queries.ts'
import { LapsedCards, LapsedCoupons, outOfStock, overMaximum, Refused, unable } from './refused.ts'
import { rememberOrder, repeatedOutcome } from './repeated-order.ts'
import { takeCouponsOf } from './take-coupons-of.ts'
import type { Order, PlaceOrderRefusal, PlaceOrderOptions } from '../types.ts'

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
): Promise<Order | PlaceOrderRefusal> {
  const shop = {
    isOpen: (await missingForOrders(ctx, ctx.store.id)).length === 0,
    takesGuests: (await storeSettings(ctx))['checkout/options/guest_checkout'],
  }
  try {
    const outcome = await ctx.transaction(async (tx) => {
      const head = await lockCartToOrder(ctx, tx, maskedId)
      const before = await repeatedOutcome(ctx, tx, head.id, options)
      if (before !== undefined) return before
      const placed = await selectOrderByCart(tx, head.id)
      // The cart id does not prove who the buyer is: it appears in URLs and logs.
      if (placed !== undefined && !isReadableByCart(ctx, placed)) throw notActive()
      const order = placed ?? (await orderCart(ctx, tx, head, options, shop))
      await rememberOrder(ctx, tx, head.id, options, { order })
      return order
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
    await rememberOrder(ctx, tx, head.id, options, { refusal })
    return (await repeatedOutcome(ctx, tx, head.id, options)) ?? refusal
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

async function orderCart(
  ctx: Context,
  tx: Writer,
  head: CartHead,
  options: PlaceOrderOptions,
  shop: { readonly isOpen: boolean; readonly takesGuests: boolean },
): Promise<Order> {
  if (!head.isActive) throw notActive()
  if (head.groupId !== ctx.store.groupId) throw cartErrors.CART_INVALID_WEBSITE()
  if (head.customerId === null && !shop.takesGuests) throw placingErrors.ORDER_GUEST_NOT_ALLOWED()
  if (!shop.isOpen) throw new NotOpen('UNDEFINED', openingErrors.ORDER_STORE_NOT_OPEN(ctx.store))
  await checkAgent(ctx, tx)
  faultPoint('order.before-recheck')
  const ready = await checkReady(ctx, tx, await loadCart(ctx, head, tx))
  checkTotal(ready, options.expectedTotal)
  await countOrder(ctx, tx, ready.email)
  if (isPaidLater(ready.payment)) await countUnpaidPieces(ctx, tx, ready.email, piecesOf(ready.cart))
  const consents = await checkConsents(ctx, tx, options)
  faultPoint('order.before-taking')
  const id = await nextOrderId(tx)
  const lines = ready.cart.lines.map(({ variantId, quantity }) => ({ productId: variantId, quantity }))
  const taken = await takeStock(tx, lines, id)
  if (taken.missing.length > 0) throw await outOfStockRefusal(tx, ready.cart, taken.missing)
  await takeCouponsOf(ready, tx, { orderId: id, now: ctx.now })
  if (!(await chargeCards(tx, ready.totals.cardPayments, id, ctx.now))) throw new LapsedCards()
  faultPoint('order.before-rows')
  await saveCheckoutConsents(ctx, tx, ready.email, consents)
  await closeCart(ctx, tx, head)
  await publishSoldOut(tx, taken)
  // The number comes as late as it can: every other order of the store view waits from here to the end.
  const order = draftOrder(ready, {
    id,
    number: orderNumber(ctx.store.id, await nextNumber(tx, ctx.store.id)),
    token: randomBytes(32).toString('base64url'),
    storeId: ctx.store.id,
    now: ctx.now,
    locale: ctx.store.locale,
  })
  await insertOrder(tx, order)
  if (ctx.agent !== undefined) await updateAgent(tx, id, ctx.agent.id)
  await insertItems(tx, id, draftItems(ready.cart, ready.totals))
  await insertConsents(tx, id, consents, ctx.now)
  await insertHistory(tx, id, {
    at: ctx.now,
    action: 'place',
    from: null,
    to: order.status,
    reason: order.paymentCode,
    actor: actorOf(ctx, order),
  })
  await publish(tx, 'order.placed', { orderId: id, number: order.number })
  const placed = order.grandTotal === 0 ? await payNothing(ctx, tx, order) : order
  faultPoint('order.before-commit')
  return placed
}

const piecesOf = ({ lines }: CartView): number => lines.reduce((sum, { quantity }) => sum + quantity, 0)

/** The refusal for lines that other buyers bought first, with the remaining quantity of each. */
async function outOfStockRefusal(
  tx: Writer,
  cart: CartView,
  missing: readonly { productId: number }[],
): Promise<Refused> {
  const ids = missing.map(({ productId }) => productId)
  const left = await stockOf(tx, ids)
  const lines = cart.lines.filter(({ variantId }) => ids.includes(variantId))
  return outOfStock(lines.map((line) => ({ ...line, left: left.get(line.variantId) ?? 0 })))
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
async function checkAgent(ctx: Context, tx: Writer): Promise<void> {
  if (ctx.customerId === null || ctx.agent !== undefined || !(await selectIsAgent(tx, ctx.customerId))) return
  const settings = await storeSettings({ ...ctx, db: tx })
  if (settings['agent/checkout/allowed_without_client']) return
  const text = settings['agent/checkout/not_logged_as_client_message'] || message(ctx.store.locale, 'agent.noClient')
  throw new Refused('UNABLE_TO_PLACE_ORDER', placingErrors.ORDER_BY_AGENT_WITHOUT_CLIENT({ text }))
}

const leftOf = ({ problem, maxQuantity }: CartLine): number => (problem === 'not-enough' ? maxQuantity : 0)

async function checkReady(ctx: Context, tx: Writer, cart: CartView): Promise<ReadyCart> {
  if (cart.lines.length === 0) throw unable(placingErrors.ORDER_WITHOUT_PRODUCTS())
  const unavailable = cart.lines.filter((line) => line.problem !== null)
  if (unavailable.length > 0) throw outOfStock(unavailable.map((line) => ({ ...line, left: leftOf(line) })))
  const maximum = cart.lines.find((line) => line.quantity > line.maxQuantity)
  if (maximum !== undefined) throw overMaximum({ ...maximum, left: maximum.maxQuantity })
  const email = cart.customerId === null ? cart.email : await selectCustomerEmail(tx, cart.customerId)
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
