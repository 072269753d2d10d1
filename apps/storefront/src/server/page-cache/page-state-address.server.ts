/** The path at which page states are served. */
export const statePath = '/page-state'

/** The URL of a page's state. It contains the version of the state, so that browsers can cache it as immutable. */
export function stateAddressOf(page: URL, version: string): string {
  return `${statePath}?${String(new URLSearchParams({ of: page.pathname + page.search, v: version }))}`
}

/** The page and the version in the URL of a page state; undefined if it names no page on the same host. */
export function stateOf(address: URL): { readonly page: URL; readonly version: string } | undefined {
  const of = address.searchParams.get('of') ?? ''
  const page = of.startsWith('/') && URL.canParse(of, address.origin) ? new URL(of, address.origin) : undefined
  // Refuse a path that begins with two slashes: resolved again, it would lead to another host (see `repairUrl`).
  if (page?.origin !== address.origin || page.pathname.startsWith('//')) return undefined
  return { page, version: address.searchParams.get('v') ?? '' }
}
