import { formatFilterUrl, parseFilterUrl, type FilterUrl } from '@bocian/rules/filter-url.ts'

/** A parsed listing path: base path, chosen values by attribute (`price` has the single value `from_to`), page and suffix. */
export type ListingAddress = FilterUrl & { readonly suffix: string }

const suffixPattern = /\.[a-z]{2,5}$/

/** Parses `/girls/color:blue,red/page:2.html`; undefined when a segment is not a filter. */
export function readAddress(pathname: string): ListingAddress | undefined {
  const suffix = suffixPattern.exec(pathname)?.[0] ?? ''
  const parsed = parseFilterUrl(pathname, suffix)
  return parsed.isValid ? { ...parsed.address, suffix } : undefined
}

/** Parses the path of a page that is already displayed. */
export function shownAddress(pathname: string): ListingAddress {
  return readAddress(pathname) ?? { path: pathname, suffix: '', filters: {}, query: null, page: 1 }
}

/** Formats the canonical path of a listing. */
export function writeAddress(address: ListingAddress): string {
  return formatFilterUrl(address, address.suffix)
}

/** Switches a filter value on or off and returns to page 1. */
export function toggled(address: ListingAddress, attribute: string, value: string): ListingAddress {
  const own = address.filters[attribute] ?? []
  const values = own.includes(value) ? own.filter((other) => other !== value) : [...own, value]
  return { ...address, page: 1, filters: { ...address.filters, [attribute]: values } }
}

/** Removes all values of an attribute and returns to page 1. */
export function without(address: ListingAddress, attribute: string): ListingAddress {
  const filters = Object.fromEntries(Object.entries(address.filters).filter(([name]) => name !== attribute))
  return { ...address, page: 1, filters }
}
