import type { Context } from '#src/platform/context.ts'
import type { Reader } from '#src/platform/database.ts'
import { platformErrors } from '#src/platform/errors.ts'
import { storeSettings, type Settings } from '#src/store/store.ts'
import { levelFor, levelsOf } from './calculate-level.ts'
import { loyaltyErrors } from './errors.ts'
import { selectMemberOf, selectSums } from './queries.ts'
import type { Member, MemberStatus, MemberView } from './types.ts'

const levelDays = 365
const day = 86_400_000

export const statusOf = ({ activatedAt, blockedAt }: Member): MemberStatus =>
  blockedAt !== null ? 'BLOCKED' : activatedAt === null ? 'INACTIVE' : 'ACTIVE'

/** A member with balance and level by the levels of these settings. */
export async function viewMember(db: Reader, member: Member, settings: Settings, now: Date): Promise<MemberView> {
  const levels = levelsOf(settings)
  const sums = await selectSums(db, member.id, new Date(now.getTime() - levelDays * day))
  return { ...member, ...sums, status: statusOf(member), levels, level: levelFor(levels, sums.earned) }
}

/** The membership of the signed-in customer; null without one, and where there is no club. */
export async function ownMember(ctx: Context): Promise<MemberView | null> {
  const settings = await storeSettings(ctx)
  if (ctx.customerId === null || !settings['loyalty/general/enabled']) return null
  const member = await selectMemberOf(ctx.db, ctx.customerId)
  return member === undefined ? null : viewMember(ctx.db, member, settings, ctx.now)
}

/** The id of the signed-in customer. Refuses guests, and everyone where there is no club. */
export async function clubCustomer(ctx: Context): Promise<number> {
  if (ctx.customerId === null) throw platformErrors.NOT_SIGNED_IN()
  if (!(await storeSettings(ctx))['loyalty/general/enabled']) throw loyaltyErrors.LOYALTY_OFF()
  return ctx.customerId
}
