import type { Statement } from '#src/platform/database.ts'
import { couponUsesOf } from '#src/pricing/rules/rules.ts'
import type { ReadyCart } from './draft-order.ts'
import { LapsedCoupons } from './refused.ts'

/** Redeem the cart's coupons for its order, to be sent together. Each results in the id of its coupon if that is used up. */
export const couponTakingsOf = (
  { cart, email }: ReadyCart,
  { orderId, now }: { orderId: number; now: Date },
): Statement<number | null>[] =>
  couponUsesOf({ couponIds: cart.coupons.map(({ id }) => id), orderId, customerId: cart.customerId, email, now })

/** Throws `LapsedCoupons` if another order took the last use of a coupon. */
export function refuseUsedUp({ cart }: ReadyCart, results: readonly (number | null)[]): void {
  const usedUp = results.find((id) => id !== null)
  if (usedUp !== undefined)
    throw new LapsedCoupons(cart.coupons.filter(({ id }) => id === usedUp).map(({ code }) => code))
}
