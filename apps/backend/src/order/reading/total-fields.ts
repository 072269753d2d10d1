import { discountFields, money } from '#src/cart/cart.ts'
import { giftPrices } from '#src/cart/fields/fields.ts'
import type { Resolvers, TaxItem } from '#src/platform/resolvers.gen.ts'
import { calculatePaid } from './calculate-paid.ts'
import type { OrderTax, OrderView } from '../types.ts'

const taxItem = (tax: OrderTax, amount: number, currency: string): TaxItem => ({
  amount: money(amount, currency),
  rate: tax.rate / 100,
  title: tax.title,
})

const noGifts = { items: 0, itemsExcludingTax: 0, order: 0, orderExcludingTax: 0, card: 0, cardExcludingTax: 0 }

/** Returns a resolver for one amount of the order. */
const of = (pick: (order: OrderView) => number) => (order: OrderView) => money(pick(order), order.currency)

/** Amounts are gross unless the name says otherwise. The subtotal is the sum of the items' sale prices. */
export const totalFields: NonNullable<Resolvers['OrderTotal']> = {
  base_grand_total: of((order) => order.grandTotal),
  discounts: (order) => discountFields(order.discounts, order.currency),
  gift_options: ({ gifts, currency }) => giftPrices(gifts?.totals ?? noGifts, currency),
  grand_total: of((order) => order.grandTotal),
  grand_total_excl_tax: of((order) => order.grandTotal + order.cardTotal - order.tax),
  subtotal: of((order) => order.subtotal),
  subtotal_excl_tax: of((order) => order.subtotalExcludingTax),
  subtotal_incl_tax: of((order) => order.subtotal),
  taxes: (order) => order.taxes.map((tax) => taxItem(tax, tax.amount, order.currency)),
  total_due: of((order) => calculatePaid(order).due),
  total_paid: of((order) => calculatePaid(order).paid),
  total_refunded: of((order) => calculatePaid(order).refunded),
  total_giftcard: (order) => (order.cardTotal === 0 ? null : money(order.cardTotal, order.currency)),
  total_reward_points: () => null,
  total_shipping: of((order) => order.shipping),
  total_store_credit: () => null,
  total_tax: of((order) => order.tax),
  shipping_handling: (order) => ({
    amount_excluding_tax: money(order.shippingExcludingTax, order.currency),
    amount_including_tax: money(order.shipping, order.currency),
    total_amount: money(order.shipping, order.currency),
    discounts: order.shippingDiscount === 0 ? [] : [{ amount: money(order.shippingDiscount, order.currency) }],
    taxes: order.taxes.filter((tax) => tax.shipping > 0).map((tax) => taxItem(tax, tax.shipping, order.currency)),
  }),
}
