import { cacheTags } from '#src/platform/cache-tags.ts'
import type { Context } from '#src/platform/context.ts'
import type { ProductAttributeFilterInput, ProductAttributeSortInput } from '#src/platform/resolvers.gen.ts'
import { UserError } from '#src/platform/user-error.ts'
import { selectDescribed } from './index-queries.ts'
import { listingWords } from './listing-words.ts'
import { matchOf, readFilter, type ReadFilter } from './listing-filter.ts'
import { matchPlaces, type Matches } from './match-places.ts'
import { slice } from './places/orders.ts'
import { sizeOf } from './places/place-set.ts'
import { pageBounds, type Page, type PageRequest, checkPage } from './pages.ts'
import { find } from './search/search.ts'
import type { SortField, SortOrder } from './sort-entries.ts'
import { searchedIn, storeIndex, type StoreIndex } from './store-index.ts'

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
  /** Whether nothing is all that was searched for, and these products come nearest. */
  isNear: boolean
}

/** Magento's `products`: filters, sorts and cuts the page out of the index in memory. */
export async function findProducts(ctx: Context, request: ProductsRequest): Promise<Listing> {
  const isSearch = (request.search ?? '').trim() !== ''
  if (!isSearch && (request.filter ?? null) === null)
    throw new UserError('graphql-input', "'search' or 'filter' input argument is required.")
  checkPage(request.pageSize ?? 20, request.currentPage ?? 1)
  const index = await storeIndex(ctx)
  const filter = readFilter(index, request.filter ?? {})
  tagListing(ctx, filter)
  await addDescribed(ctx, filter, request.filter ?? {})
  const answer = isSearch ? find(await searchedIn(index), request.search ?? '') : null
  const ranks = answer?.ranks
  const matches = matchPlaces(index.places, ranks?.found ?? index.places.all, filter)
  const categoryId = filter.categories[0]?.id ?? null
  const by = {
    order: orderOf(request.sort, isSearch),
    locale: ctx.store.locale,
    categoryId,
    rankAt: ranks?.rankAt ?? null,
    within: filter.categories.length === 1 ? categoryId : null,
  }
  const { from, to, ...page } = pageBounds(sizeOf(matches.found), request)
  const items = slice(index.places, index.orders, matches.found, by, [from, to]).map(({ id }) => id)
  return { index, matches, filter, page: { ...page, items }, isSearch, isNear: answer?.isNear ?? false }
}

/** A listing grows stale with any product of its category; one over all categories with any product. */
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

/** Without an order a search goes by relevance and then, as a category, by position. */
function orderOf(sort: ProductAttributeSortInput | null | undefined, isSearch: boolean): SortOrder {
  const given = Object.entries(sort ?? {}).flatMap(([field, direction]) =>
    direction === null || direction === undefined ? [] : [{ field: field as SortField, direction }],
  )
  if (given.length > 0) return given
  const byPosition = { field: 'position', direction: 'ASC' } as const
  return isSearch ? [{ field: 'relevance', direction: 'DESC' }, byPosition] : [byPosition]
}

/** The orders a listing can have, in the store view's words. */
export function sortFieldsOf(locale: string, isSearch: boolean) {
  const words = listingWords(locale)
  const fields: SortField[] = ['position', 'newest', 'price', 'discount', 'name']
  const offered: SortField[] = isSearch ? ['relevance', ...fields] : fields
  return { default: offered[0] ?? 'position', options: offered.map((value) => ({ value, label: words[value] })) }
}
