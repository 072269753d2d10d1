import { nearestFirst } from '@bocian/rules/nearby.ts'
import { shopStockOf } from '../inventory/inventory.ts'
import type { Context } from '#src/platform/context.ts'
import { UserError } from '#src/platform/user-error.ts'
import { filterLocations, sortLocations, type LocationFilters, type LocationSort } from './calculate-locations.ts'
import { findTypedPoint } from './find-where.ts'
import type { PlacePage } from './pickup-places.ts'
import { asPlace } from './pickup-places.ts'
import { selectShops, selectSoldAs } from './queries.ts'
import type { FoundPlace, Shop } from './types.ts'

export interface LocationsQuestion {
  /** Kilometres around a town or postcode, with its country behind a colon: `Austin:US`. */
  area: { radius: number; searchTerm: string } | null
  filters: LocationFilters
  sort: LocationSort
  pageSize: number
  currentPage: number
  skus: string[]
}

const mostSkus = 50
const input = (message: string): UserError => new UserError('graphql-input', message)

/** Our shops in which an order can be collected, as Magento tells them; with skus only those that carry all of them. */
export async function pickupLocations(ctx: Context, asked: LocationsQuestion): Promise<PlacePage> {
  const { pageSize: size, currentPage: current } = asked
  if (current < 1) throw input('currentPage value must be greater than 0.')
  if (size < 1) throw input('pageSize value must be greater than 0.')
  const shops = await carrying(ctx, await selectShops(ctx.db, ctx.store.id), asked.skus)
  const found = filterLocations(await around(ctx, shops, asked.area), asked.filters)
  const sorted = sortLocations(found, asked.sort)
  const pages = Math.ceil(sorted.length / size)
  if (current > pages && sorted.length > 0)
    throw input(`currentPage value ${current} specified is greater than the ${pages} page(s) available.`)
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
  if (skus.length > mostSkus) throw input(`productsInfo cannot hold more than ${mostSkus} products.`)
  let left = shops
  for (const sku of new Set(skus)) {
    const sold = await selectSoldAs(ctx.db, ctx.store.id, sku)
    const ids = left.map(({ id }) => id)
    const stock = sold.length === 0 ? new Map() : await shopStockOf(ctx.db, ids, sold)
    left = left.filter(({ id }) => (stock.get(id)?.quantity ?? 0) > 0)
  }
  return left
}
