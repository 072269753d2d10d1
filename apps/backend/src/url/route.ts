import { categoryById, productById, typenameOf, type Product } from '../catalogue/catalogue.ts'
import { type Category } from '../catalogue/index/index.ts'
import { findPage, findPageById, type CmsPageView } from '../cms/cms.ts'
import type { Context } from '#src/platform/context.ts'
import { encodeUid } from '#src/platform/uid.ts'
import { storeSettings } from '#src/store/store.ts'
import { blogRoute, searchRoute, type BlogRouteView, type SearchRouteView } from './other-routes.ts'
import { resolvePath, type ResolvedPath } from './resolve-path.ts'
import { isBlogKind } from './types.ts'

/** How a page was reached. These fields are added to those of the entity. */
export interface Reached {
  typename: 'SimpleProduct' | 'ConfigurableProduct' | 'VirtualProduct' | 'GiftCardProduct' | 'CategoryTree'
  redirectCode: number
  relativeUrl: string
}

export interface RedirectView {
  __typename: 'RoutableUrl'
  redirect_code: number
  relative_url: string
  type: null
}

export type ReachedEntity = (Product | Category) & { reached: Reached }
export type Routed = ReachedEntity | CmsPageView | RedirectView | BlogRouteView | SearchRouteView

/** What a path shows in the request's store view: a product, a category, a page, a redirect without an entity, or nothing. */
export async function route(context: Context, url: string): Promise<Routed | null> {
  const resolved = await resolvePath(context, url)
  if (resolved === null) return pageByName(context, url)
  const { found, redirectCode, relativeUrl } = resolved
  if (found === undefined)
    return { __typename: 'RoutableUrl', redirect_code: redirectCode, relative_url: relativeUrl, type: null }
  if (found.entity === 'product' || found.entity === 'category') return reachEntity(context, resolved)
  if (found.entity === 'search') return searchRoute(found, redirectCode, relativeUrl)
  if (isBlogKind(found.entity))
    return blogRoute(context, found.entity, found, { redirect_code: redirectCode, relative_url: relativeUrl })
  const page = await pageOf(context, found.entityId)
  return page === undefined ? null : { ...page, redirect_code: redirectCode, relative_url: relativeUrl }
}

/** The identifier of a page, which is the same in all store views, redirects to the page's path in this one. */
async function pageByName(context: Context, url: string): Promise<CmsPageView | null> {
  const [, name = '', query = ''] = /^\/?([\w-]{1,100})\/?(\?.*)?$/.exec(url) ?? []
  const page = name === '' ? undefined : await findPage(context, name)
  return page === undefined ? null : { ...page, redirect_code: 301, relative_url: page.relative_url + query }
}

/** A page by id; null means the home page. */
async function pageOf(context: Context, id: number | null): Promise<CmsPageView | undefined> {
  return id === null
    ? findPage(context, (await storeSettings(context))['web/default/cms_home_page'])
    : findPageById(context, id)
}

async function reachEntity(context: Context, resolved: ResolvedPath): Promise<ReachedEntity | null> {
  const { found, redirectCode, relativeUrl } = resolved
  const id = found?.entityId ?? 0
  if (found?.entity === 'category') {
    const category = await categoryById(context, id)
    return category === null ? null : { ...category, reached: { typename: 'CategoryTree', redirectCode, relativeUrl } }
  }
  const product = await productById(context, id)
  return product === null ? null : { ...product, reached: { typename: typenameOf(product), redirectCode, relativeUrl } }
}

/** The same result for the older query `urlResolver`, without the entity. */
export async function resolveUrl(context: Context, url: string) {
  const routed = await route(context, url)
  if (routed === null) return null
  if (!('reached' in routed)) {
    const { redirect_code, type } = routed
    const id = routed.__typename === 'CmsPage' ? routed.id : null
    // The older query names the home page by its identifier.
    const isHome = routed.__typename === 'CmsPage' && routed.relative_url === '/'
    const relative_url = isHome ? routed.identifier : routed.relative_url
    const entity_uid = id === null ? null : encodeUid(id)
    return { relative_url, redirectCode: redirect_code, type, canonical_url: relative_url, id, entity_uid }
  }
  const { id, reached } = routed
  const type = reached.typename === 'CategoryTree' ? ('CATEGORY' as const) : ('PRODUCT' as const)
  return {
    id,
    entity_uid: encodeUid(id),
    type,
    redirectCode: reached.redirectCode,
    relative_url: reached.relativeUrl,
    canonical_url: reached.relativeUrl.split('?', 1)[0] ?? null,
  }
}
