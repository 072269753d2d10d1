import type {
  FilterEqualTypeInput,
  ProductAttributeFilterInput,
  ProductAttributeSortInput,
  SortEnum,
} from '#src/graphql/documents.gen.ts'
import { ownFilters } from './filter-fields.ts'
import type { ListingAddress } from './listing-address.ts'

/** The listing's filter as the server takes it: one value as eq, several as a sorted in, the price as a range. */
export function filterOf(address: ListingAddress, fields: ReadonlySet<string>): ProductAttributeFilterInput {
  const filter: Record<string, FilterEqualTypeInput> = {}
  for (const [name, values] of Object.entries(address.filters))
    if (fields.has(name)) filter[name] = values.length === 1 ? { eq: values[0] ?? '' } : { in: values.toSorted() }
  const [price] = address.filters['price'] ?? []
  return price === undefined ? filter : { ...filter, price: rangeOf(price) }
}

/** True when the address holds a filter that the listing does not offer. */
export function hasUnknownFilter(address: ListingAddress, offered: readonly string[]): boolean {
  return Object.keys(address.filters).some(
    (name) => name !== 'price' && !ownFilters.has(name) && !offered.includes(name),
  )
}

function rangeOf(text: string): { from?: string; to?: string } {
  const [from, to] = text.split('_')
  return { ...(from ? { from } : {}), ...(to ? { to } : {}) }
}

const sortable = ['position', 'name', 'price', 'newest', 'discount', 'relevance'] as const
const downwards = new Set<string>(['newest', 'discount', 'relevance'])

/** A chosen sort order (`price`, `price-desc`) as the server takes it; an unknown one is none. */
export function sortOf(chosen: string | null): ProductAttributeSortInput | null {
  const [name = '', direction] = (chosen ?? '').split('-')
  const field = sortable.find((known) => known === name)
  if (!field) return null
  const isDown = direction ? direction === 'desc' : downwards.has(field)
  const order: SortEnum = isDown ? 'DESC' : 'ASC'
  return { [field]: order }
}
