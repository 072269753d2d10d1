import type { IndexEntry } from './index-queries.ts'

/** What a listing is narrowed to. Facets are what a shopper ticks: each is counted as if it were not set itself. */
export interface ListingFilter {
  /** Each must hold. */
  conditions: ((entry: IndexEntry) => boolean)[]
  facets: Facet[]
}

export interface Facet {
  code: string
  holds(entry: IndexEntry): boolean
}

export interface Matches {
  found: IndexEntry[]
  /** For a facet that is set: what would be found without it. */
  without: Map<string, IndexEntry[]>
}

/** One pass over the entries: an entry that fails one facet alone still counts for that facet. */
export function matchEntries(entries: Iterable<IndexEntry>, filter: ListingFilter): Matches {
  const found: IndexEntry[] = []
  const without = new Map<string, IndexEntry[]>(filter.facets.map((facet) => [facet.code, []]))
  for (const entry of entries) {
    if (!filter.conditions.every((holds) => holds(entry))) continue
    const failed = filter.facets.filter((facet) => !facet.holds(entry))
    if (failed.length === 0) {
      found.push(entry)
      for (const list of without.values()) list.push(entry)
    } else if (failed.length === 1) {
      without.get(failed[0]?.code ?? '')?.push(entry)
    }
  }
  return { found, without }
}
