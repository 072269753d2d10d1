import type { Context } from '#src/platform/context.ts'
import type { ProductAttributeFilterInput, ProductAttributeSortInput } from '#src/platform/resolvers.gen.ts'
import { UserError } from '#src/platform/user-error.ts'
import { selectDescribed, selectFound, type IndexEntry } from './index-queries.ts'
import { listingWords } from './listing-words.ts'
import { matchOf, readFilter, type ReadFilter } from './listing-filter.ts'
import { matchEntries, type Matches } from './match-entries.ts'
import { checkPage, pageOf, type Page, type PageRequest } from './pages.ts'
import { foldText } from './slug.ts'
import { sortEntries, type SortField, type SortOrder } from './sort-entries.ts'
import { storeIndex, type StoreIndex } from './store-index.ts'

export interface ProductsRequest extends PageRequest {
  search?: string | null | undefined
  filter?: ProductAttributeFilterInput | null | undefined
  sort?: ProductAttributeSortInput | null | undefined
}

/** A listing: the ids of the page asked for, and what is needed to count facets when they are asked for. */
export interface Listing {
  index: StoreIndex
  page: Page<number>
  matches: Matches
  filter: ReadFilter
  isSearch: boolean
}

/** Magento's `products`: filters, sorts and cuts the page out of the index in memory. */
export async function findProducts(ctx: Context, request: ProductsRequest): Promise<Listing> {
  const isSearch = (request.search ?? '').trim() !== ''
  if (!isSearch && (request.filter ?? null) === null)
    throw new UserError('graphql-input', "'search' or 'filter' input argument is required.")
  checkPage(request.pageSize ?? 20, request.currentPage ?? 1)
  const index = await storeIndex(ctx)
  const filter = readFilter(index, request.filter ?? {})
  await addDescribed(ctx, filter, request.filter ?? {})
  const ranks = isSearch ? await ranksOf(ctx, wordsOf(request.search)) : null
  if (ranks !== null) filter.conditions.push((entry) => ranks.has(entry.id))
  const matches = matchEntries(index.entries.values(), filter)
  const categoryId = filter.categories[0]?.id ?? null
  const sorted = sortEntries(matches.found, orderOf(request.sort, isSearch), {
    locale: ctx.store.locale,
    categoryId,
    ranks,
  })
  const page = pageOf(sorted, request)
  return { index, matches, filter, page: { ...page, items: page.items.map(idOf) }, isSearch }
}

function idOf(entry: IndexEntry): number {
  return entry.id
}

function wordsOf(search: string | null | undefined): string[] {
  const words = foldText(search ?? '').match(/[\p{L}\p{N}-]+/gu) ?? []
  return words.slice(0, 16).map((word) => word.slice(0, 64))
}

async function ranksOf(ctx: Context, words: string[]): Promise<Map<number, number>> {
  if (words.length === 0) return new Map()
  const found = await selectFound(ctx.db, ctx.store.id, words)
  return new Map(found.map(({ id, rank }) => [id, rank]))
}

async function addDescribed(ctx: Context, filter: ReadFilter, input: ProductAttributeFilterInput): Promise<void> {
  const fields = [
    ['description', input.description],
    ['shortDescription', input.short_description],
  ] as const
  for (const [field, match] of fields) {
    if (matchOf(match) === null) continue
    const ids = new Set(await selectDescribed(ctx.db, ctx.store.id, field, match?.match?.trim() ?? ''))
    filter.conditions.push((entry) => ids.has(entry.id))
  }
}

/** Without an order a search goes by relevance, a category by position. */
function orderOf(sort: ProductAttributeSortInput | null | undefined, isSearch: boolean): SortOrder {
  const given = Object.entries(sort ?? {}).flatMap(([field, direction]) =>
    direction === null || direction === undefined ? [] : [{ field: field as SortField, direction }],
  )
  if (given.length > 0) return given
  return isSearch ? [{ field: 'relevance', direction: 'DESC' }] : [{ field: 'position', direction: 'ASC' }]
}

/** The orders a listing can have, in the store view's words. */
export function sortFieldsOf(locale: string, isSearch: boolean) {
  const words = listingWords(locale)
  const fields: SortField[] = ['position', 'newest', 'price', 'discount', 'name']
  const offered: SortField[] = isSearch ? ['relevance', ...fields] : fields
  return { default: offered[0] ?? 'position', options: offered.map((value) => ({ value, label: words[value] })) }
}
