import type { IndexEntry } from '../index-queries.ts'
import { compareEntries, type SortOrder } from './sort-entries.ts'
import { intersection, forEachRow, has, rowsIn, countRows, difference, type Bitset } from './bitset.ts'
import { bitsetOf, type BitsetIndex } from './bitset-index.ts'

/** A sort order of the rows of a store view or category. It is computed once, and only changed rows are sorted again. */
interface CachedOrder {
  sorted: Int32Array
  /** Rows that have changed since the order was last updated. */
  changed: Set<number>
}

export type SortOrders = Map<string, CachedOrder>

const maxOrders = 48
/** If a larger share of the rows has changed, everything is sorted again. */
const repairableShare = 0.1

/** Marks a row as changed in all cached orders. */
export function markChanged(orders: SortOrders, row: number): void {
  for (const order of orders.values()) order.changed.add(row)
}

/** Below 1/512 of the catalogue, sorts the found products directly. */
const directSortRatio = 512

export interface OrderedBy {
  order: SortOrder
  locale: string
  /** The category whose positions apply. */
  categoryId: number | null
  /** The relevance by row; null without a search. */
  rankAt: Int32Array | null
  /** The category that contains all found products; null if there is none. */
  within: number | null
}

/** The found products in sorted order, from index `from` to before `to`. */
export function sortedPage(
  index: BitsetIndex,
  orders: SortOrders,
  found: Bitset,
  by: OrderedBy,
  [from, to]: [from: number, to: number],
): IndexEntry[] {
  const { rankAt } = by
  const order = rankAt === null ? by.order.filter(({ field }) => field !== 'relevance') : by.order
  const [first, ...rest] = order
  // Relevance as a secondary criterion is rare, and for few products sorting is faster than scanning the sorted catalogue.
  if (rest.some(({ field }) => field === 'relevance') || countRows(found) * directSortRatio <= countRows(index.all))
    return entriesAt(
      index,
      rowsIn(found)
        .toSorted(compareRows(index, { ...by, order }))
        .slice(from, to),
    )
  const isRanked = first?.field === 'relevance' && rankAt !== null
  const sorted = orderFor(index, orders, { ...by, order: isRanked ? rest : order })
  if (!isRanked) return entriesAt(index, pageInOrder(sorted, found, from, to))
  return entriesAt(index, pageByRank(index, sorted, found, { rankAt, direction: first.direction, from, to }))
}

function entriesAt({ entries }: BitsetIndex, rows: readonly number[]): IndexEntry[] {
  return rows.map((row) => entries[row]).filter((entry) => entry !== undefined)
}

function pageInOrder(sorted: Int32Array, found: Bitset, from: number, to: number): number[] {
  const picked: number[] = []
  let passed = 0
  for (let index = 0; index < sorted.length && passed < to; index++) {
    const row = sorted[index] as number
    if (has(found, row) && passed++ >= from) picked.push(row)
  }
  return picked
}

interface RankedPage {
  rankAt: Int32Array
  direction: 'ASC' | 'DESC'
  from: number
  to: number
}

/** The products of one rank on a page. */
interface RankGroup {
  /** How many products of this rank to skip, because they are on earlier pages. */
  before: number
  /** How many products of this rank belong on the page. */
  wanted: number
  picked: number[]
}

/**
 * The rows of a page sorted by rank first, then by the cached order, with sold-out products last. As there are few distinct
 * ranks, it counts the products of each and scans the order until the page is full, instead of sorting all results.
 */
function pageByRank({ inStock }: BitsetIndex, sorted: Int32Array, found: Bitset, page: RankedPage): number[] {
  const { rankAt } = page
  const offered = intersection(found, inStock)
  const ranksOf = [countRanks(offered, rankAt), countRanks(difference(found, inStock), rankAt)]
  const [stocked, soldOut] = groupsOf(ranksOf, page)
  let missing = [...(stocked?.values() ?? []), ...(soldOut?.values() ?? [])].reduce((sum, one) => sum + one.wanted, 0)
  for (let index = 0; index < sorted.length && missing > 0; index++) {
    const row = sorted[index] as number
    if (!has(found, row)) continue
    const group = (has(offered, row) ? stocked : soldOut)?.get(rankAt[row] as number)
    if (group === undefined) continue
    if (group.before > 0) group.before--
    else if (group.picked.length < group.wanted) {
      group.picked.push(row)
      missing--
    }
  }
  return [...(stocked?.values() ?? []), ...(soldOut?.values() ?? [])].flatMap(({ picked }) => picked)
}

/** The number of rows with each rank. */
function countRanks(set: Bitset, rankAt: Int32Array): Map<number, number> {
  const counts = new Map<number, number>()
  // Neighbouring rows often have the same rank, so the map is updated once per run of equal ranks.
  let last = 0
  let run = 0
  forEachRow(set, (row) => {
    const rank = rankAt[row] as number
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

/** The ranks on the page, in order: one map for products in stock, one for sold-out ones. */
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

function orderFor(index: BitsetIndex, orders: SortOrders, by: OrderedBy): Int32Array {
  const { categoryId } = by
  const isByPosition = by.order.some(({ field }) => field === 'position')
  const within = isByPosition ? by.within : null
  const key = JSON.stringify([by.order, isByPosition ? categoryId : null, within])
  const known = orders.get(key)
  orders.delete(key)
  const members = within === null ? index.all : bitsetOf(index.categories, within)
  const sorted =
    known === undefined || known.changed.size > known.sorted.length * repairableShare
      ? sortAll(index, members, by)
      : repair(index, members, by, known)
  orders.set(key, { sorted, changed: new Set() })
  const oldest = orders.keys().next()
  if (orders.size > maxOrders && !oldest.done) orders.delete(oldest.value)
  return sorted
}

function sortAll(index: BitsetIndex, members: Bitset, by: OrderedBy): Int32Array {
  const compare = compareRows(index, by)
  return Int32Array.from(rowsIn(members).toSorted(compare))
}

/** Removes changed rows from the sorted list and inserts them at their new positions. */
function repair(index: BitsetIndex, members: Bitset, by: OrderedBy, { sorted, changed }: CachedOrder): Int32Array {
  if (changed.size === 0) return sorted
  const compare = compareRows(index, by)
  const moved = [...changed].filter((row) => has(members, row)).toSorted(compare)
  const repaired = new Int32Array(countRows(members))
  let written = 0
  let next = 0
  for (const row of sorted) {
    if (changed.has(row)) continue
    while (next < moved.length && compare(moved[next] as number, row) < 0) repaired[written++] = moved[next++] as number
    repaired[written++] = row
  }
  while (next < moved.length) repaired[written++] = moved[next++] as number
  return repaired
}

function compareRows({ entries, rowOf }: BitsetIndex, by: OrderedBy): (a: number, b: number) => number {
  const { order, locale, categoryId, rankAt } = by
  const rankOf = rankAt === null ? null : ({ id }: IndexEntry): number => rankAt[rowOf.get(id) ?? -1] ?? 0
  const compare = compareEntries(order, { locale, categoryId, rankOf })
  return (a, b) => compare(entries[a] as IndexEntry, entries[b] as IndexEntry)
}
