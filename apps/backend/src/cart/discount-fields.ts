import { toDecimal } from '@bocian/rules/money.ts'
import type { Discount } from '#src/platform/resolvers.gen.ts'
import { money } from './money.ts'
import type { AppliedDiscount } from './types.ts'

/** Discounts of a line, a cart or an order in Magento's shape. */
export function discountFields(discounts: AppliedDiscount[], currency: string): Discount[] {
  return discounts.map(({ label, code, action, value, amount }) => ({
    amount: money(amount, currency),
    applied_to: 'ITEM',
    coupon: code === null ? null : { code },
    is_discounting_locked: false,
    label,
    type: action,
    value: toDecimal(value),
  }))
}
