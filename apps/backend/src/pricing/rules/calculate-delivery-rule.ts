import type { CartRule, DeliveryRule } from '../types.ts'

/** How much a rule may take off the delivery, if it has taken this much off the goods; null for nothing. */
export function calculateDeliveryRule(rule: CartRule, takenOffGoods: number): DeliveryRule | null {
  if (!rule.appliesToShipping) return null
  const percent = rule.action === 'by_percent' ? rule.percent : 0
  const amount =
    rule.action === 'by_fixed' ? rule.amount : rule.action === 'cart_fixed' ? rule.amount - takenOffGoods : 0
  return percent > 0 || amount > 0 ? { rule, percent, amount } : null
}
