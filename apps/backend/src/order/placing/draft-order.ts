import { appliedDiscounts } from '#src/cart/cart.ts'
import type { CartAddress, CartLine, CartView, LineTotals, PaidTotals } from '#src/cart/cart.ts'
import { addressOfDelivery, fullTitle, type OfferedDelivery } from '#src/checkout/checkout.ts'
import { message } from '#src/platform/messages.ts'
import type { PaymentMethod } from '#src/payment/payment.ts'
import type { PickupPlace } from '#src/store-locator/store-locator.ts'
import type { Order, OrderGifts, OrderItem, OrderTax } from '../types.ts'

/** A cart that passed every check for placing an order, with the checked data. */
export interface ReadyCart {
  cart: CartView
  email: string
  billingAddress: CartAddress
  delivery: OfferedDelivery | null
  pickupPlace: PickupPlace | null
  payment: PaymentMethod
  totals: PaidTotals
}

/** A snapshot of the cart as an order. Later changes of names, prices, taxes and addresses do not affect it. */
export function draftOrder(
  { cart, email, billingAddress, delivery, pickupPlace, payment, totals }: ReadyCart,
  keys: { id: number; number: string; token: string; storeId: number; now: Date; locale: string },
): Order {
  return {
    id: keys.id,
    number: keys.number,
    token: keys.token,
    cartId: cart.id,
    storeId: keys.storeId,
    customerId: cart.customerId,
    email,
    status: payment.isOnline ? 'pending_payment' : 'pending',
    currency: cart.currency,
    subtotal: totals.subtotal,
    subtotalExcludingTax: totals.subtotalExcludingTax,
    shipping: totals.shipping,
    shippingExcludingTax: totals.shippingExcludingTax,
    shippingDiscount: totals.shippingDiscount,
    discount: totals.discount,
    discounts: appliedDiscounts(cart, totals),
    giftOptions: totals.gifts.items + totals.gifts.order + totals.gifts.card,
    gifts: draftGifts(cart, totals),
    couponCodes: cart.coupons.map(({ code }) => code),
    tax: totals.tax,
    grandTotal: totals.owed,
    cardPayments: totals.cardPayments.filter(({ amount }) => amount > 0),
    cardTotal: totals.grandTotal - totals.owed,
    cardReturned: 0,
    taxes: draftTaxes(cart, totals, keys.locale),
    shippingAddress:
      delivery === null || cart.shippingAddress === null ? null : addressOfDelivery(cart.shippingAddress, pickupPlace),
    billingAddress,
    carrierCode: delivery?.carrierCode ?? null,
    methodCode: delivery?.methodCode ?? null,
    deliveryTitle: delivery === null ? null : fullTitle(delivery),
    pickupPlace,
    deliveryDates: delivery?.dates ?? null,
    paymentCode: payment.code,
    paymentTitle: payment.title,
    transfer: payment.transfer,
    placedAt: keys.now,
    statusChangedAt: null,
    paidAt: null,
    paidReference: null,
    shippedAt: null,
    refunded: 0,
  }
}

function draftGifts(cart: CartView, totals: PaidTotals): OrderGifts | null {
  const { wrapping, giftMessage: message, giftReceipt: receipt, printedCardPrice, lines } = cart
  const gifts = { wrapping, message, receipt, printedCard: printedCardPrice !== null, totals: totals.gifts }
  const isWished = wrapping ?? message ?? (receipt || gifts.printedCard || lines.some((line) => line.wrapping !== null))
  return isWished ? gifts : null
}

function draftTaxes(cart: CartView, totals: PaidTotals, locale: string): OrderTax[] {
  return totals.taxes.map(({ rate, amount }) => ({
    rate,
    amount,
    title: cart.taxLabels.get(rate) ?? message(locale, 'tax.unnamed', { rate: rate / 100 }),
    shipping: rate === cart.standardRate ? totals.shippingTax : 0,
  }))
}

/** One order item per cart line, in the same order. */
export function draftItems(cart: CartView, totals: PaidTotals): Omit<OrderItem, 'id'>[] {
  return cart.lines.flatMap((line, index) => {
    const amounts = totals.lines[index]
    return amounts === undefined ? [] : [draftItem(line, amounts)]
  })
}

function draftItem(line: CartLine, amounts: LineTotals): Omit<OrderItem, 'id'> {
  const { product, variant } = line
  return {
    ...amounts,
    productId: product.id,
    variantId: variant.id,
    sku: variant.sku,
    parentSku: product.id === variant.id ? null : product.sku,
    type: product.type,
    name: product.name ?? product.sku,
    urlKey: product.urlKey,
    options: line.options.map((option) => ({ label: option.attributeLabel, value: option.optionLabel })),
    giftCard: line.giftCard,
    discounts: line.discounts,
    gifts:
      line.wrapping === null && line.giftMessage === null
        ? null
        : { wrapping: line.wrapping, message: line.giftMessage },
    quantity: line.quantity,
    picture: variant.picture ?? product.picture,
  }
}
