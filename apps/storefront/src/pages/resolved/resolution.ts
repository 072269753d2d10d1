import type { ResolveUrlQuery } from '#src/platform/graphql/documents.gen.ts'
import { href } from '#src/platform/i18n/store-view.ts'
import type { StoreView } from '#src/platform/i18n/store-views.ts'
import { readAddress, writeAddress } from '#src/platform/url/listing-address.ts'
import { dedicatedRoutePath } from './dedicated-route-path.ts'
import type { PageKind, Resolved } from '#src/platform/url/page-kind.ts'

/** The server's resolution of a path, or the failure to get it. */
export type RouteResult = { readonly route: ResolveUrlQuery['route'] } | { readonly failure: unknown }

/** The outcome of resolving a URL. */
export type Resolution =
  | { readonly state: 'resolved'; readonly kind: PageKind; readonly route: Resolved }
  | { readonly state: 'redirect'; readonly to: string; readonly code: 301 | 302; readonly isDocument: boolean }
  | { readonly state: 'not-found' }
  | { readonly state: 'error'; readonly cause: unknown }

type Requested = { readonly store: Pick<StoreView, 'prefix'>; readonly url: URL; readonly pathInStore: string }

const kinds: Readonly<Record<string, PageKind>> = {
  ConfigurableProduct: 'PRODUCT',
  SimpleProduct: 'PRODUCT',
  GiftCardProduct: 'PRODUCT',
  VirtualProduct: 'PRODUCT',
  CategoryTree: 'CATEGORY',
  CmsPage: 'CMS_PAGE',
}

const absolute = /^https?:\/\//i

/** Converts the server's resolution to the page's action. Of the redirect codes only 301 and 302 are supported. */
export function resolutionOf(result: RouteResult, requested: Requested): Resolution {
  if ('failure' in result) return { state: 'error', cause: result.failure }
  const { route } = result
  if (!route) return { state: 'not-found' }
  const { redirect_code: code, relative_url: target } = route
  if ((code === 301 || code === 302) && target)
    return absolute.test(target)
      ? { state: 'redirect', to: target, code, isDocument: true }
      : { state: 'redirect', to: ownTarget(target, requested), code, isDocument: false }
  const dedicated = dedicatedRoutePath(route)
  if (dedicated !== undefined && dedicated !== requested.pathInStore)
    return {
      state: 'redirect',
      to: href(requested.store, dedicated) + requested.url.search,
      code: 301,
      isDocument: false,
    }
  const kind = kindOf(route)
  if (!kind) return { state: 'not-found' }
  const own = target ? rooted(target.split('?', 1)[0] ?? '') : undefined
  // A category canonicalises its URL itself, because of filters and pages. All other pages have exactly one URL.
  if (kind !== 'CATEGORY' && own !== undefined && own !== decoded(requested.pathInStore))
    return { state: 'redirect', to: href(requested.store, own) + requested.url.search, code: 301, isDocument: false }
  return { state: 'resolved', kind, route }
}

function kindOf(route: Resolved): PageKind | undefined {
  if (route.__typename !== 'BlogRoute') return kinds[route.__typename]
  if (route.post_id) return 'BLOG_POST'
  return route.category_id || route.tag_id || route.author_id || route.type === 'ARCHIVE' ? 'BLOG_LIST' : undefined
}

const rooted = (path: string): string => (path.startsWith('/') ? path : `/${path}`)

function decoded(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}

// The new URL keeps the filters and the page of the old URL. The target has the query that the server added.
function ownTarget(target: string, { store, pathInStore }: Requested): string {
  const [path = '', query = ''] = target.split('?', 2)
  const old = readAddress(pathInStore)
  const next = readAddress(rooted(path))
  const moved = old && next ? writeAddress({ ...next, filters: old.filters, page: old.page }) : path
  return href(store, moved) + (query && `?${query}`)
}
