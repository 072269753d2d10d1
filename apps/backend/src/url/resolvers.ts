import type { Category } from '../catalogue/index/index.ts'
import type { Product } from '../catalogue/catalogue.ts'
import type { Context } from '#src/platform/context.ts'
import type { Resolvers } from '#src/platform/resolvers.gen.ts'
import { storeSettings } from '#src/store/store.ts'
import { resolveUrl, route, type Reached, type Routed } from './route.ts'

// Only the page that `route` loaded knows how it was reached. Elsewhere a page returns its own path.
const productRoute = {
  redirect_code: (product: Product) => reachedOf(product)?.redirectCode ?? 0,
  relative_url: async (product: Product, _args: object, context: Context) =>
    reachedOf(product)?.relativeUrl ??
    product.urlKey + (await storeSettings(context))['catalog/seo/product_url_suffix'],
}
const categoryRoute = {
  redirect_code: (category: Category) => reachedOf(category)?.redirectCode ?? 0,
  relative_url: async (category: Category, _args: object, context: Context) =>
    reachedOf(category)?.relativeUrl ??
    category.urlPath + (await storeSettings(context))['catalog/seo/category_url_suffix'],
}

export const resolvers: Resolvers = {
  Query: {
    route: (_root, { url }, context) => route(context, url),
    urlResolver: (_root, { url }, context) => resolveUrl(context, url),
  },
  RoutableInterface: { __resolveType: (routed) => typenameOf(routed as Routed) },
  SimpleProduct: productRoute,
  ConfigurableProduct: productRoute,
  VirtualProduct: productRoute,
  GiftCardProduct: productRoute,
  CategoryTree: categoryRoute,
}

function typenameOf(routed: Routed) {
  return 'reached' in routed ? routed.reached.typename : routed.__typename
}

function reachedOf(entity: Product | Category): Reached | undefined {
  return 'reached' in entity ? (entity.reached as Reached) : undefined
}
