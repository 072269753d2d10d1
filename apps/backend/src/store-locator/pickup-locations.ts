import { nearestFirst } from '@bocian/rules/nearby.ts'
import { platformErrors } from '#src/platform/errors.ts'
import { shopStockOf } from '../inventory/inventory.ts'
import type { Context } from '#src/platform/context.ts'
import { filterLocations, sortLocations, type LocationFilters, type LocationSort } from './calculate-locations.ts'
import { locatorErrors } from './errors.ts'
import { findTypedPoint } from './find-where.ts'
import type { PlacePage } from './pickup-places.ts'
import { asPlace } from './pickup-places.ts'
import { selectShops, selectSoldAs } from './queries.ts'
import type { FoundPlace, Shop } from './types.ts'

export interface LocationsQuestion {
  /** A town or postcode and its country, joined by a colon, as in `Austin:US`; the radius is in kilometres. */
  area: { radius: number; searchTerm: string } | null
  filters: LocationFilters
  sort: LocationSort
  pageSize: number
  currentPage: number
  skus: string[]
}

const mostSkus = 50

/** Our shops where an order can be collected, in Magento's format. If SKUs are given, only shops that have all of them. */
export async function pickupLocations(ctx: Context, requested: LocationsQuestion): Promise<PlacePage> {
  const { pageSize: size, currentPage: current } = requested
  if (current < 1) throw platformErrors.CURRENT_PAGE_TOO_SMALL()
  if (size < 1) throw platformErrors.PAGE_SIZE_TOO_SMALL()
  const shops = await carrying(ctx, await selectShops(ctx.db, ctx.store.id), requested.skus)
  const found = filterLocations(await around(ctx, shops, requested.area), requested.filters)
  const sorted = sortLocations(found, requested.sort)
  const pages = Math.ceil(sorted.length / size)
  if (current > pages && sorted.length > 0) throw platformErrors.CURRENT_PAGE_TOO_LARGE({ page: current, pages })
  return { places: sorted.slice((current - 1) * size, current * size), count: sorted.length, size, current }
}

async function around(ctx: Context, shops: readonly Shop[], area: LocationsQuestion['area']): Promise<FoundPlace[]> {
  const places = shops.map(asPlace)
  if (area === null) return nearestFirst(places, undefined)
  const [, term = '', country = ctx.store.country] = /^(.*?)(?::\s*([A-Za-z]{2})\s*)?$/s.exec(area.searchTerm) ?? []
  const point = await findTypedPoint(ctx, country.toUpperCase(), term.slice(0, 100))
  if (point === undefined) return []
  return nearestFirst(places, point).filter(({ distance }) => (distance ?? 0) <= area.radius)
}

async function carrying(ctx: Context, shops: Shop[], skus: string[]): Promise<Shop[]> {
  if (skus.length > mostSkus) throw locatorErrors.LOCATOR_TOO_MANY_PRODUCTS({ maximum: mostSkus })
  let left = shops
  for (const sku of new Set(skus)) {
    const sold = (await selectSoldAs(ctx.db, ctx.store.id, sku)).map(({ id }) => id)
    const ids = left.map(({ id }) => id)
    const stock = sold.length === 0 ? new Map() : await shopStockOf(ctx.db, ids, sold)
    left = left.filter(({ id }) => (stock.get(id)?.quantity ?? 0) > 0)
  }
  return left
}
