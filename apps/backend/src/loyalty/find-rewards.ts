import type { Context } from '#src/platform/context.ts'
import type { Reader } from '#src/platform/database.ts'
import { couponsByCode, offeredRules, type OwnedCoupon } from '#src/pricing/rules/rules.ts'
import { selectCouponCodes, selectRewards } from './reward-queries.ts'
import type { MemberView, OfferedReward } from './types.ts'

/** The rewards whose cart rule applies in the store view, cheapest first. */
export async function offeredRewards({ store, now }: Context, db: Reader): Promise<OfferedReward[]> {
  const rewards = await selectRewards(db)
  const codes = rewards.map(({ rule }) => rule)
  const names = await offeredRules(db, codes, { ...store, storeId: store.id, now })
  return rewards.flatMap((reward) => {
    const name = names.get(reward.rule)
    const { descriptions } = reward
    return name === undefined ? [] : [{ ...reward, name, description: descriptions[store.locale] ?? null }]
  })
}

export type CouponStatus = 'UNUSED' | 'USED' | 'EXPIRED'

/** The coupons that a member got for points, newest first. */
export async function couponsOf(ctx: Context, { id }: MemberView): Promise<OwnedCoupon[]> {
  const codes = await selectCouponCodes(ctx.db, id)
  const found = new Map((await couponsByCode(ctx.db, codes, ctx.store.locale)).map((coupon) => [coupon.code, coupon]))
  return codes.flatMap((code) => found.get(code) ?? [])
}

export function couponStatus({ isUsed, isActive, endsAt }: OwnedCoupon, now: Date): CouponStatus {
  if (isUsed) return 'USED'
  return isActive && endsAt !== null && endsAt > now ? 'UNUSED' : 'EXPIRED'
}
