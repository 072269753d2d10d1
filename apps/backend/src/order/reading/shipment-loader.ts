import DataLoader from 'dataloader'
import type { Context } from '#src/platform/context.ts'
import { selectShipmentsOf } from '../lifecycle-queries.ts'
import type { Shipment } from '../types.ts'

/** Loads the shipments of all orders of a request with one query. */
export const shipmentLoader = (ctx: Context): DataLoader<number, Shipment[]> =>
  ctx.memo(
    'order.shipments',
    () =>
      new DataLoader(async (ids: readonly number[]) => {
        const shipments = await selectShipmentsOf(ctx.db, ids)
        return ids.map((id) => shipments.filter(({ orderId }) => orderId === id))
      }),
  )
