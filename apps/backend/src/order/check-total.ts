import { toMinor } from '@bocian/rules/money.ts'
import type { ReadyCart } from './draft-order.ts'
import { LapsedCards, LapsedCoupons, unable } from './refused.ts'

/** Beyond it a number is no longer written digit by digit. */
const largest = 1e15

/**
 * Refuses an order that would cost another sum than the shopper was shown. Who does not tell what that was may have seen
 * the cart with coupons or gift cards that have lapsed since, or with more on a card than there is now.
 */
export function checkTotal({ cart, totals }: ReadyCart, expectedTotal: number | null): void {
  if (expectedTotal === null) {
    if (cart.lapsedCoupons.length > 0) throw new LapsedCoupons(cart.lapsedCoupons.map(({ code }) => code))
    if (cart.seenCards.some(({ id, balance }) => balanceOf(cart, id) < balance)) throw new LapsedCards()
  } else if (!isSame(expectedTotal, totals.owed))
    throw unable('The total has changed. Please check your order and place it again.')
}

const balanceOf = (cart: ReadyCart['cart'], id: number): number =>
  cart.giftCards.find((card) => card.id === id)?.balance ?? 0

function isSame(expectedTotal: number, owed: number): boolean {
  return Math.abs(expectedTotal) < largest && toMinor(expectedTotal) === owed
}
