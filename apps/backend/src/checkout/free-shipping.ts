import type { Context } from '#src/platform/context.ts'
import { selectDeliveryMethods } from './queries.ts'

/** From which worth of goods on each delivery of the store view costs nothing; null where it always costs. */
export async function freeFromLimits(ctx: Context): Promise<(number | null)[]> {
  const methods = await selectDeliveryMethods(ctx.db, ctx.store.id)
  return methods.map((method) => method.freeFrom)
}
