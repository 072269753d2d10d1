import type { Writer } from '#src/platform/database.ts'
import { takeCoupons } from '#src/pricing/pricing.ts'
import type { ReadyCart } from './draft-order.ts'
import { LapsedCoupons } from './refused.ts'

/** Takes a use of each coupon of the cart for its order; the order is refused when somebody else had the last one. */
export async function takeCouponsOf(
  { cart, email }: ReadyCart,
  tx: Writer,
  { orderId, now }: { orderId: number; now: Date },
): Promise<void> {
  const couponIds = cart.coupons.map((coupon) => coupon.id)
  const gone = await takeCoupons(tx, { couponIds, orderId, customerId: cart.customerId, email, now })
  if (gone !== null) throw new LapsedCoupons(cart.coupons.filter(({ id }) => id === gone).map(({ code }) => code))
}
