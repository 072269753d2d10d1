import { searchedFor } from './limits.ts'
import { countQueries } from './queries.ts'
import type { Writer } from '#src/platform/database.ts'

/** An imported search with its count. */
export interface SearchDraft {
  storeId: number
  query: string
  times: number
}

/** Adds searches that were counted in another system, for example in the merchant's previous shop. */
export async function saveSearches(tx: Writer, drafts: readonly SearchDraft[], now: Date): Promise<void> {
  const counted = new Map<string, Parameters<typeof countQueries>[1][number]>()
  for (const { storeId, query, times } of drafts) {
    const searched = searchedFor(query)
    if (searched !== undefined) counted.set(`${storeId} ${searched.folded}`, { ...searched, storeId, times })
  }
  await countQueries(tx, [...counted.values()], now)
}
