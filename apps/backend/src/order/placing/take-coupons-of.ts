import type { Writer } from '#src/platform/database.ts'
import { takeCoupons } from '#src/pricing/rules/rules.ts'
import type { ReadyCart } from './draft-order.ts'
import { LapsedCoupons } from './refused.ts'

/** Redeems the cart's coupons for its order. Throws `LapsedCoupons` if another order took the last use of a coupon. */
export async function takeCouponsOf(
  { cart, email }: ReadyCart,
  tx: Writer,
  { orderId, now }: { orderId: number; now: Date },
): Promise<void> {
  const couponIds = cart.coupons.map((coupon) => coupon.id)
  const usedUp = await takeCoupons(tx, { couponIds, orderId, customerId: cart.customerId, email, now })
  if (usedUp !== null) throw new LapsedCoupons(cart.coupons.filter(({ id }) => id === usedUp).map(({ code }) => code))
}
