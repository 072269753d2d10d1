import type { Context } from '#src/platform/context.ts'
import { platformErrors } from '#src/platform/errors.ts'
import { message } from '#src/platform/messages.ts'
import type { LoyaltyCoupon, LoyaltyLevel, LoyaltyReason, Resolvers } from '#src/platform/resolvers.gen.ts'
import { encodeUid } from '#src/platform/uid.ts'
import { ruleLabels, type OwnedCoupon } from '#src/pricing/rules/rules.ts'
import { activate } from './activate.ts'
import { levelAbove, reaches } from './calculate-level.ts'
import { couponsOf, couponStatus, offeredRewards } from './find-rewards.ts'
import { ownMember } from './own-member.ts'
import { selectEntries } from './queries.ts'
import { redeemReward } from './redeem-reward.ts'
import type { EntryReason, Level, MemberView } from './types.ts'

const largestPage = 300

const reasons: Readonly<Record<EntryReason, LoyaltyReason>> = {
  order: 'ORDER',
  return: 'RETURN',
  reward: 'REWARD',
  card: 'CARD',
  correction: 'CORRECTION',
}

const levelFields = (level: Level, { store }: Context): LoyaltyLevel => ({
  ...level,
  name: message(store.locale, `loyalty.level.${level.code}`),
})

const couponFields = (coupon: OwnedCoupon, now: Date): LoyaltyCoupon => ({
  code: coupon.code,
  name: coupon.label,
  expires_at: (coupon.endsAt ?? now).toISOString(),
  status: couponStatus(coupon, now),
})

async function historyOf(
  member: MemberView,
  paging: { pageSize?: number | null; currentPage?: number | null },
  ctx: Context,
) {
  const [size, current] = [paging.pageSize ?? 20, paging.currentPage ?? 1]
  if (size < 1) throw platformErrors.PAGE_SIZE_TOO_SMALL()
  if (size > largestPage) throw platformErrors.PAGE_SIZE_TOO_LARGE({ maximum: largestPage })
  if (current < 1) throw platformErrors.CURRENT_PAGE_TOO_SMALL()
  const { entries, count } = await selectEntries(ctx.db, member.id, { size, current })
  const rules = entries.flatMap(({ rule }) => rule ?? [])
  const names = await ruleLabels(ctx.db, rules, ctx.store.locale)
  return {
    items: entries.map(({ id, at, points, reason, orderNumber, note, rule }) => ({
      uid: encodeUid(id),
      date: at.toISOString(),
      points,
      reason: reasons[reason],
      order_number: orderNumber,
      note: rule === null ? note : (names.get(rule) ?? null),
    })),
    total_count: count,
    page_info: { page_size: size, current_page: current, total_pages: Math.ceil(count / size) },
  }
}

async function rewardsOf(member: MemberView, _args: object, ctx: Context) {
  return (await offeredRewards(ctx, ctx.db)).flatMap((reward) => {
    const level = member.levels.find(({ code }) => code === reward.level)
    if (level === undefined) return []
    const isEnough = reaches(member.levels, member.level, reward.level) && member.balance >= reward.points
    return [
      {
        uid: encodeUid(reward.id),
        name: reward.name,
        description: reward.description,
        points: reward.points,
        level: levelFields(level, ctx),
        is_available: member.status === 'ACTIVE' && isEnough,
      },
    ]
  })
}

export const resolvers: Resolvers = {
  Mutation: {
    activateLoyalty: async (_root, { input }, ctx) => {
      await activate(ctx, { cardNumber: input.card_number ?? null, agreements: input.agreements ?? null })
      return { loyalty: await ownMember(ctx) }
    },
    redeemLoyaltyReward: async (_root, { input }, ctx) => {
      const coupon = await redeemReward(ctx, input.reward_uid)
      return { coupon: couponFields(coupon, ctx.now), loyalty: await ownMember(ctx) }
    },
  },
  Customer: {
    loyalty: (_customer, _args, ctx) => ownMember(ctx),
  },
  LoyaltyMember: {
    card_number: (member) => member.cardNumber,
    joined_at: (member) => member.activatedAt?.toISOString() ?? null,
    points: (member) => member.balance,
    level: (member, _args, ctx) => levelFields(member.level, ctx),
    next_level: (member, _args, ctx) => {
      const next = levelAbove(member.levels, member.level)
      return next === null ? null : levelFields(next, ctx)
    },
    points_to_next_level: (member) => {
      const next = levelAbove(member.levels, member.level)
      return next === null ? null : next.points - member.earned
    },
    history: historyOf,
    rewards: rewardsOf,
    coupons: async (member, _args, ctx) =>
      (await couponsOf(ctx, member)).map((coupon) => couponFields(coupon, ctx.now)),
  },
}
