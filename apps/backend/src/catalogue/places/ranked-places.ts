import type { Ranks } from '../search/search.ts'
import { placeSet, put, type PlaceSet } from './place-set.ts'
import type { Places } from './places.ts'

/** Where the products stand that a search found, and by place how well each answers it. */
export function rankedPlaces(places: Places, { ids, scores }: Ranks): { found: PlaceSet; rankAt: Int32Array } {
  const found = placeSet()
  const rankAt = new Int32Array(places.entries.length)
  for (const [index, id] of ids.entries()) {
    const place = places.placeOf.get(id)
    if (place === undefined) continue
    put(found, place)
    rankAt[place] = scores[index] ?? 0
  }
  return { found, rankAt }
}
