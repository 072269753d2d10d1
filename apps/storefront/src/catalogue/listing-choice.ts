import type { ProductAttributeFilterInput, ProductAttributeSortInput, SortEnum } from '#src/graphql/documents.gen.ts'
import type { ListingAddress } from './listing-address.ts'

const filterable = [
  'cdrl_size',
  'cdrl_age',
  'color',
  'cdrl_brand',
  'cdrl_material',
  'cdrl_season',
  'cdrl_gender',
  'on_sale',
  'in_stock',
] as const
type Filterable = (typeof filterable)[number]

const isFilterable = (name: string): name is Filterable => filterable.some((known) => known === name)

/** The listing's filter as the server takes it: one value as eq, several as a sorted in, the price as a range. */
export function filterOf(address: ListingAddress): ProductAttributeFilterInput {
  const filter: ProductAttributeFilterInput = {}
  for (const [name, values] of Object.entries(address.filters)) {
    if (name === 'price') filter.price = rangeOf(values[0] ?? '')
    else if (isFilterable(name))
      filter[name] = values.length === 1 ? { eq: values[0] ?? '' } : { in: values.toSorted() }
  }
  return filter
}

/** True when the address holds a filter that no listing has. */
export function hasUnknownFilter(address: ListingAddress): boolean {
  return Object.keys(address.filters).some((name) => name !== 'price' && !isFilterable(name))
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
