import type { Context } from '#src/platform/context.ts'
import { selectDeliveryMethods } from './queries.ts'

/** The free-delivery threshold of each delivery method of the store view; null for methods without one. */
export async function freeFromLimits(ctx: Context): Promise<(number | null)[]> {
  const methods = await selectDeliveryMethods(ctx.db, ctx.store.id)
  return methods.map((method) => method.freeFrom)
}
