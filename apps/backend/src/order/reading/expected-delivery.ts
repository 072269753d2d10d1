import { localDay } from '@bocian/rules/local-day.ts'
import { estimatedDelivery } from '#src/checkout/checkout.ts'
import type { DeliveryDates } from '#src/checkout/checkout.ts'
import type { Context } from '#src/platform/context.ts'
import { settingsOfStore } from '#src/store/store.ts'
import { calculateExpectedDelivery } from './calculate-expected-delivery.ts'
import type { Order } from '../types.ts'

/** When an order is expected now; null if nothing is expected any more. */
export async function expectedDelivery(ctx: Context, order: Order): Promise<DeliveryDates | null> {
  const { status, deliveryDates: promised, shippingAddress } = order
  const timeZone = (await settingsOfStore(ctx.db, order.storeId))['general/locale/timezone']
  const today = localDay(ctx.now, timeZone)
  const isLate = promised !== null && promised.to < today
  return calculateExpectedDelivery({
    status,
    promised,
    estimated:
      isLate && shippingAddress !== null ? await estimatedDelivery(ctx, { ...order, shippingAddress }, timeZone) : null,
    today,
  })
}
