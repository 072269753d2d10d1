import { has, emptyBitset, put, type Bitset } from '../bitset/bitset.ts'

/** The products that a search found, with their ranks by row; higher is better. Ranks of other rows are undefined. */
export interface Ranks {
  found: Bitset
  rankAt: Int32Array
}

/** With room for the ranks of this many rows. More are added as needed. */
export function emptyRanks(room = 0): Ranks {
  return { found: emptyBitset(room), rankAt: new Int32Array(room) }
}

export function addRank(ranks: Ranks, id: number, rank: number): void {
  put(ranks.found, id)
  if (id >= ranks.rankAt.length) ranks.rankAt = grown(ranks.rankAt, id)
  ranks.rankAt[id] = rank
}

/** Increases the rank of a product, if it was found. */
export function raiseRank({ found, rankAt }: Ranks, id: number, by: number): void {
  if (has(found, id)) rankAt[id] = (rankAt[id] ?? 0) + by
}

function grown(before: Int32Array, id: number): Int32Array {
  const after = new Int32Array(Math.ceil((id + 1) * 1.25))
  after.set(before)
  return after
}
