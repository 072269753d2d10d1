import type { CartAddress } from '#src/cart/cart.ts'
import type { Context } from '#src/platform/context.ts'
import { storeViewOf } from '#src/store/store.ts'
import { calculateDeliveryDates } from './calculate-delivery-dates.ts'
import { selectDeliveryMethods } from './queries.ts'
import type { DeliveryDates } from './types.ts'

interface OrderedDelivery {
  storeId: number
  carrierCode: string | null
  methodCode: string | null
  shippingAddress: CartAddress
  shippedAt: Date | null
}

/**
 * The delivery dates of an order that left when it shipped, or that leaves today, by the usual time of its method; null if the store
 * view no longer has the method.
 */
export async function estimatedDelivery(
  ctx: Context,
  { storeId, carrierCode, methodCode, shippingAddress: to, shippedAt }: OrderedDelivery,
  timeZone: string,
): Promise<DeliveryDates | null> {
  const methods = await ctx.memo(`checkout/delivery-methods/${storeId}`, () => selectDeliveryMethods(ctx.db, storeId))
  const method = methods.find((known) => known.carrierCode === carrierCode && known.methodCode === methodCode)
  if (method === undefined) return null
  const { country } = await storeViewOf(ctx.db, storeId)
  // What has left did so on that day, however late.
  const pace = shippedAt === null ? method : { ...method, cutoff: '24:00' }
  return calculateDeliveryDates(shippedAt ?? ctx.now, pace, {
    timeZone,
    from: country,
    to: to.countryCode,
    postcode: to.postcode,
  })
}
