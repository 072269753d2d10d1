import type { Statement, Writer } from '#src/platform/database.ts'
import { buyersOf } from './find-cart-rules.ts'
import { buyerUsesOf, lockReturnedUses, returnUses, takeReturnedUse, useOf, useRowOf } from './rule-queries.ts'

/**
 * Count one use of each coupon for an order, to be sent together in the transaction that places it. Each statement results in the id of
 * its coupon if that is used up, otherwise in null. With an id the caller must roll back, since all others have been
 * counted. The ascending order prevents deadlocks.
 */
export function couponUsesOf(use: {
  couponIds: number[]
  orderId: number
  customerId: number | null
  email: string
  now: Date
}): Statement<number | null>[] {
  const buyers = buyersOf(use.customerId, use.email)
  return use.couponIds
    .toSorted((a, b) => a - b)
    .flatMap((couponId) =>
      [
        useOf(couponId),
        buyerUsesOf(couponId, buyers),
        useRowOf({ couponId, orderId: use.orderId, buyers, now: use.now }),
      ].map(({ query, read }) => ({ query, read: (result) => (read(result) ? null : couponId) })),
    )
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
