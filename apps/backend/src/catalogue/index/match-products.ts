import type { IndexEntry } from './index-queries.ts'
import { intersection, rowsIn, bitsetFrom, type Bitset } from './bitset/bitset.ts'
import type { BitsetIndex } from './bitset/bitset-index.ts'
import { oneVariantHas } from './stocked-variants.ts'

/** A bitset of matching products, or a predicate. */
export type Condition = Bitset | ((entry: IndexEntry) => boolean)

/** The filter of a listing. The options of a facet are counted as if that facet were not filtered. */
export interface ListingFilter {
  /** A product must fulfil all of these conditions. */
  conditions: Condition[]
  facets: Facet[]
}

export interface Facet {
  code: string
  /** The ids of the chosen options; null for a facet without options, such as the price. */
  wanted: ReadonlySet<number> | null
  condition: Condition
}

export interface Matches {
  found: Bitset
  /** For each filtered facet, by code: the products that the other filters find. */
  without: Map<string, Bitset>
  facets: readonly Facet[]
  /** The products that match the conditions, regardless of the filtered facets. */
  offered: Bitset
}

/**
 * Filters products, with bitsets first because predicates check every remaining product. Options by which variants differ must
 * belong to one variant in stock.
 */
export function matchProducts(index: BitsetIndex, among: Bitset, { conditions, facets }: ListingFilter): Matches {
  const sets = conditions.filter((condition) => typeof condition !== 'function')
  const predicates = conditions.filter((condition) => typeof condition === 'function')
  const offered = [...sets, ...predicates].reduce<Bitset>((set, condition) => narrow(index, set, condition), among)
  const passing = facets.map((facet) => ({ code: facet.code, set: narrow(index, offered, facet.condition) }))
  const foundWithout = (code: string | null): Bitset => {
    const found = passing.filter((one) => one.code !== code).reduce((set, one) => intersection(set, one.set), offered)
    const wanted = optionsExcept(facets, code)
    return wanted.length < 2 ? found : narrow(index, found, (entry) => oneVariantHas(entry, wanted))
  }
  const without = new Map(facets.map(({ code }) => [code, foundWithout(code)]))
  return { found: foundWithout(null), without, facets, offered }
}

/** The chosen options of all facets except one. */
export function optionsExcept(facets: readonly Facet[], code: string | null): ReadonlySet<number>[] {
  return facets.flatMap((facet) => (facet.code === code || facet.wanted === null ? [] : [facet.wanted]))
}

function narrow({ entries }: BitsetIndex, set: Bitset, condition: Condition): Bitset {
  if (typeof condition !== 'function') return intersection(set, condition)
  return bitsetFrom(rowsIn(set).filter((row) => condition(entries[row] as IndexEntry)))
}
