import { randomBytes } from 'node:crypto'
import {
  calculateTotals,
  closeCart,
  isVirtual,
  loadCart,
  lockCartToOrder,
  refusals,
  totalsInput,
  type CartHead,
  type CartView,
} from '#src/cart/cart.ts'
import { selectedDelivery } from '#src/checkout/checkout.ts'
import { takeStock } from '#src/inventory/inventory.ts'
import { selectedPayment } from '#src/payment/payment.ts'
import type { Context } from '#src/platform/context.ts'
import type { Writer } from '#src/platform/database.ts'
import { publish } from '#src/platform/events.ts'
import { UserError } from '#src/platform/user-error.ts'
import { draftItems, draftOrder, type ReadyCart } from './draft-order.ts'
import { insertItems, insertOrder, nextNumber, nextOrderId, selectCustomerEmail, selectOrderByCart } from './queries.ts'
import type { Order, PlaceOrderRefusal } from './types.ts'

/** Rolls the transaction back and becomes data in the answer. */
class Refused extends Error {
  readonly refusal: PlaceOrderRefusal

  constructor(code: PlaceOrderRefusal['code'], message: string) {
    super(message)
    this.refusal = { code, message }
  }
}

const unable = (reason: string): Refused => new Refused('UNABLE_TO_PLACE_ORDER', `Unable to place order: ${reason}`)
const outOfStock = (): Refused => new Refused('UNABLE_TO_PLACE_ORDER', 'Some of the products are out of stock.')

/**
 * Makes the cart an order in one transaction: the cart is locked, prices and stock are looked at anew, stock is taken,
 * the order is written. Asked again with the same cart it answers the same order.
 */
export async function placeOrder(ctx: Context, maskedId: string): Promise<Order | PlaceOrderRefusal> {
  try {
    return await ctx.transaction(async (tx) => {
      const head = await lockCartToOrder(ctx, tx, maskedId)
      return (await selectOrderByCart(tx, head.id)) ?? (await orderCart(ctx, tx, head))
    })
  } catch (error) {
    if (error instanceof Refused) return error.refusal
    if (error instanceof UserError && error.code === 'CART_MISSING')
      return { code: 'CART_NOT_FOUND', message: error.message }
    throw error
  }
}

async function orderCart(ctx: Context, tx: Writer, head: CartHead): Promise<Order> {
  if (!head.isActive) throw new Refused('CART_NOT_ACTIVE', `The cart isn't active.`)
  if (head.groupId !== ctx.store.groupId) throw refusals.foreignStore()
  const ready = await checkReady(ctx, tx, await loadCart(ctx, head, tx))
  const id = await nextOrderId(tx)
  const lines = ready.cart.lines.map(({ variantId, quantity }) => ({ productId: variantId, quantity }))
  if ((await takeStock(tx, lines, id)).length > 0) throw outOfStock()
  const order = draftOrder(ready, {
    id,
    number: orderNumber(ctx.store.id, await nextNumber(tx, ctx.store.id)),
    token: randomBytes(32).toString('base64url'),
    storeId: ctx.store.id,
    now: ctx.now,
    locale: ctx.store.locale,
  })
  await insertOrder(tx, order)
  await insertItems(tx, id, draftItems(ready.cart, ready.totals))
  await closeCart(ctx, tx, head)
  await publish(tx, 'order.placed', { orderId: id, number: order.number })
  await publish(tx, 'stock.changed', { productIds: lines.map((line) => line.productId) })
  return order
}

/** The store view's id and a count of at least nine digits: unique in the shop, increasing in the store view. */
export function orderNumber(storeId: number, count: number): string {
  return `${storeId}${String(count).padStart(9, '0')}`
}

async function checkReady(ctx: Context, tx: Writer, cart: CartView): Promise<ReadyCart> {
  if (cart.lines.length === 0) throw unable('The cart does not contain products.')
  if (cart.lines.some((line) => line.problem !== null)) throw outOfStock()
  const maximum = cart.lines.find((line) => line.quantity > line.maxQuantity)
  if (maximum !== undefined) throw unable(`The most you may purchase is ${maximum.maxQuantity}.`)
  const email = cart.customerId === null ? cart.email : await selectCustomerEmail(tx, cart.customerId)
  if (email == null) throw new Refused('GUEST_EMAIL_MISSING', 'Guest email for cart is missing.')
  const delivery = await checkDelivery(ctx, tx, cart)
  const billingAddress = cart.billingSameAsShipping ? cart.shippingAddress : cart.billingAddress
  if (billingAddress === null) throw unable('Please check the billing address information.')
  const payment = await selectedPayment(ctx, cart, tx)
  if (payment === null) throw unable('Enter a valid payment method and try again.')
  return { cart, email, billingAddress, delivery, payment, totals: calculateTotals(totalsInput(cart, delivery)) }
}

async function checkDelivery(ctx: Context, tx: Writer, cart: CartView): Promise<ReadyCart['delivery']> {
  if (isVirtual(cart)) return null
  if (cart.shippingAddress === null) throw unable('The shipping address is missing. Set the address and try again.')
  const delivery = await selectedDelivery(ctx, cart, tx)
  if (delivery === null) throw unable('The shipping method is missing. Select the shipping method and try again.')
  return delivery
}
