import { portion } from '@bocian/rules/money.ts'
import type { TotalsInput } from '../types.ts'

const wholePercent = 10_000

/** The delivery discount of each rule, applied in sequence. The discounts never exceed the price. */
export function calculateDeliveryDiscounts(price: number, rules: TotalsInput['deliveryRules']): number[] {
  let left = price
  return rules.map(({ percent, amount }) => {
    const off = Math.min(left, percent > 0 ? portion(left, percent, wholePercent) : amount)
    left -= off
    return off
  })
}
