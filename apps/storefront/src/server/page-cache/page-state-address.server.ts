import { versionOf } from './page-body.server.ts'

/** Where the states of pages are answered. */
export const statePath = '/page-state'

/** The address of a page's state: its page and its version, so that a browser may keep it for good. */
export function stateAddressOf(page: URL, state: string): string {
  return `${statePath}?${String(new URLSearchParams({ of: page.pathname + page.search, v: versionOf(state) }))}`
}

/** The page that a state is asked for, on the same host, and the version that was seen; undefined for an address that names none. */
export function stateOf(address: URL): { readonly page: URL; readonly version: string } | undefined {
  const of = address.searchParams.get('of') ?? ''
  const page = of.startsWith('/') && URL.canParse(of, address.origin) ? new URL(of, address.origin) : undefined
  // A page's path has no two slashes in front (see repairUrl): resolved once more, it would name another host.
  if (page?.origin !== address.origin || page.pathname.startsWith('//')) return undefined
  return { page, version: address.searchParams.get('v') ?? '' }
}
