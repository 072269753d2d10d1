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
  type CartHead,
  type CartView,
} from '#src/cart/cart.ts'
import { findPickupPlace, selectedDelivery } from '#src/checkout/checkout.ts'
import { keepCheckoutConsents, type GivenConsent } from '#src/consent/consent.ts'
import { takeFromCards } from '#src/gift-card/gift-card.ts'
import { takeStock } from '#src/inventory/inventory.ts'
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
import { draftItems, draftOrder, type ReadyCart } from './draft-order.ts'
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
import { LapsedCards, LapsedCoupons, outOfStock, Refused, unable } from './refused.ts'
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
 * the order is written. Asked again with the same cart it answers the same order. It never costs another sum than the
 * shopper was told; who tells none is refused once when a coupon has lapsed.
 */
export async function placeOrder(
  ctx: Context,
  maskedId: string,
  told: ToldByBuyer = nothing,
): Promise<Order | PlaceOrderRefusal> {
  try {
    const order = await ctx.transaction(async (tx) => {
      const head = await lockCartToOrder(ctx, tx, maskedId)
      return (await selectOrderByCart(tx, head.id)) ?? (await orderCart(ctx, tx, head, told))
    })
    faultPoint('order.after-commit')
    return order
  } catch (error) {
    if ((await tellCart(ctx, maskedId, error)) === 'closed') return placeOrder(ctx, maskedId, told)
    if (error instanceof Refused) return error.refusal
    if (error instanceof UserError && error.code === 'CART_MISSING')
      return { code: 'CART_NOT_FOUND', message: error.message }
    throw error
  }
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

async function orderCart(ctx: Context, tx: Writer, head: CartHead, told: ToldByBuyer): Promise<Order> {
  if (!head.isActive) throw new Refused('CART_NOT_ACTIVE', `The cart isn't active.`)
  if (head.groupId !== ctx.store.groupId) throw refusals.foreignStore()
  await checkAgent(ctx, tx)
  faultPoint('order.before-recheck')
  const ready = await checkReady(ctx, tx, await loadCart(ctx, head, tx))
  checkTotal(ready, told.expectedTotal)
  const consents = await checkConsents(ctx, tx, told)
  faultPoint('order.before-taking')
  const id = await nextOrderId(tx)
  const lines = ready.cart.lines.map(({ variantId, quantity }) => ({ productId: variantId, quantity }))
  if ((await takeStock(tx, lines, id)).length > 0) throw outOfStock()
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

async function checkReady(ctx: Context, tx: Writer, cart: CartView): Promise<ReadyCart> {
  if (cart.lines.length === 0) throw unable('The cart does not contain products.')
  if (cart.lines.some((line) => line.problem !== null)) throw outOfStock()
  const maximum = cart.lines.find((line) => line.quantity > line.maxQuantity)
  if (maximum !== undefined) throw unable(`The most you may purchase is ${maximum.maxQuantity}.`)
  const email = cart.customerId === null ? cart.email : await selectCustomerEmail(tx, cart.customerId)
  if (email == null) throw new Refused('GUEST_EMAIL_MISSING', 'Guest email for cart is missing.')
  const delivery = await checkDelivery(ctx, tx, cart)
  const pickupPlace = await checkPickupPlace(ctx, tx, cart, delivery)
  const billingAddress = cart.billingSameAsShipping ? cart.shippingAddress : cart.billingAddress
  if (billingAddress === null) throw unable('Please check the billing address information.')
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

/** A point may have closed since it was chosen. */
async function checkPickupPlace(
  ctx: Context,
  tx: Writer,
  cart: CartView,
  delivery: ReadyCart['delivery'],
): Promise<ReadyCart['pickupPlace']> {
  if (delivery === null || cart.shippingAddress === null) return null
  const place = await findPickupPlace(ctx, delivery.network, cart.shippingAddress, tx)
  if (place === undefined) throw unable('The pickup location is not available any more. Choose another one.')
  return place
}
