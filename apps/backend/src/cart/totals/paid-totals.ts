import { calculateCardPayments } from '#src/gift-card/gift-card.ts'
import { calculateTotals } from './calculate-totals.ts'
import { totalsInput } from '../open/load-cart.ts'
import type { CartView, PaidTotals } from '../types.ts'

/** The totals of a cart with this delivery and the amounts that gift cards pay. Gift cards do not reduce the tax. */
export function paidTotals(cart: CartView, delivery: { price: number; freeFrom: number | null } | null): PaidTotals {
  const totals = calculateTotals(totalsInput(cart, delivery))
  const cardPayments = calculateCardPayments(cart.giftCards, totals.grandTotal)
  return {
    ...totals,
    cardPayments,
    owed: totals.grandTotal - cardPayments.reduce((sum, { amount }) => sum + amount, 0),
  }
}
