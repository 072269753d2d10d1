import { nearestFirst, pointOf, type Point } from '@bocian/rules/nearby.ts'
import { shopStockOf } from '../inventory/inventory.ts'
import { storeSettings } from '../store/store.ts'
import type { Context } from '#src/platform/context.ts'
import { calculateAvailability } from './calculate-availability.ts'
import { locatorErrors } from './errors.ts'
import { givenPoint, type LocationInput } from './find-where.ts'
import { selectShops, selectSoldAs } from './queries.ts'
import type { Availability, Shop } from './types.ts'

const longestText = 100

export interface ShopAvailability extends Shop {
  status: Availability
  toldAt: Date | null
  /** The distance from the requested place in kilometres. */
  distance: number | null
  /** The stock of each size. */
  sizes: { sku: string; status: Availability }[]
}

export interface AvailabilityQuestion {
  /** Of a product or one of its sizes. */
  sku: string
  location?: LocationInput | null
  /** The code of the only shop that is wanted. */
  source?: string | null
}

/**
 * The stock of a product or size in the store view's shops; for a product with sizes, of all its sizes together. Nearest first if
 * a place is given that can be located, otherwise by city. Empty if the feature is disabled.
 */
export async function storeAvailability(
  ctx: Context,
  { sku, location, source }: AvailabilityQuestion,
): Promise<ShopAvailability[]> {
  const settings = await storeSettings(ctx)
  if (!settings['catalog/availability/status_enabled']) return []
  const sold = await selectSoldAs(ctx.db, ctx.store.id, sku)
  if (sold.length === 0) throw locatorErrors.STORE_PRODUCT_NOT_FOUND()
  const shops = byCity(await selectShops(ctx.db, ctx.store.id), ctx.store.locale)
  const wanted = source == null ? shops : shops.filter(({ code }) => code === source)
  const stock = await shopStockOf(
    ctx.db,
    wanted.map(({ id }) => id),
    sold.map(({ id }) => id),
  )
  return nearestFirst(wanted, placeOf(wanted, location)).map((shop) => {
    const { quantity = 0, toldAt = null, perProduct = {} } = stock.get(shop.id) ?? {}
    const statusOf = (count: number) => calculateAvailability(count, toldAt, ctx.now)
    const sizes = sold.map((size) => ({ sku: size.sku, status: statusOf(perProduct[size.id] ?? 0) }))
    return { ...shop, toldAt, status: statusOf(quantity), sizes }
  })
}

function placeOf(shops: readonly Shop[], location: LocationInput | null | undefined): Point | undefined {
  const text = location?.text
  return givenPoint(location) ?? (text ? pointOf(shops, text.slice(0, longestText)) : undefined)
}

function byCity(shops: readonly Shop[], locale: string): Shop[] {
  const language = locale.replace('_', '-')
  return shops.toSorted((a, b) => a.city.localeCompare(b.city, language))
}
