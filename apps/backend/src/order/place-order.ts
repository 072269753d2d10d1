import { randomBytes } from 'node:crypto'
import {
  closeCart,
  isVirtual,
  loadCart,
  lockCartToOrder,
  paidTotals,
  refreshGiftCards,
  refusals,
  removeCoupons,
  type CartAddress,
  type CartHead,
  type CartLine,
  type CartView,
} from '#src/cart/cart.ts'
import { findPickupPlace, selectedDelivery } from '#src/checkout/checkout.ts'
import { checkAddressPhone } from '#src/customer/customer.ts'
import { keepCheckoutConsents, type GivenConsent } from '#src/consent/consent.ts'
import { takeFromCards } from '#src/gift-card/gift-card.ts'
import { stockOf, takeStock } from '#src/inventory/inventory.ts'
import { selectedPayment } from '#src/payment/payment.ts'
import type { Context } from '#src/platform/context.ts'
import type { Writer } from '#src/platform/database.ts'
import { publish } from '#src/platform/events.ts'
import { faultPoint } from '#src/platform/fault-point.ts'
import { message } from '#src/platform/messages.ts'
import { UserError } from '#src/platform/user-error.ts'
import { storeSettings } from '#src/store/store.ts'
import { actorOf } from './actor.ts'
import { changeOrder } from './change-order.ts'
import { checkConsents } from './check-consents.ts'
import { checkTotal } from './check-total.ts'
import { insertConsents } from './consent-queries.ts'
import { countOrder } from './order-limits.ts'
import { draftItems, draftOrder, type ReadyCart } from './draft-order.ts'
import { isReadableByCart } from './find-order.ts'
import { insertHistory, updateAgent } from './life-queries.ts'
import {
  insertItems,
  insertOrder,
  nextNumber,
  nextOrderId,
  selectCustomerEmail,
  selectIsAgent,
  selectOrderByCart,
} from './queries.ts'
import { LapsedCards, LapsedCoupons, outOfStock, overMaximum, Refused, unable } from './refused.ts'
import { rememberOutcome, repeatedOutcome } from './repeated-order.ts'
import { takeCouponsOf } from './take-coupons-of.ts'
import type { Order, PlaceOrderRefusal } from './types.ts'

/** What a client of ours tells with an order; one that knows only Magento tells nothing. */
export interface ToldByBuyer {
  /** The total that was shown, as GraphQL carries money. */
  expectedTotal: number | null
  /** What was accepted. */
  consents: readonly (GivenConsent | null)[] | null
}

const nothing: ToldByBuyer = { expectedTotal: null, consents: null }

/**
 * Makes the cart an order in one transaction: the cart is locked, prices and stock are looked at anew, stock is taken,
 * the order is written. A repeated call with the same cart returns the same order. Refuses when the total differs from
 * `expectedTotal`; without one, refuses once if a coupon has lapsed. With an Idempotency-Key, repetitions return the first
 * outcome for 24 hours, a refusal too.
 */
export async function placeOrder(
  ctx: Context,
  maskedId: string,
  told: ToldByBuyer = nothing,
): Promise<Order | PlaceOrderRefusal> {
  try {
    const outcome = await ctx.transaction(async (tx) => {
      const head = await lockCartToOrder(ctx, tx, maskedId)
      const before = await repeatedOutcome(ctx, tx, head.id, told)
      if (before !== undefined) return before
      const placed = await selectOrderByCart(tx, head.id)
      // A cart id does not stay secret: it appears in URLs and logs.
      if (placed !== undefined && !isReadableByCart(ctx, placed)) throw notActive()
      const order = placed ?? (await orderCart(ctx, tx, head, told))
      await rememberOutcome(ctx, tx, head.id, told, { order })
      return order
    })
    faultPoint('order.after-commit')
    return outcome
  } catch (error) {
    if ((await tellCart(ctx, maskedId, error)) === 'closed') return placeOrder(ctx, maskedId, told)
    if (error instanceof Refused) return keepRefusal(ctx, maskedId, told, error.refusal)
    if (error instanceof UserError && error.code === 'CART_MISSING')
      return { code: 'CART_NOT_FOUND', message: error.message }
    throw error
  }
}

