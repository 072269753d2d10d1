import { cacheUntil } from '#src/platform/cache-tags.ts'
import type { Context } from '#src/platform/context.ts'
import { storeSettings } from '#src/store/store.ts'
import { calculateArrivals } from './calculate-arrivals.ts'
import { servedMethods } from './delivery.ts'
import type { StoreDelivery } from './types.ts'

/**
 * The delivery methods of the store view to its own country, without a cart: what they cost, and when orders arrive. The response may be
 * cached until the next cut-off.
 */
export async function deliveryOffers(ctx: Context): Promise<StoreDelivery[]> {
  const offers = await ctx.memo('checkout/delivery-offers', () => loadOffers(ctx))
  for (const { arrivals } of offers) if (arrivals[0]) cacheUntil(ctx, arrivals[0].orderBefore)
  return offers
}

async function loadOffers(ctx: Context): Promise<StoreDelivery[]> {
  const { country, currency } = ctx.store
  const methods = await servedMethods(ctx, country)
  const timeZone = (await storeSettings(ctx))['general/locale/timezone']
  const way = { timeZone, from: country, to: country }
  return methods.map((method) => ({ ...method, currency, arrivals: calculateArrivals(ctx.now, method, way) }))
}
