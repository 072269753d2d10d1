import { EqualCategoryDocument, EqualProductDocument, ResolveUrlDocument } from './graphql/documents.gen.ts'
import { query } from './graphql/client.ts'
import { categoryPath, productPath } from './catalogue/product-path.ts'
import { href, pathInStore } from './i18n/store-view.ts'
import type { StoreView } from './i18n/store-views.ts'
import { pathToResolve } from './url/path-to-resolve.ts'

const known = /^\/($|cart|checkout|search|uikit)/

/** The path in another store view that shows what this path shows: the same product or category by its own name there, else home. */
export async function equalPath(url: URL, current: StoreView, target: StoreView): Promise<string> {
  const path = pathInStore(current, url.pathname)
  if (known.test(path) || current.code === target.code) return path
  const address = pathToResolve(path)
  if (!address) return '/'
  const { route } = await query(ResolveUrlDocument, { url: address }, requestIn(url, current, address))
  if (!route) return '/'
  const there = requestIn(url, target, '/')
  if (route.__typename === 'CategoryTree') {
    const { categories } = await query(EqualCategoryDocument, { uid: route.uid }, there)
    return firstPath(categories?.items?.[0], categoryPath)
  }
  if (!('uid' in route)) return '/'
  const { products } = await query(EqualProductDocument, { uid: route.uid }, there)
  return firstPath(products?.items?.[0], productPath)
}

const firstPath = <Item>(item: Item | null | undefined, pathOf: (item: Item) => string): string =>
  item ? pathOf(item) : '/'

const requestIn = (url: URL, store: StoreView, path: string): Request =>
  new Request(new URL(href(store, path), url.origin))