/** Stores a refusal under the call's key. A concurrent equal call may have stored another outcome first, which wins. */
async function keepRefusal(
  ctx: Context,
  maskedId: string,
  told: ToldByBuyer,
  refusal: PlaceOrderRefusal,
): Promise<Order | PlaceOrderRefusal> {
  if (ctx.idempotencyKey === null) return refusal
  return ctx.transaction(async (tx) => {
    const head = await lockCartToOrder(ctx, tx, maskedId)
    await rememberOutcome(ctx, tx, head.id, told, { refusal })
    return (await repeatedOutcome(ctx, tx, head.id, told)) ?? refusal
  })
}

/** Tells the cart what has lapsed; another click may have made it an order meanwhile. */
async function tellCart(ctx: Context, maskedId: string, refused: unknown): Promise<'told' | 'closed'> {
  try {
    if (refused instanceof LapsedCoupons) await removeCoupons(ctx, maskedId, refused.codes)
    if (refused instanceof LapsedCards) await refreshGiftCards(ctx, maskedId)
  } catch (error) {
    if (error instanceof UserError && error.code === 'CART_MISSING') return 'closed'
    throw error
  }
  return 'told'
}

const notActive = (): Refused => new Refused('CART_NOT_ACTIVE', `The cart isn't active.`)

async function orderCart(ctx: Context, tx: Writer, head: CartHead, told: ToldByBuyer): Promise<Order> {
  if (!head.isActive) throw notActive()
  if (head.groupId !== ctx.store.groupId) throw refusals.foreignStore()
  await checkAgent(ctx, tx)
  faultPoint('order.before-recheck')
  const ready = await checkReady(ctx, tx, await loadCart(ctx, head, tx))
  checkTotal(ready, told.expectedTotal)
  await countOrder(ctx, tx, ready.email)
  const consents = await checkConsents(ctx, tx, told)
  faultPoint('order.before-taking')
  const id = await nextOrderId(tx)
  const lines = ready.cart.lines.map(({ variantId, quantity }) => ({ productId: variantId, quantity }))
  const missing = await takeStock(tx, lines, id)
  if (missing.length > 0) throw await soldMeanwhile(tx, ready.cart, missing)
  await takeCouponsOf(ready, tx, { orderId: id, now: ctx.now })
  if (!(await takeFromCards(tx, ready.totals.cardPayments, id, ctx.now))) throw new LapsedCards()
  faultPoint('order.before-rows')
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
  await keepCheckoutConsents(ctx, tx, order.email, consents)
  await insertHistory(tx, id, {
    at: ctx.now,
    action: 'place',
    from: null,
    to: order.status,
    reason: order.paymentCode,
    actor: actorOf(ctx, order),
  })
  await closeCart(ctx, tx, head)
  await publish(tx, 'order.placed', { orderId: id, number: order.number })
  await publish(tx, 'stock.changed', { productIds: lines.map((line) => line.productId) })
  const placed = order.grandTotal === 0 ? await payNothing(ctx, tx, order) : order
  faultPoint('order.before-commit')
  return placed
}

/** Goods were sold to somebody else first: names the lines and how many are left of each. */
async function soldMeanwhile(tx: Writer, cart: CartView, missing: readonly { productId: number }[]): Promise<Refused> {
  const ids = missing.map(({ productId }) => productId)
  const left = await stockOf(tx, ids)
  const lines = cart.lines.filter(({ variantId }) => ids.includes(variantId))
  return outOfStock(lines.map((line) => ({ ...line, left: left.get(line.variantId) ?? 0 })))
}

/** Nothing is left to pay: the order is paid by being placed. */
async function payNothing(ctx: Context, tx: Writer, order: Order): Promise<Order> {
  const cause = { reason: 'nothing left to pay', actor: actorOf(ctx, order), now: ctx.now }
  return (await changeOrder(tx, order.id, { name: 'pay', reference: null }, cause)).order
}

