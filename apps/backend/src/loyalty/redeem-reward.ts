import { randomInt } from 'node:crypto'
import type { Context } from '#src/platform/context.ts'
import type { Writer } from '#src/platform/database.ts'
import { repeatedSince } from '#src/platform/idempotency/repeated-mutation.ts'
import { decodeId } from '#src/platform/uid.ts'
import { couponsByCode, issueCoupon, type OwnedCoupon } from '#src/pricing/rules/rules.ts'
import { storeSettings } from '#src/store/store.ts'
import { reaches } from './calculate-level.ts'
import { loyaltyErrors } from './errors.ts'
import { offeredRewards } from './find-rewards.ts'
import { clubCustomer, viewMember } from './own-member.ts'
import { insertEntry, lockMemberOf } from './queries.ts'
import { insertCoupon, selectCodeSince } from './reward-queries.ts'
import type { MemberView, OfferedReward } from './types.ts'

const validDays = 90
const day = 86_400_000
/** Without letters and digits that look alike. */
const alphabet = 'BCDFGHJKLMNPQRSTVWXZ23456789'
const codeLength = 10

/**
 * Exchanges points for a coupon. The lock of the member makes concurrent exchanges wait for each other, so that together they
 * never spend more than the balance. Without an Idempotency-Key, the same reward within a minute is the same exchange until its
 * coupon is used, and returns that coupon.
 */
export async function redeemReward(ctx: Context, rewardUid: string): Promise<OwnedCoupon> {
  const customerId = await clubCustomer(ctx)
  const settings = await storeSettings(ctx)
  const rewardId = decodeId(rewardUid)
  const code = await ctx.transaction(async (tx) => {
    const member = await lockMemberOf(tx, customerId)
    if (member === undefined) throw loyaltyErrors.LOYALTY_INACTIVE()
    const before = await repeatedExchange(ctx, tx, member.id, rewardId)
    if (before !== undefined) return before
    const view = await viewMember(tx, member, settings, ctx.now)
    const reward = (await offeredRewards(ctx, tx)).find(({ id }) => id === rewardId)
    checkReward(view, reward)
    return exchange(ctx, tx, view, reward)
  })
  const [coupon] = await couponsByCode(ctx.db, [code], ctx.store.locale)
  if (coupon === undefined) throw new Error(`The coupon of reward ${rewardId} is missing`)
  return coupon
}

/** The code of the coupon for which the same points were just taken; undefined if this is another exchange. */
async function repeatedExchange(
  ctx: Context,
  tx: Writer,
  memberId: number,
  rewardId: number,
): Promise<string | undefined> {
  const since = repeatedSince(ctx)
  const code = since === null ? undefined : await selectCodeSince(tx, { memberId, rewardId, since })
  const [coupon] = code === undefined ? [] : await couponsByCode(tx, [code], ctx.store.locale)
  return coupon === undefined || coupon.isUsed ? undefined : code
}

function checkReward(member: MemberView, reward: OfferedReward | undefined): asserts reward is OfferedReward {
  if (member.status === 'BLOCKED') throw loyaltyErrors.LOYALTY_BLOCKED()
  if (member.status === 'INACTIVE') throw loyaltyErrors.LOYALTY_INACTIVE()
  if (reward === undefined) throw loyaltyErrors.LOYALTY_REWARD_UNKNOWN()
  if (!reaches(member.levels, member.level, reward.level)) throw loyaltyErrors.LOYALTY_LEVEL_MISSING()
  const missing = reward.points - member.balance
  if (missing > 0) throw loyaltyErrors.LOYALTY_POINTS_MISSING({ missing })
}

/** Takes the points and issues the coupon, in the transaction that holds the member's lock. */
async function exchange(ctx: Context, tx: Writer, member: MemberView, reward: OfferedReward): Promise<string> {
  const { now } = ctx
  const entryId = await insertEntry(tx, {
    memberId: member.id,
    at: now,
    points: -reward.points,
    reason: 'reward',
    rewardId: reward.id,
  })
  if (entryId === null) throw new Error('The entry of a reward was not written')
  const code = `CLUB-${Array.from({ length: codeLength }, () => alphabet[randomInt(alphabet.length)]).join('')}`
  const endsAt = new Date(now.getTime() + validDays * day)
  await issueCoupon(tx, { rule: reward.rule, code, ownerId: member.customerId ?? 0, endsAt })
  await insertCoupon(tx, { entryId, memberId: member.id, code, issuedAt: now })
  return code
}
