import type { CartAddress, CartLine, CartView, LineTotals, Totals } from '#src/cart/cart.ts'
import type { OfferedDelivery } from '#src/checkout/checkout.ts'
import { message } from '#src/platform/messages.ts'
import type { PaymentMethod } from '#src/payment/payment.ts'
import type { Order, OrderItem, OrderTax } from './types.ts'

/** Everything that was checked about a cart before it becomes an order. */
export interface ReadyCart {
  cart: CartView
  email: string
  billingAddress: CartAddress
  delivery: OfferedDelivery | null
  payment: PaymentMethod
  totals: Totals
}

const firstStatus = 'pending'

/** The order as it will be kept: names, prices, taxes and addresses of this instant. */
export function draftOrder(
  { cart, email, billingAddress, delivery, payment, totals }: ReadyCart,
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
    status: firstStatus,
    currency: cart.currency,
    subtotal: totals.subtotal,
    subtotalExcludingTax: totals.subtotalExcludingTax,
    shipping: totals.shipping,
    shippingExcludingTax: totals.shippingExcludingTax,
    discount: totals.discount,
    tax: totals.tax,
    grandTotal: totals.grandTotal,
    taxes: draftTaxes(cart, totals, keys.locale),
    shippingAddress: delivery === null ? null : cart.shippingAddress,
    billingAddress,
    carrierCode: delivery?.carrierCode ?? null,
    methodCode: delivery?.methodCode ?? null,
    deliveryTitle: delivery === null ? null : `${delivery.carrierTitle} - ${delivery.methodTitle}`,
    paymentCode: payment.code,
    paymentTitle: payment.title,
    placedAt: keys.now,
  }
}

function draftTaxes(cart: CartView, totals: Totals, locale: string): OrderTax[] {
  return totals.taxes.map(({ rate, amount }) => ({
    rate,
    amount,
    title: cart.taxLabels.get(rate) ?? message(locale, 'tax.unnamed', { rate: rate / 100 }),
    shipping: rate === cart.standardRate ? totals.shippingTax : 0,
  }))
}

/** One item for each line, in the cart's order. */
export function draftItems(cart: CartView, totals: Totals): Omit<OrderItem, 'id'>[] {
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
    quantity: line.quantity,
    picture: variant.picture ?? product.picture,
  }
}