/** The store view's id and a count of at least nine digits: unique in the shop, increasing in the store view. */
export function orderNumber(storeId: number, count: number): string {
  return `${storeId}${String(count).padStart(9, '0')}`
}

/** AMB-50: an agent orders for a client, not for themselves, unless the store allows it. */
async function checkAgent(ctx: Context, tx: Writer): Promise<void> {
  if (ctx.customerId === null || ctx.agent !== undefined || !(await selectIsAgent(tx, ctx.customerId))) return
  const settings = await storeSettings({ ...ctx, db: tx })
  if (settings['agent/checkout/allowed_without_client']) return
  const text = settings['agent/checkout/not_logged_as_client_message'] || message(ctx.store.locale, 'agent.noClient')
  throw new Refused('UNABLE_TO_PLACE_ORDER', text)
}

const leftOf = ({ problem, maxQuantity }: CartLine): number => (problem === 'not-enough' ? maxQuantity : 0)

async function checkReady(ctx: Context, tx: Writer, cart: CartView): Promise<ReadyCart> {
  if (cart.lines.length === 0) throw unable('The cart does not contain products.')
  const unavailable = cart.lines.filter((line) => line.problem !== null)
  if (unavailable.length > 0) throw outOfStock(unavailable.map((line) => ({ ...line, left: leftOf(line) })))
  const maximum = cart.lines.find((line) => line.quantity > line.maxQuantity)
  if (maximum !== undefined) throw overMaximum({ ...maximum, left: maximum.maxQuantity })
  const email = cart.customerId === null ? cart.email : await selectCustomerEmail(tx, cart.customerId)
  if (email == null) throw new Refused('GUEST_EMAIL_MISSING', 'Guest email for cart is missing.')
  const delivery = await checkDelivery(ctx, tx, cart)
  const pickupPlace = await checkPickupPlace(ctx, tx, cart, delivery)
  const billingAddress = cart.billingSameAsShipping ? cart.shippingAddress : cart.billingAddress
  if (billingAddress === null) throw unable('Please check the billing address information.')
  checkPhones(cart, billingAddress)
  const payment = await selectedPayment(ctx, cart, tx)
  if (payment === null) throw unable('Enter a valid payment method and try again.')
  const totals = paidTotals(cart, delivery)
  return { cart, email, billingAddress, delivery, pickupPlace, payment, totals }
}

async function checkDelivery(ctx: Context, tx: Writer, cart: CartView): Promise<ReadyCart['delivery']> {
  if (isVirtual(cart)) return null
  if (cart.shippingAddress === null) throw unable('The shipping address is missing. Set the address and try again.')
  const delivery = await selectedDelivery(ctx, cart, tx)
  if (delivery === null) throw unable('The shipping method is missing. Select the shipping method and try again.')
  return delivery
}

/** Magento clients put placeholders into a cart's address until the shopper enters their own. */
function checkPhones(cart: CartView, billingAddress: CartAddress): void {
  const addresses = isVirtual(cart) ? [billingAddress] : [cart.shippingAddress ?? billingAddress, billingAddress]
  for (const address of addresses) {
    const error = checkAddressPhone(address)
    if (error !== null) throw unable(error.message)
  }
}

/** Refuses a pickup without a place, or whose place has closed since. */
async function checkPickupPlace(
  ctx: Context,
  tx: Writer,
  cart: CartView,
  delivery: ReadyCart['delivery'],
): Promise<ReadyCart['pickupPlace']> {
  if (delivery === null || cart.shippingAddress === null) return null
  const { network } = delivery
  if (network !== null && cart.shippingAddress.pickupLocationCode === undefined)
    throw unable('Choose where you want to collect your order.')
  const place = await findPickupPlace(ctx, network, cart.shippingAddress, tx)
  if (place === undefined) throw unable('The pickup location is not available any more. Choose another one.')
  return place
}
