import { calculateCardPayments } from '#src/gift-card/gift-card.ts'
import { calculateTotals } from './calculate-totals.ts'
import { totalsInput } from './load-cart.ts'
import type { CartView, PaidTotals } from './types.ts'

/** What a cart costs with this delivery, and how much of it its gift cards pay: they come last, the tax stays. */
export function paidTotals(cart: CartView, delivery: { price: number; freeFrom: number | null } | null): PaidTotals {
  const totals = calculateTotals(totalsInput(cart, delivery))
  const cardPayments = calculateCardPayments(cart.giftCards, totals.grandTotal)
  return {
    ...totals,
    cardPayments,
    owed: totals.grandTotal - cardPayments.reduce((sum, { amount }) => sum + amount, 0),
  }
}
