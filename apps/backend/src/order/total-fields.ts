import { money } from '#src/cart/cart.ts'
import type { Resolvers, TaxItem } from '#src/platform/resolvers.gen.ts'
import type { OrderTax, OrderView } from './types.ts'

const taxItem = (tax: OrderTax, amount: number, currency: string): TaxItem => ({
  amount: money(amount, currency),
  rate: tax.rate / 100,
  title: tax.title,
})

/** One amount of the order. */
const of = (pick: (order: OrderView) => number) => (order: OrderView) => money(pick(order), order.currency)

/** Gross amounts, unless their name says otherwise: the subtotal is what the lines' sale prices add up to. */
export const totalFields: NonNullable<Resolvers['OrderTotal']> = {
  base_grand_total: of((order) => order.grandTotal),
  discounts: () => [],
  gift_options: () => null,
  grand_total: of((order) => order.grandTotal),
  grand_total_excl_tax: of((order) => order.grandTotal - order.tax),
  subtotal: of((order) => order.subtotal),
  subtotal_excl_tax: of((order) => order.subtotalExcludingTax),
  subtotal_incl_tax: of((order) => order.subtotal),
  taxes: (order) => order.taxes.map((tax) => taxItem(tax, tax.amount, order.currency)),
  total_giftcard: () => null,
  total_reward_points: () => null,
  total_shipping: of((order) => order.shipping),
  total_store_credit: () => null,
  total_tax: of((order) => order.tax),
  shipping_handling: (order) => ({
    amount_excluding_tax: money(order.shippingExcludingTax, order.currency),
    amount_including_tax: money(order.shipping, order.currency),
    total_amount: money(order.shipping, order.currency),
    discounts: [],
    taxes: order.taxes.filter((tax) => tax.shipping > 0).map((tax) => taxItem(tax, tax.shipping, order.currency)),
  }),
}
