import { cacheUntil } from '#src/platform/cache-tags.ts'
import type { Context } from '#src/platform/context.ts'
import { shopState } from '#src/platform/shop-state.ts'
import { storeSettings } from '#src/store/store.ts'
import { calculateArrivals } from './calculate-arrivals.ts'
import type { DeliveryWay } from './calculate-delivery-dates.ts'
import { servedMethods } from './delivery.ts'
import type { Arrival, DeliveryMethod, StoreDelivery } from './types.ts'

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
  const methods = await servedMethods(ctx, country, (await shopState(ctx)).reference)
  const timeZone = (await storeSettings(ctx))['general/locale/timezone']
  const way = { timeZone, from: country, to: country }
  return methods.map((method) => ({ ...method, currency, arrivals: arrivalsOf(ctx.now, method, way) }))
}

interface KeptArrivals {
  way: string
  since: Date
  arrivals: Arrival[]
}

/** By the method as it is kept, so that a changed one has others. */
const kept = new WeakMap<DeliveryMethod, KeptArrivals>()

/** The arrivals, calculated once until the next cut-off, because until then the days stay the same. */
function arrivalsOf(now: Date, method: DeliveryMethod, way: DeliveryWay): Arrival[] {
  const key = `${way.timeZone} ${way.from} ${way.to}`
  const known = kept.get(method)
  const until = known?.arrivals[0]?.orderBefore
  if (known?.way === key && until !== undefined && now >= known.since && now < until) return known.arrivals
  const arrivals = calculateArrivals(now, method, way)
  kept.set(method, { way: key, since: now, arrivals })
  return arrivals
}
