import { toMinor } from '@bocian/rules/money.ts'
import type { ReadyCart } from './draft-order.ts'
import { placingErrors } from '../errors.ts'
import { LapsedCards, LapsedCoupons, unable } from './refused.ts'

/** `toMinor` cannot convert larger numbers reliably. */
const largest = 1e15

/**
 * Refuses an order whose total differs from `expectedTotal`. Without one, refuses if a coupon has lapsed or a gift card
 * balance has dropped since the cart was last shown.
 */
export function checkTotal({ cart, totals }: ReadyCart, expectedTotal: number | null): void {
  if (expectedTotal === null) {
    if (cart.lapsedCoupons.length > 0) throw new LapsedCoupons(cart.lapsedCoupons.map(({ code }) => code))
    if (cart.seenCards.some(({ id, balance }) => balanceOf(cart, id) < balance)) throw new LapsedCards()
  } else if (!isSame(expectedTotal, totals.owed)) throw unable(placingErrors.ORDER_TOTAL_CHANGED())
}

const balanceOf = (cart: ReadyCart['cart'], id: number): number =>
  cart.giftCards.find((card) => card.id === id)?.balance ?? 0

function isSame(expectedTotal: number, owed: number): boolean {
  return Math.abs(expectedTotal) < largest && toMinor(expectedTotal) === owed
}
