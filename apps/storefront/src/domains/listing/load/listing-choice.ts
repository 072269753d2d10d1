import { filterInput, type FilterInput } from '@bocian/rules/filter-input.ts'
import type {
  ProductAttributeFilterInput,
  ProductAttributeSortInput,
  SortEnum,
} from '#src/platform/graphql/documents.gen.ts'
import type { FilterTypes } from './filter-types.ts'
import type { ListingAddress } from '#src/platform/url/listing-address.ts'

/** The filter input for the server, without filters that the server does not have. Throws UnknownFilterType. */
export function filterOf(address: ListingAddress, types: FilterTypes): ProductAttributeFilterInput {
  const filter: Record<string, FilterInput> = {}
  for (const [name, values] of Object.entries(address.filters)) {
    const type = types.get(name)
    if (type !== undefined) filter[name] = filterInput(type, values)
  }
  return filter
}

const sortable = ['position', 'name', 'price', 'newest', 'discount', 'relevance'] as const
const downwards = new Set<string>(['newest', 'discount', 'relevance'])

/** The sort input for a chosen order such as `price` or `price-desc`; null for an unknown order. */
export function sortOf(chosen: string | null): ProductAttributeSortInput | null {
  const [name = '', direction] = (chosen ?? '').split('-')
  const field = sortable.find((known) => known === name)
  if (!field) return null
  const isDown = direction ? direction === 'desc' : downwards.has(field)
  const order: SortEnum = isDown ? 'DESC' : 'ASC'
  return { [field]: order }
}
