import { sql } from 'kysely'
import type { Reader, Writer } from '#src/platform/database.ts'
import type { LevelCode, Reward } from './types.ts'

const rewardColumns = sql`id, code, rule, points, level, descriptions`

/** The active rewards, cheapest first. */
export async function selectRewards(db: Reader): Promise<Reward[]> {
  const { rows } = await sql<Reward>`
    select ${rewardColumns} from loyalty_reward where is_active order by points, position, id`.execute(db)
  return rows
}

export interface RewardDraft {
  code: string
  rule: string
  points: number
  level: LevelCode
  descriptions: Record<string, string>
  position: number
  isActive: boolean
}

export async function selectDrafts(db: Reader, codes: readonly string[]): Promise<RewardDraft[]> {
  const { rows } = await sql<RewardDraft>`
    select code, rule, points, level, descriptions, position, is_active as "isActive" from loyalty_reward
    where code = any(${[...codes]}::text[])`.execute(db)
  return rows
}

export async function upsertReward(tx: Writer, reward: RewardDraft): Promise<void> {
  await sql`
    insert into loyalty_reward (code, rule, points, level, descriptions, position, is_active)
    values (${reward.code}, ${reward.rule}, ${reward.points}, ${reward.level},
      ${JSON.stringify(reward.descriptions)}::jsonb, ${reward.position}, ${reward.isActive})
    on conflict (code) do update set rule = excluded.rule, points = excluded.points, level = excluded.level,
      descriptions = excluded.descriptions, position = excluded.position, is_active = excluded.is_active`.execute(tx)
}

export async function insertCoupon(
  tx: Writer,
  coupon: { entryId: number; memberId: number; code: string; issuedAt: Date },
): Promise<void> {
  await sql`
    insert into loyalty_coupon (entry_id, member_id, code, issued_at)
    values (${coupon.entryId}, ${coupon.memberId}, ${coupon.code}, ${coupon.issuedAt.toISOString()}::timestamptz)`.execute(
    tx,
  )
}

/** The code of the newest coupon that a member got for a reward since then; undefined without one. */
export async function selectCodeSince(
  db: Reader,
  { memberId, rewardId, since }: { memberId: number; rewardId: number; since: Date },
): Promise<string | undefined> {
  const { rows } = await sql<{ code: string }>`
    select c.code from loyalty_coupon c join loyalty_entry e on e.id = c.entry_id
    where c.member_id = ${memberId} and e.reward_id = ${rewardId}
      and c.issued_at > ${since.toISOString()}::timestamptz
    order by c.entry_id desc limit 1`.execute(db)
  return rows[0]?.code
}

/** The codes of a member's coupons, newest first. */
export async function selectCouponCodes(db: Reader, memberId: number): Promise<string[]> {
  const { rows } = await sql<{ code: string }>`
    select code from loyalty_coupon where member_id = ${memberId} order by entry_id desc`.execute(db)
  return rows.map(({ code }) => code)
}
