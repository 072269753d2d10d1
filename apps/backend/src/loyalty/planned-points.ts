import DataLoader from 'dataloader'
import { pointsFor } from '@bocian/rules/loyalty.ts'
import type { Context } from '#src/platform/context.ts'
import { settingsOfStore, storeSettings } from '#src/store/store.ts'
import { firstLevel } from './calculate-level.ts'
import { ownMember } from './own-member.ts'
import { selectPointsOf } from './queries.ts'
import type { MemberView } from './types.ts'

/** The active member of the request, read once. */
function activeMember(ctx: Context): Promise<MemberView | null> {
  return ctx.memo('loyalty.active', async () => {
    const member = await ownMember(ctx)
    return member?.status === 'ACTIVE' ? member : null
  })
}

/**
 * What the caller would earn with goods of this amount in minor units; somebody who is not an active member, what the first level
 * earns. Null without a club.
 */
export async function pointsOfGoods(ctx: Context, goods: number): Promise<number | null> {
  const settings = await storeSettings(ctx)
  if (!settings['loyalty/general/enabled']) return null
  const { factor } = (await activeMember(ctx))?.level ?? firstLevel
  return pointsFor(goods, settings['loyalty/points/spend_per_point'], factor)
}

/** An order of the caller; `willBePaid` tells whether a payment is still expected. */
interface OwnOrder {
  id: number
  storeId: number
  goods: number
  willBePaid: boolean
}

/**
 * The points that the ledger has for an order, after returns; for an unpaid order what it will earn. Null if it earns nothing
 * because there is no club, or was no membership.
 */
export async function pointsOfOwnOrder(ctx: Context, order: OwnOrder): Promise<number | null> {
  if (!(await storeSettings(ctx))['loyalty/general/enabled']) return null
  const loader = ctx.memo(
    'loyalty.orders',
    () =>
      new DataLoader(async (ids: readonly number[]) => {
        const points = await selectPointsOf(ctx.db, ids)
        return ids.map((id) => points.get(id) ?? null)
      }),
  )
  const settled = await loader.load(order.id)
  if (settled !== null || !order.willBePaid) return settled
  const member = await activeMember(ctx)
  const settings = await settingsOfStore(ctx.db, order.storeId)
  if (member === null || !settings['loyalty/general/enabled']) return null
  return pointsFor(order.goods, settings['loyalty/points/spend_per_point'], member.level.factor)
}
