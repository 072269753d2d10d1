import { portion } from '@bocian/rules/money.ts'
import type { TotalsInput } from './types.ts'

const wholePercent = 10_000

/** What each rule takes off the price of the delivery, one after the other: none takes more than is left. */
export function calculateDeliveryDiscounts(price: number, rules: TotalsInput['deliveryRules']): number[] {
  let left = price
  return rules.map(({ percent, amount }) => {
    const off = Math.min(left, percent > 0 ? portion(left, percent, wholePercent) : amount)
    left -= off
    return off
  })
}
