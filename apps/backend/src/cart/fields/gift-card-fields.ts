import { lastDays, shownCode } from '#src/gift-card/gift-card.ts'
import type { Reader } from '#src/platform/database.ts'
import { encodeUid } from '#src/platform/uid.ts'
import type { AppliedBoncardGiftCard, AppliedGiftCard } from '#src/platform/resolvers.gen.ts'
import { money } from './money.ts'
import type { CartWithTotals } from '../types.ts'

/** The gift cards of a cart with the amount that each of them pays. */
export function boncardFields({ cart, totals }: CartWithTotals): AppliedBoncardGiftCard[] {
  return totals.cardPayments.map(({ id, code, amount }) => ({
    uid: encodeUid(id),
    number: shownCode(code),
    applied_balance: money(amount, cart.currency),
  }))
}

/** The cart's gift cards in Magento's shape. */
export async function giftCardFields(db: Reader, { cart, totals }: CartWithTotals): Promise<AppliedGiftCard[]> {
  const lastDay = await lastDays(db)
  return cart.giftCards.map((card) => ({
    uid: encodeUid(card.id),
    code: shownCode(card.code),
    applied_balance: money(totals.cardPayments.find((payment) => payment.id === card.id)?.amount ?? 0, cart.currency),
    current_balance: money(card.balance, cart.currency),
    expiration_date: lastDay(card),
  }))
}
