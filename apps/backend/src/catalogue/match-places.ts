import type { IndexEntry } from './index-queries.ts'
import { both, placesIn, setOf, type PlaceSet } from './places/place-set.ts'
import type { Places } from './places/places.ts'
import { haveTogether } from './stocked-variants.ts'

/** What a product must be: one of a set, or as a question about it says. */
export type Condition = PlaceSet | ((entry: IndexEntry) => boolean)

/** What a listing is narrowed to. Facets are what a shopper ticks: each is counted as if it were not set itself. */
export interface ListingFilter {
  /** Each must hold. */
  conditions: Condition[]
  facets: Facet[]
}

export interface Facet {
  code: string
  /** The ids of the ticked options; null for what is no option, such as a price. */
  wanted: ReadonlySet<number> | null
  condition: Condition
}

export interface Matches {
  found: PlaceSet
  /** For a facet that is set: what would be found without it. */
  without: Map<string, PlaceSet>
  facets: readonly Facet[]
  /** What the conditions leave, whatever is ticked. */
  offered: PlaceSet
}

/**
 * Narrows some products to those that the filter lets through; sets go before questions, which look at each product. Options
 * that variants differ by must be those of one variant in stock.
 */
export function matchPlaces(places: Places, among: PlaceSet, { conditions, facets }: ListingFilter): Matches {
  const sets = conditions.filter((condition) => typeof condition !== 'function')
  const questions = conditions.filter((condition) => typeof condition === 'function')
  const offered = [...sets, ...questions].reduce<PlaceSet>((set, condition) => narrowed(places, set, condition), among)
  const passing = facets.map((facet) => ({ code: facet.code, set: narrowed(places, offered, facet.condition) }))
  const beside = (code: string | null): PlaceSet => {
    const found = passing.filter((one) => one.code !== code).reduce((set, one) => both(set, one.set), offered)
    const wanted = wantedBeside(facets, code)
    return wanted.length < 2 ? found : narrowed(places, found, (entry) => haveTogether(entry, wanted))
  }
  const without = new Map(facets.map(({ code }) => [code, beside(code)]))
  return { found: beside(null), without, facets, offered }
}

/** The ticked options of all facets but one. */
export function wantedBeside(facets: readonly Facet[], code: string | null): ReadonlySet<number>[] {
  return facets.flatMap((facet) => (facet.code === code || facet.wanted === null ? [] : [facet.wanted]))
}

function narrowed({ entries }: Places, set: PlaceSet, condition: Condition): PlaceSet {
  if (typeof condition !== 'function') return both(set, condition)
  return setOf(placesIn(set).filter((place) => condition(entries[place] as IndexEntry)))
}
