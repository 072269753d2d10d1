import { parseFilterUrl } from '@bocian/rules/filter-url.ts'
import { writeAddress, type ListingAddress } from './listing-address.ts'

/** The base path of searches; the query follows as one segment. */
const searchRoute = '/search/query'

/** The path of a search: `/search/query/100%25` for '100%'. */
export function searchPath(query: string): string {
  return `${searchRoute}/${encodeURIComponent(query.toWellFormed())}`
}

/** A parsed search URL; `canonical` is its only canonical path. */
export type SearchAddress = {
  readonly query: string
  readonly address: ListingAddress
  readonly canonical: string
}

/**
 * Parses `/search/query/coat/color:blue/page:2`, and also `/search/coat`. Undefined without a query or with an invalid filter.
 */
export function readSearchAddress(pathname: string): SearchAddress | undefined {
  const [, , first = '', ...others] = pathname.split('/')
  const [segment = '', ...rest] = first === 'query' ? others : [first, ...others]
  const query = decoded(segment).trim()
  if (query === '') return undefined
  // A search has no suffix: a shopper may search for 'coat.html'.
  const path = searchPath(query)
  const parsed = parseFilterUrl([path, ...rest].join('/').replace(/\/+$/, ''), '')
  if (!parsed.isValid || parsed.address.path !== path) return undefined
  const address = { ...parsed.address, suffix: '' }
  return { query, address, canonical: writeAddress(address) }
}

// A malformed escape sequence is taken literally.
function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment)
  } catch {
    return segment
  }
}
