/** A listing URL: `/girls/color:blue,red/price:10_20/page:2.html`. */
export interface FilterUrl {
  /** The path of the category itself, with a leading slash. */
  path: string
  /** Values by attribute. `price` has a single value `from_to`, which may be open on either side. */
  filters: Readonly<Record<string, readonly string[]>>
  /** The search text; null if there is none. */
  query: string | null
  page: number
}

export type ParsedFilterUrl =
  | { isValid: true; address: FilterUrl; isCanonical: boolean }
  | { isValid: false; reason: string }

const largestPage = 999_999
const attributePattern = /^[a-z][a-z0-9_]{0,59}$/
const pricePattern = /^(\d{1,9}(?:\.\d{1,2})?)?_(\d{1,9}(?:\.\d{1,2})?)?$/

/** Parses a URL path. Never throws, but the result says whether it is a valid listing URL. */
export function parseFilterUrl(pathname: string, suffix: string): ParsedFilterUrl {
  const bare = suffix !== '' && pathname.endsWith(suffix) ? pathname.slice(0, -suffix.length) : pathname
  const { segments, oldPage } = withoutOldPage(bare.split('/'))
  const first = segments.findIndex((segment) => segment.includes(':'))
  const path = first === -1 ? segments : segments.slice(0, first)
  const filters = new Map<string, readonly string[]>()
  let query: string | null = null
  let page = oldPage
  for (const segment of first === -1 ? [] : segments.slice(first)) {
    const [name, values] = readSegment(segment)
    if (values === null) return { isValid: false, reason: `"${segment.slice(0, 60)}" is not a filter` }
    const isRepeated = filters.has(name) || (name === 'page' && page !== null) || (name === 'query' && query !== null)
    if (isRepeated) return { isValid: false, reason: `"${name}" is there twice` }
    if (name === 'page') page = readPage(values)
    else if (name === 'query') query = values.join(',')
    else filters.set(name, sorted(values))
    if (name === 'page' && page === null) return { isValid: false, reason: `"${segment.slice(0, 60)}" is not a page` }
  }
  const address = { path: path.join('/'), filters: Object.fromEntries(filters), query, page: page ?? 1 }
  return { isValid: true, address, isCanonical: formatFilterUrl(address, suffix) === pathname }
}

/** The canonical URL of a listing: attributes and values sorted, no marker for the first page. */
export function formatFilterUrl(address: FilterUrl, suffix: string): string {
  const filters = Object.entries(address.filters)
    .filter(([, values]) => values.length > 0)
    .toSorted(([a], [b]) => compare(a, b))
    .map(([name, values]) => `${name}:${sorted(values).map(encode).join(',')}`)
  const query = address.query === null || address.query === '' ? [] : [`query:${encode(address.query)}`]
  const page = address.page > 1 ? [`page:${address.page}`] : []
  return [address.path, ...filters, ...query, ...page].join('/') + suffix
}

/** Reads the older page marker `/page/2` at the end of a URL. */
function withoutOldPage(segments: string[]): { segments: string[]; oldPage: number | null } {
  const page = segments.at(-2) === 'page' && segments.length > 2 ? readPage([segments.at(-1) ?? '']) : null
  return page === null ? { segments, oldPage: null } : { segments: segments.slice(0, -2), oldPage: page }
}

function readSegment(segment: string): [string, string[] | null] {
  const colon = segment.indexOf(':')
  const name = segment.slice(0, Math.max(colon, 0))
  if (!attributePattern.test(name)) return [name, null]
  const values = segment
    .slice(colon + 1)
    .split(',')
    .map(decode)
  const isWhole = values.every((value) => value !== null && value !== '')
  if (!isWhole) return [name, null]
  const known = values.filter((value) => value !== null)
  if (name === 'price' && !(known.length === 1 && isPriceRange(known[0] ?? ''))) return [name, null]
  return [name, known]
}

function isPriceRange(text: string): boolean {
  const match = pricePattern.exec(text)
  return match !== null && (match[1] ?? match[2]) !== undefined
}

function readPage(values: string[]): number | null {
  const text = values.length === 1 ? (values[0] ?? '') : ''
  const page = /^[1-9]\d{0,5}$/.test(text) ? Number(text) : 0
  return page >= 1 && page <= largestPage ? page : null
}

function sorted(values: readonly string[]): string[] {
  return [...new Set(values)].toSorted(compare)
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0
}

function encode(value: string): string {
  return encodeURIComponent(value.toWellFormed())
}

function decode(text: string): string | null {
  try {
    return decodeURIComponent(text)
  } catch {
    return null
  }
}
