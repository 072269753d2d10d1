import { defaultStore, storeByCode, type StoreView } from './store-views.ts'

export type { StoreView } from './store-views.ts'

const hosts = new Map<string, StoreView>()

/** Replaces the hosts that have their own default store view: `{ 'bocian.example.de': 'de' }`. */
export function assignHosts(assignments: Readonly<Record<string, string>>): void {
  hosts.clear()
  for (const [host, code] of Object.entries(assignments)) {
    const store = storeByCode(code)
    if (store) hosts.set(host, { ...store, prefix: '' })
  }
}

/**
 * The store view with this code as seen on a host. On a host that has its own default store view, that store view has no prefix,
 * and the shop's default store view gets a prefix.
 */
export function storeOnHost(host: string, code: string | null | undefined): StoreView | undefined {
  const store = storeByCode(code)
  const ofHost = hosts.get(host)
  if (!store || !ofHost) return store
  if (store.code === ofHost.code) return ofHost
  return store.prefix ? store : { ...store, prefix: `/${store.code}` }
}

/** The store view of a URL: its path prefix first, then its host, then the default. */
export function storeOfUrl(url: URL): StoreView {
  const first = url.pathname.split('/', 2)[1] ?? ''
  const named = storeOnHost(url.host, first)
  return named?.prefix === `/${first}` ? named : (hosts.get(url.host) ?? defaultStore())
}

/** The store view that a loader's or action's request belongs to. */
export function storeOf(request: Request): StoreView {
  return storeOfUrl(new URL(request.url))
}

/** The public path of a page in a store view: `href(store, '/cart')` is `/cz/cart`. Use it for links, forms and redirects. */
export function href(store: Pick<StoreView, 'prefix'>, path: string): string {
  const clean = path.startsWith('/') ? path : `/${path}`
  return `${store.prefix}${clean}`
}

/** The path without the store view's prefix: `/cz/cart` becomes `/cart`. */
export function pathInStore(store: StoreView, pathname: string): string {
  const rest = store.prefix && pathname.startsWith(store.prefix) ? pathname.slice(store.prefix.length) : pathname
  return rest.startsWith('/') ? rest : `/${rest}`
}
