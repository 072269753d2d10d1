import { parseFilterUrl } from '@bocian/rules/filter-url.ts'
import { writeAddress, type ListingAddress } from '#src/catalogue/listing-address.ts'

/** Where searches live; what was searched for follows as one segment. */
const searchRoute = '/search/query'

/** The path of a search: `/search/query/100%25` for '100%'. */
export function searchPath(query: string): string {
  return `${searchRoute}/${encodeURIComponent(query.toWellFormed())}`
}

/** What a search's address asks for; `canonical` is the one address of it. */
export type SearchAddress = {
  readonly query: string
  readonly address: ListingAddress
  readonly canonical: string
}

/** Reads `/search/query/coat/color:blue/page:2`, and `/search/coat` too. Undefined where nothing is searched for or a filter is none. */
export function readSearchAddress(pathname: string): SearchAddress | undefined {
  const [, , first = '', ...others] = pathname.split('/')
  const [word = '', ...rest] = first === 'query' ? others : [first, ...others]
  const query = decoded(word).trim()
  if (query === '') return undefined
  // A search has no suffix: 'coat.html' may well be searched for.
  const path = searchPath(query)
  const parsed = parseFilterUrl([path, ...rest].join('/').replace(/\/+$/, ''), '')
  if (!parsed.isValid || parsed.address.path !== path) return undefined
  const address = { ...parsed.address, suffix: '' }
  return { query, address, canonical: writeAddress(address) }
}

// A percent sign that somebody typed into the address stands for itself.
function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment)
  } catch {
    return segment
  }
}
