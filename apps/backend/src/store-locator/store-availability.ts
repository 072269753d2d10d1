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
}

/**
 * The stock of a product or size in the store view's shops; for a product with sizes, of all its sizes together. Nearest first if
 * a place is given that can be located, otherwise by city. Empty if the feature is disabled.
 */
export async function storeAvailability(
  ctx: Context,
  sku: string,
  location: LocationInput | null | undefined,
): Promise<ShopAvailability[]> {
  const settings = await storeSettings(ctx)
  if (!settings['catalog/availability/status_enabled']) return []
  const productIds = await selectSoldAs(ctx.db, ctx.store.id, sku)
  if (productIds.length === 0) throw locatorErrors.STORE_PRODUCT_NOT_FOUND()
  const shops = byCity(await selectShops(ctx.db, ctx.store.id), ctx.store.locale)
  const stock = await shopStockOf(
    ctx.db,
    shops.map(({ id }) => id),
    productIds,
  )
  return nearestFirst(shops, placeOf(shops, location)).map((shop) => {
    const { quantity = 0, toldAt = null } = stock.get(shop.id) ?? {}
    return { ...shop, toldAt, status: calculateAvailability(quantity, toldAt, ctx.now) }
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
