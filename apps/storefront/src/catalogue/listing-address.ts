import { formatFilterUrl, parseFilterUrl, type FilterUrl } from '@bocian/rules/filter-url.ts'

/** A listing's address taken apart: its path, the chosen values by attribute (`price` holds one, `from_to`), the page. */
export type ListingAddress = FilterUrl & { readonly suffix: string }

const suffixPattern = /\.[a-z]{2,5}$/

/** Reads `/girls/color:blue,red/page:2.html`; undefined when a part of it is no filter. */
export function readAddress(pathname: string): ListingAddress | undefined {
  const suffix = suffixPattern.exec(pathname)?.[0] ?? ''
  const parsed = parseFilterUrl(pathname, suffix)
  return parsed.isValid ? { ...parsed.address, suffix } : undefined
}

/** The address of a page that is shown, of which it is known that it can be read. */
export function shownAddress(pathname: string): ListingAddress {
  return readAddress(pathname) ?? { path: pathname, suffix: '', filters: {}, query: null, page: 1 }
}

/** The one canonical path of an address. */
export function writeAddress(address: ListingAddress): string {
  return formatFilterUrl(address, address.suffix)
}

/** The address with a value switched on or off, on its first page. */
export function toggled(address: ListingAddress, attribute: string, value: string): ListingAddress {
  const own = address.filters[attribute] ?? []
  const values = own.includes(value) ? own.filter((other) => other !== value) : [...own, value]
  return { ...address, page: 1, filters: { ...address.filters, [attribute]: values } }
}

/** The address without any value of an attribute, on its first page. */
export function without(address: ListingAddress, attribute: string): ListingAddress {
  const filters = Object.fromEntries(Object.entries(address.filters).filter(([name]) => name !== attribute))
  return { ...address, page: 1, filters }
}
