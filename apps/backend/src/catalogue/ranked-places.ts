import type { Ranks } from './search/search.ts'
import { placeSet, put, type PlaceSet } from './places/place-set.ts'

let scoresAt = new Int32Array(0)

/**
 * The places that a search found, and by place how well each answers it. What it says of others means nothing, and it is good until
 * the next search: as long as a page is cut out of what was found.
 */
export function rankedPlaces({ ids, scores }: Ranks): { found: PlaceSet; rankAt: Int32Array } {
  const last = ids.reduce((a, b) => Math.max(a, b), 0)
  if (last >= scoresAt.length) scoresAt = new Int32Array(Math.ceil((last + 1) * 1.25))
  const found = placeSet(last + 1)
  for (let index = 0; index < ids.length; index++) {
    const place = ids[index] as number
    put(found, place)
    scoresAt[place] = scores[index] ?? 0
  }
  return { found, rankAt: scoresAt }
}
