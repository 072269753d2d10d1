import { toDecimal } from '@bocian/rules/money.ts'
import type { Discount } from '#src/platform/resolvers.gen.ts'
import { money } from './money.ts'
import type { AppliedDiscount, CartView, Totals } from '../types.ts'

/** All discounts of a cart with these totals: first on the goods, then on the delivery. */
export function appliedDiscounts(cart: CartView, totals: Totals): AppliedDiscount[] {
  const onDelivery = cart.deliveryRules.map(({ discount }, index) => ({
    ...discount,
    amount: totals.shippingDiscounts[index] ?? 0,
  }))
  return [...cart.discounts, ...onDelivery.filter(({ amount }) => amount > 0)]
}

/** Discounts of a line, a cart or an order in Magento's shape. */
export function discountFields(discounts: AppliedDiscount[], currency: string): Discount[] {
  return discounts.map(({ label, code, action, value, amount, appliedTo }) => ({
    amount: money(amount, currency),
    applied_to: appliedTo === 'delivery' ? 'SHIPPING' : 'ITEM',
    coupon: code === null ? null : { code },
    is_discounting_locked: false,
    label,
    type: action,
    value: toDecimal(value),
  }))
}
