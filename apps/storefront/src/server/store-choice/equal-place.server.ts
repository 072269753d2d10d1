import { query } from '#src/platform/graphql/client.ts'
import {
  CategoriesThereDocument,
  CmsPageThereDocument,
  PlaceHereDocument,
  ProductThereDocument,
  RouteThereDocument,
  type PlaceHereQuery,
} from '#src/platform/graphql/documents.gen.ts'
import { readAddress, writeAddress, type ListingAddress } from '#src/platform/url/listing-address.ts'
import { categoryPath, productPath } from '#src/domains/catalogue/product-path.ts'
import { href, pathInStore, type StoreView } from '#src/platform/i18n/store-view.ts'
import { equalFilters } from './equal-filters.server.ts'
import type { SwitchNotice } from '#src/shell/store-switch/switch-cookie.ts'

/** The path in the target store view, and the notice that tells the shopper what the switch has lost. */
export type EqualPlace = { readonly path: string; readonly notice: SwitchNotice }

type Here = NonNullable<PlaceHereQuery['route']>
type Candidate = { readonly path: string; readonly uid?: string }
type Switch = { readonly url: URL; readonly current: StoreView; readonly target: StoreView }

/**
 * Finds the equivalent page in another store view: home, a known route under the same path, or the same product, CMS page or
 * category at its path there. A category keeps its filters. Falls back to the nearest ancestor category, then to home.
 */
export async function equalPlace(
  url: URL,
  current: StoreView,
  target: StoreView,
  isKnownRoute: (path: string) => boolean,
): Promise<EqualPlace> {
  const path = pathInStore(current, url.pathname)
  if (path === '/' || current.code === target.code) return { path, notice: 'same' }
  const address = readAddress(path)
  if (isKnownRoute(path))
    return address ? withoutForeignPrice(address, { url, current, target }) : { path, notice: 'same' }
  if (!address) return { path: '/', notice: 'home' }
  return catalogPlace(address, { url, current, target })
}

/** Removes the price range if the currency differs. */
function withoutForeignPrice(address: ListingAddress, { current, target }: Switch): EqualPlace {
  const { price, ...filters } = address.filters
  if (!price || current.currency === target.currency) return { path: writeAddress(address), notice: 'same' }
  return { path: writeAddress({ ...address, filters, page: 1 }), notice: 'filters' }
}

async function catalogPlace(address: ListingAddress, ways: Switch): Promise<EqualPlace> {
  const bare = writeAddress({ ...address, filters: {}, query: null, page: 1 })
  const { route } = await query(PlaceHereDocument, { url: bare }, requestIn(ways, ways.current, bare))
  if (!route) return { path: '/', notice: 'home' }
  const same = await sameThere(route, ways)
  if (same && (await isThere(same.path, ways))) {
    if (route.__typename !== 'CategoryTree') return { path: same.path, notice: 'same' }
    return equalFilters(address, same.path, route.uid, {
      here: requestIn(ways, ways.current, '/'),
      there: requestIn(ways, ways.target, '/'),
      isSameCurrency: ways.current.currency === ways.target.currency,
    })
  }
  for (const above of await categoriesThere(categoriesAbove(route), ways))
    if (await isThere(above.path, ways)) return { path: above.path, notice: 'category' }
  return { path: '/', notice: 'home' }
}

async function sameThere(here: Here, ways: Switch): Promise<Candidate | undefined> {
  const there = requestIn(ways, ways.target, '/')
  if (here.__typename === 'CategoryTree') return (await categoriesThere([here.uid], ways))[0]
  if (here.__typename === 'CmsPage') {
    const page = await query(CmsPageThereDocument, { identifier: here.identifier ?? '' }, there).catch(() => undefined)
    const key = page?.cmsPage?.url_key
    return key ? { path: `/${key}` } : undefined
  }
  if (!('uid' in here)) return undefined
  const { products } = await query(ProductThereDocument, { uid: here.uid }, there)
  const product = products?.items?.[0]
  return product ? { path: productPath(product) } : undefined
}

/** The uids of a category's ancestors, or of a product's categories and their ancestors, nearest first. */
function categoriesAbove(here: Here): readonly string[] {
  const above = (crumbs: readonly ({ readonly category_uid: string } | null)[] | null | undefined): string[] =>
    (crumbs ?? []).flatMap((crumb) => (crumb ? [crumb.category_uid] : [])).toReversed()
  if (here.__typename === 'CategoryTree') return above(here.breadcrumbs)
  if (!('categories' in here)) return []
  const around = (here.categories ?? []).filter((category) => category !== null)
  const deepestFirst = around.toSorted((a, b) => (b.level ?? 0) - (a.level ?? 0))
  return [...new Set([...deepestFirst.map(({ uid }) => uid), ...deepestFirst.flatMap((one) => above(one.breadcrumbs))])]
}

/** Those of the categories that the target store view has, in the given order. */
async function categoriesThere(uids: readonly string[], ways: Switch): Promise<readonly Candidate[]> {
  if (uids.length === 0) return []
  const there = requestIn(ways, ways.target, '/')
  const { categories } = await query(CategoriesThereDocument, { uids: [...uids] }, there)
  const found = (categories?.items ?? []).filter((category) => category !== null)
  return uids.flatMap((uid) => {
    const category = found.find((one) => one.uid === uid)
    return category?.url_path ? [{ uid, path: categoryPath(category) }] : []
  })
}

/** Whether the target store view has this path, so that a switch never ends on a 404. */
async function isThere(path: string, ways: Switch): Promise<boolean> {
  const { route } = await query(RouteThereDocument, { url: path }, requestIn(ways, ways.target, '/'))
  return route !== null && route !== undefined
}

const requestIn = ({ url }: Switch, store: StoreView, path: string): Request =>
  new Request(new URL(href(store, path), url.origin))
