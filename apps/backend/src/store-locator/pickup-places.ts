import { foldedWords, nearestFirst } from '@bocian/rules/nearby.ts'
import type { Context } from '#src/platform/context.ts'
import type { Reader } from '#src/platform/database.ts'
import { platformErrors } from '#src/platform/errors.ts'
import { findWhere, type LocationInput, type Where } from './find-where.ts'
import { selectPickupPoint, selectPickupPoints, selectServedNetworks, selectShops } from './queries.ts'
import { ownShops, type FoundPlace, type PickupPlace, type Shop } from './types.ts'

const mostOnPage = 100

export interface PlaceQuestion {
  network: string
  country: string | null
  near: LocationInput | null
  pageSize: number
  currentPage: number
}

export interface PlacePage {
  places: FoundPlace[]
  count: number
  size: number
  current: number
}

/**
 * A network's places in one country, nearest first if the text or point could be located. A text that is neither a town nor a
 * postcode matches words of the address, name or code.
 */
export async function findPlaces(ctx: Context, requested: PlaceQuestion): Promise<PlacePage> {
  const { currentPage: current } = requested
  if (current < 1) throw platformErrors.CURRENT_PAGE_TOO_SMALL()
  if (requested.pageSize < 1) throw platformErrors.PAGE_SIZE_TOO_SMALL()
  const size = Math.min(requested.pageSize, mostOnPage)
  const country = (requested.country ?? ctx.store.country).toUpperCase()
  const where = await findWhere(ctx, country, requested.near)
  const page = { offset: (current - 1) * size, limit: size }
  const found =
    requested.network === ownShops
      ? await findShops(ctx, country, where, page)
      : await selectPickupPoints(ctx.db, { network: requested.network, country, ...where, ...page })
  return { places: nearestFirst(found.places, where.at ?? undefined), count: found.count, size, current }
}

async function findShops(
  ctx: Context,
  country: string,
  { at, words }: Where,
  { offset, limit }: { offset: number; limit: number },
): Promise<{ places: PickupPlace[]; count: number }> {
  const shops = await shopPlaces(ctx)
  const meant = shops.filter((shop) => shop.country === country && hasWords(shop, words))
  const sorted = nearestFirst(meant, at ?? undefined)
  return { places: sorted.slice(offset, offset + limit), count: meant.length }
}

function hasWords(shop: PickupPlace, words: string[] | null): boolean {
  const own = [shop.city, shop.postcode, shop.street, shop.name].flatMap(foldedWords)
  return (words ?? []).every((word) => own.some((known) => known.startsWith(word)))
}

/** The store view's physical shops as pickup places, by city. */
export async function shopPlaces(ctx: Pick<Context, 'db' | 'store'>, db: Reader = ctx.db): Promise<PickupPlace[]> {
  const shops = await selectShops(db, ctx.store.id)
  const language = ctx.store.locale.replace('_', '-')
  return shops.map(asPlace).toSorted((a, b) => a.city.localeCompare(b.city, language))
}

export function asPlace({ id: _, ...shop }: Shop): PickupPlace {
  return { ...shop, network: ownShops, description: '' }
}

/** The network's place with this code, if the store view may send orders there. */
export async function findPlace(
  ctx: Context,
  network: string,
  code: string,
  db: Reader = ctx.db,
): Promise<PickupPlace | undefined> {
  if (network !== ownShops) return selectPickupPoint(db, network, code)
  return (await shopPlaces(ctx, db)).find((shop) => shop.code === code)
}

/** The networks among these that have a place in the country. */
export async function servedNetworks(
  ctx: Context,
  country: string,
  networks: readonly string[],
  db: Reader = ctx.db,
): Promise<ReadonlySet<string>> {
  if (networks.length === 0) return new Set()
  return new Set(await selectServedNetworks(db, ctx.store.id, country, networks))
}
