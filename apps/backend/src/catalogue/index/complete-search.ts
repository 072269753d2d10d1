import type { Context } from '#src/platform/context.ts'
import { correctedSearch } from './corrected-search.ts'
import { completionsOf, find } from './search/search.ts'
import { sortedPage } from './bitset/sort-orders.ts'
import type { SortOrder } from './bitset/sort-entries.ts'
import { loadSearchable, storeIndex } from './store-index.ts'

const maxNames = 100
const byRelevance: SortOrder = [
  { field: 'relevance', direction: 'DESC' },
  { field: 'position', direction: 'ASC' },
]

/** Suggestions for a text that is being typed. */
export interface SearchCompletions {
  /** Texts to search for, best first. */
  terms: string[]
  /** Products that match the text so far, best first. */
  productIds: number[]
  /** The text with its typos corrected, if the products match only so. */
  corrected: string | null
}

/** Completes a typed text from the index in memory, without SQL of its own. `most` limits the results of each kind. */
export async function completeSearch(
  ctx: Context,
  text: string,
  most: { terms: number; products: number },
): Promise<SearchCompletions> {
  const index = await storeIndex(ctx)
  const { ranks, isNear, corrections } = find(await loadSearchable(index), text)
  const by = { order: byRelevance, locale: ctx.store.locale, categoryId: null, within: null, rankAt: ranks.rankAt }
  const sorted = sortedPage(index.bitsets, index.orders, ranks.found, by, [0, Math.max(maxNames, most.products)])
  const categories = index.taxonomy.categoryOrder.map((category) => category.name)
  const names = isNear ? [] : [...sorted.slice(0, maxNames).map((entry) => entry.name), ...categories]
  const productIds = sorted.slice(0, most.products).map((entry) => entry.id)
  return {
    terms: completionsOf(text, names, most.terms),
    productIds,
    corrected: correctedSearch(index, text, corrections, productIds),
  }
}
