import { cacheTags } from '#src/platform/cache-tags.ts'
import type { Context } from '#src/platform/context.ts'
import type { ProductAttributeFilterInput, ProductAttributeSortInput } from '#src/platform/resolvers.gen.ts'
import { storeSettings } from '#src/store/store.ts'
import { catalogueErrors } from '../errors.ts'
import { selectDescribed } from './index-queries.ts'
import { listingLabels } from './listing-labels.ts'
import { matchOf, readFilter, type ReadFilter } from './listing-filter.ts'
import { matchProducts, type Matches } from './match-products.ts'
import { sortedPage } from './bitset/sort-orders.ts'
import { countRows } from './bitset/bitset.ts'
import { pageBounds, type Page, type PageRequest, checkPage } from '../pages.ts'
import { correctedSearch } from './corrected-search.ts'
import { find } from './search/search.ts'
import type { SortField, SortOrder } from './bitset/sort-entries.ts'
import { loadSearchable, storeIndex, type StoreIndex } from './store-index.ts'

export interface ProductsRequest extends PageRequest {
  search?: string | null | undefined
  filter?: ProductAttributeFilterInput | null | undefined
  sort?: ProductAttributeSortInput | null | undefined
}

/** A listing: the product ids of one page, and the data for counting facets on request. */
export interface Listing {
  index: StoreIndex
  page: Page<number>
  matches: Matches
  filter: ReadFilter
  isSearch: boolean
  /** True if no product matches all words of the search, so that these match only most of them. */
  isNear: boolean
  /** True if they match everything but the colour. */
  lacksColour: boolean
  /** The search with its typos corrected, if these products match only so. */
  correctedSearch: string | null
}

/** Magento's `products`: filters, sorts and pages the index in memory. */
export async function findProducts(ctx: Context, request: ProductsRequest): Promise<Listing> {
  const isSearch = (request.search ?? '').trim() !== ''
  if (!isSearch && (request.filter ?? null) === null) throw catalogueErrors.SEARCH_OR_FILTER_MISSING()
  checkPage(request.pageSize ?? 20, request.currentPage ?? 1)
  const index = await storeIndex(ctx)
  const filter = readFilter(index, request.filter ?? {})
  tagListing(ctx, filter)
  await addDescribed(ctx, filter, request.filter ?? {})
  const result = isSearch ? find(await loadSearchable(index), request.search ?? '') : null
  const ranks = result?.ranks
  const matches = matchProducts(index.bitsets, ranks?.found ?? index.bitsets.all, filter)
  const categoryId = filter.categories[0]?.id ?? null
  const by = {
    order: orderOf(request.sort, isSearch, (await storeSettings(ctx))['catalog/frontend/default_sort_by']),
    locale: ctx.store.locale,
    categoryId,
    rankAt: ranks?.rankAt ?? null,
    within: filter.categories.length === 1 ? categoryId : null,
  }
  const { from, to, ...page } = pageBounds(countRows(matches.found), request)
  const items = sortedPage(index.bitsets, index.orders, matches.found, by, [from, to]).map(({ id }) => id)
  return {
    index,
    matches,
    filter,
    page: { ...page, items },
    isSearch,
    isNear: result?.isNear ?? false,
    lacksColour: result?.lacksColour ?? false,
    correctedSearch: result === null ? null : correctedSearch(index, request.search ?? '', result.corrections, items),
  }
}

/** A change to any product of the category makes the listing stale; without a category, a change to any product. */
function tagListing(ctx: Context, { categories }: ReadFilter): void {
  const tags = cacheTags(ctx)
  if (categories.length === 0) tags.add('l')
  for (const category of categories) tags.add(`c${category.id}`)
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

/** The default sort order: that of the store view and then by position; in a search by relevance first. */
function orderOf(
  sort: ProductAttributeSortInput | null | undefined,
  isSearch: boolean,
  preferred: SortField,
): SortOrder {
  const given = Object.entries(sort ?? {}).flatMap(([field, direction]) =>
    direction === null || direction === undefined ? [] : [{ field: field as SortField, direction }],
  )
  if (given.length > 0) return given
  const byPosition = { field: 'position', direction: 'ASC' } as const
  if (isSearch) return [{ field: 'relevance', direction: 'DESC' }, byPosition]
  return preferred === 'position'
    ? [byPosition]
    : [{ field: preferred, direction: naturalDirection(preferred) }, byPosition]
}

/** The newest and the most reduced products come first. */
const naturalDirection = (field: SortField) => (field === 'newest' || field === 'discount' ? 'DESC' : 'ASC')

/** The sort orders of a listing, with labels in the language of the store view. */
export async function sortFieldsOf(ctx: Context, isSearch: boolean) {
  const labels = listingLabels(ctx.store.locale)
  const preferred = (await storeSettings(ctx))['catalog/frontend/default_sort_by']
  const fields: SortField[] = ['position', 'newest', 'price', 'discount', 'name']
  const offered: SortField[] = isSearch ? ['relevance', ...fields] : fields
  const options = offered.map((value) => ({ value, label: labels[value] }))
  return { default: isSearch ? 'relevance' : preferred, options }
}
