import type { Context } from '#src/platform/context.ts'
import type { OrderActionType } from '#src/platform/resolvers.gen.ts'
import { storeSettings } from '#src/store/store.ts'
import { canCancel } from './cancel-order.ts'
import { canReorder } from '../reading/reorder-items.ts'
import type { OrderView } from '../types.ts'

/** What the buyer can do with the order, besides returning goods. */
export async function orderActions(ctx: Context, order: OrderView): Promise<OrderActionType[]> {
  const isOwn = order.customerId !== null && order.customerId === ctx.customerId
  const isCancellationOffered = (await storeSettings(ctx))['sales/cancellation/enabled']
  return [
    ...(isOwn && order.items.some(canReorder) ? (['REORDER'] as const) : []),
    ...(isCancellationOffered && canCancel(order) ? (['CANCEL'] as const) : []),
  ]
}
