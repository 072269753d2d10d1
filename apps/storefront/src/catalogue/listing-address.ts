export type ListingAddress = {
  /** The category's path without suffix, with its leading slash. */
  readonly path: string
  readonly suffix: string
  /** The chosen values by attribute; the price is one value, `from_to`. */
  readonly filters: Readonly<Record<string, readonly string[]>>
  readonly page: number
}

const suffixPattern = /\.[a-z]{2,5}$/
const pagePattern = /^page:(\d{1,6})$/

/** Takes a listing's path apart: `/girls/color:red,blue/page:2.html`. */
export function readAddress(pathname: string): ListingAddress {
  const suffix = suffixPattern.exec(pathname)?.[0] ?? ''
  const segments = pathname.slice(0, pathname.length - suffix.length).split('/')
  const path: string[] = []
  const filters: Record<string, readonly string[]> = {}
  let page = 1
  for (const [index, segment] of segments.entries()) {
    const marker = pagePattern.exec(segment)?.[1] ?? (segments[index - 1] === 'page' && /^\d+$/.test(segment) ? segment : undefined)
    if (marker) page = Math.max(1, Number(marker))
    else if (segment.includes(':')) Object.assign(filters, readFilter(segment))
    else if (segment !== 'page' || !/^\d+$/.test(segments[index + 1] ?? '')) path.push(segment)
  }
  return { path: path.join('/'), suffix, filters, page }
}

function readFilter(segment: string): Record<string, readonly string[]> {
  const [attribute = '', values = ''] = segment.split(':', 2)
  const list = values.split(',').filter(Boolean).map(decoded)
  return attribute && list.length > 0 ? { [attribute]: list } : {}
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

/** The one canonical path of a listing: attributes and values sorted, the first page without a marker. */
export function writeAddress({ path, suffix, filters, page }: ListingAddress): string {
  const parts = Object.entries(filters)
    .filter(([, values]) => values.length > 0)
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([attribute, values]) => `/${attribute}:${[...new Set(values)].toSorted().map(encodeURIComponent).join(',')}`)
  return path + parts.join('') + (page > 1 ? `/page:${page}` : '') + suffix
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
