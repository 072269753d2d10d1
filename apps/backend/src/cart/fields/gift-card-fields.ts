import type { AppliedBoncardGiftCard, AppliedGiftCard } from '#src/platform/resolvers.gen.ts'
import { money } from './money.ts'
import type { CartWithTotals } from '../types.ts'

/** The gift cards of a cart with the amount that each of them pays. */
export function boncardFields({ cart, totals }: CartWithTotals): AppliedBoncardGiftCard[] {
  return totals.cardPayments.map(({ code, amount }) => ({
    number: code,
    applied_balance: money(amount, cart.currency),
  }))
}

/** The cart's gift cards in Magento's shape. */
export function giftCardFields({ cart, totals }: CartWithTotals): AppliedGiftCard[] {
  return cart.giftCards.map(({ id, code, balance, expiresAt }) => ({
    code,
    applied_balance: money(totals.cardPayments.find((payment) => payment.id === id)?.amount ?? 0, cart.currency),
    current_balance: money(balance, cart.currency),
    expiration_date: expiresAt?.toISOString().slice(0, 10) ?? null,
  }))
}
