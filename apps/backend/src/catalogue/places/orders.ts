import type { IndexEntry } from '../index-queries.ts'
import { compareEntries, type SortOrder } from '../sort-entries.ts'
import { has, placesIn, sizeOf, type PlaceSet } from './place-set.ts'
import { setOfId, type Places } from './places.ts'

/** The places of a store view, or of a category in it, sorted once and mended when products change. */
interface Order {
  sorted: Int32Array
  /** Where something changed since. */
  changed: Set<number>
}

export type Orders = Map<string, Order>

const keptOrders = 48
/** When more than this share has changed, everything is sorted anew. */
const mendable = 0.1

/** Tells every order that something else stands at the place now, or that it stands elsewhere in the order. */
export function noteChange(orders: Orders, place: number): void {
  for (const order of orders.values()) order.changed.add(place)
}

export interface OrderedBy {
  order: SortOrder
  locale: string
  /** The category whose own positions count. */
  categoryId: number | null
  /** By place: how well a product answers a search; null when nothing is searched for. */
  rankAt: Int32Array | null
  /** The category that all products stand in; null when they may stand anywhere. */
  within: number | null
}

/** What is found, from the first to before the last place of its order. */
export function slice(
  places: Places,
  orders: Orders,
  found: PlaceSet,
  by: OrderedBy,
  [from, to]: [from: number, to: number],
): IndexEntry[] {
  const { rankAt } = by
  const order = rankAt === null ? by.order.filter(({ field }) => field !== 'relevance') : by.order
  const [first, ...rest] = order
  // A rank among others is rare: such a listing is sorted as it is asked for.
  if (rest.some(({ field }) => field === 'relevance'))
    return entriesAt(
      places,
      placesIn(found)
        .toSorted(comparePlaces(places, { ...by, order }))
        .slice(from, to),
    )
  const isRanked = first?.field === 'relevance' && rankAt !== null
  const sorted = upToDate(places, orders, { ...by, order: isRanked ? rest : order })
  if (!isRanked) return entriesAt(places, firstFound(sorted, found, from, to))
  const all = firstFound(sorted, found, 0, Infinity)
  return entriesAt(places, byRank(places, all, rankAt, first.direction).slice(from, to))
}

function entriesAt({ entries }: Places, places: readonly number[]): IndexEntry[] {
  return places.map((place) => entries[place]).filter((entry) => entry !== undefined)
}

function firstFound(sorted: Int32Array, found: PlaceSet, from: number, to: number): number[] {
  const picked: number[] = []
  let passed = 0
  for (let index = 0; index < sorted.length && passed < to; index++) {
    const place = sorted[index] as number
    if (has(found, place) && passed++ >= from) picked.push(place)
  }
  return picked
}

/** Puts what ranks alike together, without another comparison: there are few ranks. What is sold out stays last. */
function byRank({ entries }: Places, sorted: number[], rankAt: Int32Array, direction: 'ASC' | 'DESC'): number[] {
  const inStock = new Map<number, number[]>()
  const soldOut = new Map<number, number[]>()
  for (const place of sorted) {
    const groups = entries[place]?.inStock === true ? inStock : soldOut
    const rank = rankAt[place] ?? 0
    const group = groups.get(rank)
    if (group === undefined) groups.set(rank, [place])
    else group.push(place)
  }
  const sign = direction === 'DESC' ? -1 : 1
  return [inStock, soldOut].flatMap((groups) =>
    [...groups].toSorted(([a], [b]) => (a - b) * sign).flatMap(([, group]) => group),
  )
}

function upToDate(places: Places, orders: Orders, by: OrderedBy): Int32Array {
  const { categoryId } = by
  const isByPosition = by.order.some(({ field }) => field === 'position')
  const within = isByPosition ? by.within : null
  const key = JSON.stringify([by.order, isByPosition ? categoryId : null, within])
  const known = orders.get(key)
  orders.delete(key)
  const members = within === null ? places.all : setOfId(places.categories, within)
  const sorted =
    known === undefined || known.changed.size > known.sorted.length * mendable
      ? sortAll(places, members, by)
      : mend(places, members, by, known)
  orders.set(key, { sorted, changed: new Set() })
  const oldest = orders.keys().next()
  if (orders.size > keptOrders && !oldest.done) orders.delete(oldest.value)
  return sorted
}

function sortAll(places: Places, members: PlaceSet, by: OrderedBy): Int32Array {
  const compare = comparePlaces(places, by)
  return Int32Array.from(placesIn(members).toSorted(compare))
}

/** Takes out what changed and puts it in again where it belongs now. */
function mend(places: Places, members: PlaceSet, by: OrderedBy, { sorted, changed }: Order): Int32Array {
  if (changed.size === 0) return sorted
  const compare = comparePlaces(places, by)
  const moved = [...changed].filter((place) => has(members, place)).toSorted(compare)
  const mended = new Int32Array(sizeOf(members))
  let written = 0
  let next = 0
  for (const place of sorted) {
    if (changed.has(place)) continue
    while (next < moved.length && compare(moved[next] as number, place) < 0) mended[written++] = moved[next++] as number
    mended[written++] = place
  }
  while (next < moved.length) mended[written++] = moved[next++] as number
  return mended
}

function comparePlaces({ entries, placeOf }: Places, by: OrderedBy): (a: number, b: number) => number {
  const { order, locale, categoryId, rankAt } = by
  const rankOf = rankAt === null ? null : ({ id }: IndexEntry): number => rankAt[placeOf.get(id) ?? -1] ?? 0
  const compare = compareEntries(order, { locale, categoryId, rankOf })
  return (a, b) => compare(entries[a] as IndexEntry, entries[b] as IndexEntry)
}
