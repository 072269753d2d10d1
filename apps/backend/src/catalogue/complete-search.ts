import type { Context } from '#src/platform/context.ts'
import { completionsOf, find } from './search/search.ts'
import { slice } from './places/orders.ts'
import type { SortOrder } from './sort-entries.ts'
import { searchedIn, storeIndex } from './store-index.ts'

const namesRead = 100
const byRelevance: SortOrder = [
  { field: 'relevance', direction: 'DESC' },
  { field: 'position', direction: 'ASC' },
]

/** What a text that is being typed may become. */
export interface SearchCompletions {
  /** Texts to search for, best first. */
  terms: string[]
  /** Products that the text finds by now, best first. */
  productIds: number[]
}

/** Completes a typed text in the request's store view; at most so many of each. Asks the database nothing of its own. */
export async function completeSearch(
  ctx: Context,
  text: string,
  most: { terms: number; products: number },
): Promise<SearchCompletions> {
  const index = await storeIndex(ctx)
  const { ranks, isNear } = find(await searchedIn(index), text)
  const by = { order: byRelevance, locale: ctx.store.locale, categoryId: null, within: null, rankAt: ranks.rankAt }
  const sorted = slice(index.places, index.orders, ranks.found, by, [0, Math.max(namesRead, most.products)])
  const categories = index.taxonomy.categoryOrder.map((category) => category.name)
  const names = isNear ? [] : [...sorted.slice(0, namesRead).map((entry) => entry.name), ...categories]
  return {
    terms: completionsOf(text, names, most.terms),
    productIds: sorted.slice(0, most.products).map((entry) => entry.id),
  }
}
