import type { Writer } from '#src/platform/database.ts'
import { buyersOf } from './find-cart-rules.ts'
import { countBuyerUses, countUse, insertUse, lockReturnedUses, returnUses, takeReturnedUse } from './rule-queries.ts'

/**
 * Counts one use of each coupon for an order, in the transaction that places it. Returns the id of a used-up coupon, or null.
 * With an id the caller must roll back, since other coupons may have been counted. The ascending order prevents deadlocks.
 */
export async function takeCoupons(
  tx: Writer,
  use: { couponIds: number[]; orderId: number; customerId: number | null; email: string; now: Date },
): Promise<number | null> {
  const buyers = buyersOf(use.customerId, use.email)
  for (const couponId of use.couponIds.toSorted((a, b) => a - b)) {
    if (!(await countUse(tx, couponId))) return couponId
    if ((await countBuyerUses(tx, couponId, buyers)) < buyers.length) return couponId
    await insertUse(tx, { couponId, orderId: use.orderId, buyers, now: use.now })
  }
  return null
}

/**
 * Counts the coupon uses of a canceled order again, when it is paid late. Returns false, and counts none, if any coupon is used
 * up.
 */
export async function takeCouponsAgain(tx: Writer, orderId: number): Promise<boolean> {
  const returned = await lockReturnedUses(tx, orderId)
  if (returned.some(({ isLeft }) => !isLeft)) return false
  for (const { couponId, buyers } of returned) await takeReturnedUse(tx, couponId, orderId, buyers)
  return true
}

/** Returns the coupon uses of a canceled order, once only. */
export async function returnCoupons(tx: Writer, orderId: number, now: Date): Promise<void> {
  await returnUses(tx, orderId, now)
}
