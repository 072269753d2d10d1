import type { IndexEntry } from '../index-queries.ts'
import { compareEntries, type SortOrder } from '../sort-entries.ts'
import { both, eachPlace, has, placesIn, sizeOf, without, type PlaceSet } from './place-set.ts'
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

/** Less than one product of so many is few. */
const fewAmong = 512

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
  // A rank among others is rare, and a few products are sorted sooner than an order of all is followed: both are sorted as they are asked for.
  if (rest.some(({ field }) => field === 'relevance') || sizeOf(found) * fewAmong <= sizeOf(places.all))
    return entriesAt(
      places,
      placesIn(found)
        .toSorted(comparePlaces(places, { ...by, order }))
        .slice(from, to),
    )
  const isRanked = first?.field === 'relevance' && rankAt !== null
  const sorted = upToDate(places, orders, { ...by, order: isRanked ? rest : order })
  if (!isRanked) return entriesAt(places, firstFound(sorted, found, from, to))
  return entriesAt(places, firstRanked(places, sorted, found, { rankAt, direction: first.direction, from, to }))
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

interface RankedPage {
  rankAt: Int32Array
  direction: 'ASC' | 'DESC'
  from: number
  to: number
}

/** What ranks alike, as far as the page shows it. */
interface RankGroup {
  /** How many of them stand before the page and on it. */
  before: number
  wanted: number
  picked: number[]
}

/**
 * The places of a page on which what ranks alike stands together, in its order; what is sold out stays last. There are few ranks: they
 * are counted, and then the order is followed until the page is full.
 */
function firstRanked({ inStock }: Places, sorted: Int32Array, found: PlaceSet, page: RankedPage): number[] {
  const { rankAt } = page
  const offered = both(found, inStock)
  const ranksOf = [countRanks(offered, rankAt), countRanks(without(found, inStock), rankAt)]
  const [stocked, soldOut] = groupsOf(ranksOf, page)
  let missing = [...(stocked?.values() ?? []), ...(soldOut?.values() ?? [])].reduce((sum, one) => sum + one.wanted, 0)
  for (let index = 0; index < sorted.length && missing > 0; index++) {
    const place = sorted[index] as number
    if (!has(found, place)) continue
    const group = (has(offered, place) ? stocked : soldOut)?.get(rankAt[place] as number)
    if (group === undefined) continue
    if (group.before > 0) group.before--
    else if (group.picked.length < group.wanted) {
      group.picked.push(place)
      missing--
    }
  }
  return [...(stocked?.values() ?? []), ...(soldOut?.values() ?? [])].flatMap(({ picked }) => picked)
}

/** How many places have each rank. */
function countRanks(set: PlaceSet, rankAt: Int32Array): Map<number, number> {
  const counts = new Map<number, number>()
  // The same design in other colours, and all that one wish has found, ranks alike and stands side by side.
  let last = 0
  let run = 0
  eachPlace(set, (place) => {
    const rank = rankAt[place] as number
    if (rank !== last && run > 0) {
      counts.set(last, (counts.get(last) ?? 0) + run)
      run = 0
    }
    last = rank
    run++
  })
  if (run > 0) counts.set(last, (counts.get(last) ?? 0) + run)
  return counts
}

/** The ranks that stand on the page, by rank in their order: those of what is in stock, then those of what is sold out. */
function groupsOf(ranks: Map<number, number>[], { direction, from, to }: RankedPage): Map<number, RankGroup>[] {
  const sign = direction === 'DESC' ? -1 : 1
  let start = 0
  return ranks.map((counts) => {
    const groups = new Map<number, RankGroup>()
    for (const [rank, count] of [...counts].toSorted(([a], [b]) => (a - b) * sign)) {
      const before = Math.min(count, Math.max(0, from - start))
      const wanted = Math.max(0, Math.min(count, to - start) - before)
      if (wanted > 0) groups.set(rank, { before, wanted, picked: [] })
      start += count
    }
    return groups
  })
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
