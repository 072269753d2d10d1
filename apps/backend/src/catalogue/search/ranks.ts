import { has, placeSet, put, type PlaceSet } from '../places/place-set.ts'

/**
 * The products that a search found, and by product how well each answers it, the higher the better. What is said of others means
 * nothing, and it is good until the next search: as long as a page is cut out of what was found.
 */
export interface Ranks {
  found: PlaceSet
  rankAt: Int32Array
}

// There may be as many as there are products: one piece of memory serves all searches.
let ranksAt = new Int32Array(64)

export function emptyRanks(room = 0): Ranks {
  return { found: placeSet(room), rankAt: ranksAt }
}

export function addRank(ranks: Ranks, id: number, rank: number): void {
  put(ranks.found, id)
  if (id >= ranks.rankAt.length) ranks.rankAt = grown(ranks.rankAt, id)
  ranks.rankAt[id] = rank
}

/** Ranks a product higher that was found. */
export function raiseRank({ found, rankAt }: Ranks, id: number, by: number): void {
  if (has(found, id)) rankAt[id] = (rankAt[id] ?? 0) + by
}

function grown(before: Int32Array, id: number): Int32Array {
  ranksAt = new Int32Array(Math.ceil((id + 1) * 1.25))
  ranksAt.set(before)
  return ranksAt
}
