import type { ResolveUrlQuery } from '#src/graphql/documents.gen.ts'
import { href } from '#src/i18n/store-view.ts'
import type { StoreView } from '#src/i18n/store-views.ts'
import { readAddress, writeAddress } from '#src/catalogue/listing-address.ts'
import { ownRoute } from './own-route.ts'
import type { PageKind, Resolved } from './page-modules.ts'

/** What the server said of a path, or that it could not be asked. */
export type Answer = { readonly route: ResolveUrlQuery['route'] } | { readonly failure: unknown }

/** Where resolving an address stands: first loading, then exactly one of the others. */
export type Resolution =
  | { readonly state: 'loading' }
  | { readonly state: 'resolved'; readonly kind: PageKind; readonly route: Resolved }
  | { readonly state: 'redirect'; readonly to: string; readonly code: 301 | 302; readonly isDocument: boolean }
  | { readonly state: 'not-found' }
  | { readonly state: 'error'; readonly cause: unknown }

type Asked = { readonly store: Pick<StoreView, 'prefix'>; readonly url: URL; readonly pathInStore: string }

const kinds: Readonly<Record<string, PageKind>> = {
  ConfigurableProduct: 'PRODUCT',
  SimpleProduct: 'PRODUCT',
  GiftCardProduct: 'PRODUCT',
  VirtualProduct: 'PRODUCT',
  CategoryTree: 'CATEGORY',
  CmsPage: 'CMS_PAGE',
}

const absolute = /^https?:\/\//i

/** Turns the server's answer into what the page does; only 301 and 302 lead elsewhere. */
export function resolutionOf(answer: Answer, asked: Asked): Resolution {
  if ('failure' in answer) return { state: 'error', cause: answer.failure }
  const { route } = answer
  if (!route) return { state: 'not-found' }
  const { redirect_code: code, relative_url: target } = route
  if ((code === 301 || code === 302) && target)
    return absolute.test(target)
      ? { state: 'redirect', to: target, code, isDocument: true }
      : { state: 'redirect', to: ownTarget(target, asked), code, isDocument: false }
  const place = ownRoute(route)
  if (place !== undefined && place !== asked.pathInStore)
    return { state: 'redirect', to: href(asked.store, place) + asked.url.search, code: 301, isDocument: false }
  const kind = kindOf(route)
  if (!kind) return { state: 'not-found' }
  const own = target ? rooted(target.split('?', 1)[0] ?? '') : undefined
  // A listing has filters and pages in its address and sees to them itself; nothing else has a second address.
  if (kind !== 'CATEGORY' && own !== undefined && own !== decoded(asked.pathInStore))
    return { state: 'redirect', to: href(asked.store, own) + asked.url.search, code: 301, isDocument: false }
  return { state: 'resolved', kind, route }
}

function kindOf(route: Resolved): PageKind | undefined {
  if (route.__typename !== 'BlogRoute') return kinds[route.__typename]
  if (route.post_id) return 'BLOG_POST'
  return route.category_id || route.tag_id || route.author_id ? 'BLOG_LIST' : undefined
}

const rooted = (path: string): string => (path.startsWith('/') ? path : `/${path}`)

function decoded(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}

// What was chosen in the old address is still chosen in the new one: filters, page and the query of the browser.
function ownTarget(target: string, { store, url, pathInStore }: Asked): string {
  const [path = '', query = ''] = target.split('?', 2)
  const old = readAddress(pathInStore)
  const next = readAddress(rooted(path))
  const moved = old && next ? writeAddress({ ...next, filters: old.filters, page: old.page }) : path
  return href(store, moved) + (query ? `?${query}` : url.search)
}
