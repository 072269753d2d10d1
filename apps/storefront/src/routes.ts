import type { RouteObject } from 'react-router'
import type { StoreView } from './i18n/store-views.ts'
import { ErrorPage } from './notices/error-page.tsx'
import { OuterErrorPage } from './notices/outer-error-page.tsx'
import * as root from './root.tsx'
import { setPageSources } from './url/page-modules.ts'
import * as url from './url/url.route.tsx'

setPageSources({
  PRODUCT: () => import('./catalogue/product.route.tsx'),
  CATEGORY: () => import('./catalogue/category.route.tsx'),
  CMS_PAGE: () => import('./cms/cms-page.route.tsx'),
})

/** The route table of a store view; lazy routes are named by their module so that the server can write their preloads. */
export function routesFor(store: StoreView): RouteObject[] {
  return [
    {
      id: 'root',
      path: store.prefix || '/',
      loader: root.loader,
      Component: root.Component,
      ErrorBoundary: OuterErrorPage,
      shouldRevalidate: () => false,
      children: [{ ErrorBoundary: ErrorPage, children: pages }],
    },
  ]
}

const pages: RouteObject[] = [
  { id: 'src/cms/home.route.tsx', index: true, lazy: () => import('./cms/home.route.tsx') },
  { id: 'src/cart/cart.route.tsx', path: 'cart', lazy: () => import('./cart/cart.route.tsx') },
  { id: 'src/checkout/checkout.route.tsx', path: 'checkout', lazy: () => import('./checkout/checkout.route.tsx') },
  {
    id: 'src/checkout/checkout-success.route.tsx',
    path: 'checkout/success',
    lazy: () => import('./checkout/checkout-success.route.tsx'),
  },
  { id: 'src/ui/uikit.route.tsx', path: 'uikit', lazy: () => import('./ui/uikit.route.tsx') },
  { path: 'search', lazy: () => import('./search/search-form.route.tsx') },
  { id: 'src/search/search.route.tsx', path: 'search/query/:query/*', lazy: () => import('./search/search.route.tsx') },
  { id: 'url', path: '*', loader: url.loader, Component: url.Component },
]
