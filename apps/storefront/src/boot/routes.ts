import type { RouteObject } from 'react-router'
import type { StoreView } from '../platform/i18n/store-views.ts'
import { ErrorPage } from '../pages/errors/error-page.tsx'
import { OuterErrorPage } from '../pages/errors/outer-error-page.tsx'
import * as root from './root.tsx'
import { openToTrackers, personal } from '../platform/url/personal.ts'
import type { PageSources } from '../platform/url/page-kind.ts'
import * as url from '../pages/resolved/url.route.tsx'

/** The page modules that the catch-all route can show. */
export const pageSources: PageSources = {
  PRODUCT: () => import('../pages/product/product.route.tsx'),
  CATEGORY: () => import('../pages/category/category.route.tsx'),
  CMS_PAGE: () => import('../pages/content/cms-page.route.tsx'),
  BLOG_LIST: () => import('../pages/blog/blog-list.route.tsx'),
  BLOG_POST: () => import('../pages/blog/blog-post.route.tsx'),
}

/** The loader of the catch-all route. */
export const loadCatchAll = url.loaderOf(pageSources)

/** The route table of a store view, below its path prefix. The server resolves every path that is not listed. */
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
    // A full-screen page without the shell.
    page(
      `${store.prefix}/maintenance`,
      'pages/maintenance/maintenance.route.tsx',
      () => import('../pages/maintenance/maintenance.route.tsx'),
    ),
  ]
}

/** The routes with these ids at any depth of the table. */
export function routesNamed(routes: readonly RouteObject[], ids: readonly string[]): RouteObject[] {
  const isNamed = ({ id }: RouteObject) => id !== undefined && ids.includes(id)
  return routes.flatMap((route) => [...(isNamed(route) ? [route] : []), ...routesNamed(route.children ?? [], ids)])
}

type Module = NonNullable<Extract<RouteObject['lazy'], () => unknown>>

// The id contains the module, so that the server can preload it, and the path, since several paths can share a module.
const page = (path: string, module: string, lazy: Module): RouteObject => ({
  id: `src/${module}?${path}`,
  path,
  lazy,
})

/** A page with personal data: rendered per request and never cached. */
const own = (path: string, module: string, lazy: Module): RouteObject => ({
  ...page(path, module, lazy),
  handle: personal,
})

/** A page that is the same for everyone and has no secrets, so third-party scripts may load there. */
const open = (path: string, module: string, lazy: Module): RouteObject => ({
  ...page(path, module, lazy),
  handle: openToTrackers,
})

const pages: RouteObject[] = [
  {
    id: 'src/pages/home/home.route.tsx',
    index: true,
    handle: openToTrackers,
    lazy: () => import('../pages/home/home.route.tsx'),
  },

  page('search', 'pages/search/search-form.route.tsx', () => import('../pages/search/search-form.route.tsx')),
  page('search/query', 'pages/search/search-form.route.tsx', () => import('../pages/search/search-form.route.tsx')),
  open('search/query/:query/*', 'pages/search/search.route.tsx', () => import('../pages/search/search.route.tsx')),
  page('search/*', 'pages/search/legacy-search.route.tsx', () => import('../pages/search/legacy-search.route.tsx')),

  own('cart', 'pages/cart/cart.route.tsx', () => import('../pages/cart/cart.route.tsx')),
  own('checkout/*', 'pages/checkout/checkout.route.tsx', () => import('../pages/checkout/checkout.route.tsx')),
  own(
    'checkout/success',
    'pages/order-placed/checkout-success.route.tsx',
    () => import('../pages/order-placed/checkout-success.route.tsx'),
  ),

  own('checkout/card', 'pages/payment/card.route.tsx', () => import('../pages/payment/card.route.tsx')),
  own('checkout/adyen_success', 'pages/payment/card.route.tsx', () => import('../pages/payment/card.route.tsx')),
  own(
    'checkout/adyen_failed',
    'pages/payment/card-failed.route.tsx',
    () => import('../pages/payment/card-failed.route.tsx'),
  ),
  own(
    'bluepayment/processing/back',
    'pages/payment/bank-return.route.tsx',
    () => import('../pages/payment/bank-return.route.tsx'),
  ),

  own('order/track', 'pages/order/find-order.route.tsx', () => import('../pages/order/find-order.route.tsx')),
  own('order/track/:token', 'pages/order/track-order.route.tsx', () => import('../pages/order/track-order.route.tsx')),

  own(
    'returns/guest/:view',
    'pages/returns/guest-returns.route.tsx',
    () => import('../pages/returns/guest-returns.route.tsx'),
  ),
  page('gift-card', 'pages/gift-card/gift-card.route.tsx', () => import('../pages/gift-card/gift-card.route.tsx')),
  page(
    'gift-card-guests',
    'pages/gift-card/gift-card.route.tsx',
    () => import('../pages/gift-card/gift-card.route.tsx'),
  ),

  own('offline', 'pages/offline/offline.route.tsx', () => import('../pages/offline/offline.route.tsx')),
  own(
    'newsletter/subscriber/confirm/id/:id/code/:code',
    'pages/consent/newsletter-confirm.route.tsx',
    () => import('../pages/consent/newsletter-confirm.route.tsx'),
  ),
  ...['', '/product_uid/:productUid'].map((product) =>
    own(
      `productalert/unsubscribe/:type/email/:email${product}`,
      'pages/consent/alert-unsubscribe.route.tsx',
      () => import('../pages/consent/alert-unsubscribe.route.tsx'),
    ),
  ),
  ...['anonymizer/account/approve', 'anonymizer/anonymisation/approve'].map((path) =>
    own(
      path,
      'pages/consent/anonymization-approve.route.tsx',
      () => import('../pages/consent/anonymization-approve.route.tsx'),
    ),
  ),
  own(
    'customer/anonymization',
    'pages/consent/anonymization.route.tsx',
    () => import('../pages/consent/anonymization.route.tsx'),
  ),

  ...['blog', 'blog/post', 'blog/category', 'blog/tag'].map((path) =>
    open(path, 'pages/blog/blog-redirect.route.tsx', () => import('../pages/blog/blog-redirect.route.tsx')),
  ),
  open('blog/allPosts', 'pages/blog/blog-index.route.tsx', () => import('../pages/blog/blog-index.route.tsx')),
  open('blog/search/:query?', 'pages/blog/blog-search.route.tsx', () => import('../pages/blog/blog-search.route.tsx')),

  own(
    'newsletter/subscriber/new',
    'pages/consent/newsletter.route.tsx',
    () => import('../pages/consent/newsletter.route.tsx'),
  ),

  open('contact', 'pages/content/contact.route.tsx', () => import('../pages/content/contact.route.tsx')),
  open('contact-us', 'pages/content/contact.route.tsx', () => import('../pages/content/contact.route.tsx')),
  ...['sign-in', 'checkout/sign-in'].map((path) =>
    own(path, 'pages/sign-in/sign-in.route.tsx', () => import('../pages/sign-in/sign-in.route.tsx')),
  ),
  ...['create-account', 'checkout/create-account'].map((path) =>
    own(path, 'pages/sign-in/create-account.route.tsx', () => import('../pages/sign-in/create-account.route.tsx')),
  ),
  ...['forgot-password', 'checkout/forgot-password'].map((path) =>
    own(path, 'pages/sign-in/forgot-password.route.tsx', () => import('../pages/sign-in/forgot-password.route.tsx')),
  ),
  own(
    'customer/account/confirm',
    'pages/sign-in/confirm.route.tsx',
    () => import('../pages/sign-in/confirm.route.tsx'),
  ),
  own(
    'customer/account/createPassword',
    'pages/sign-in/create-password.route.tsx',
    () => import('../pages/sign-in/create-password.route.tsx'),
  ),

  // For signed-in customers only: each module has its own guard.
  own('customer/account', 'pages/account/account.route.tsx', () => import('../pages/account/account.route.tsx')),
  own(
    'account-information',
    'pages/account/account-information.route.tsx',
    () => import('../pages/account/account-information.route.tsx'),
  ),
  own('address-book', 'pages/account/address-book.route.tsx', () => import('../pages/account/address-book.route.tsx')),
  own('address-book/:id', 'pages/account/address.route.tsx', () => import('../pages/account/address.route.tsx')),
  own(
    'communications',
    'pages/account/communications.route.tsx',
    () => import('../pages/account/communications.route.tsx'),
  ),
  own('order-history', 'pages/order/order-history.route.tsx', () => import('../pages/order/order-history.route.tsx')),
  own(
    'order-history/:number',
    'pages/order/order-detail.route.tsx',
    () => import('../pages/order/order-detail.route.tsx'),
  ),
  own('wishlist', 'pages/wishlist/wishlist.route.tsx', () => import('../pages/wishlist/wishlist.route.tsx')),
  own('returns/rma/:view', 'pages/returns/returns.route.tsx', () => import('../pages/returns/returns.route.tsx')),
  own(
    'loyalty/customer/:view?/:activationType?',
    'pages/loyalty/loyalty.route.tsx',
    () => import('../pages/loyalty/loyalty.route.tsx'),
  ),
  open('club', 'pages/loyalty/club.route.tsx', () => import('../pages/loyalty/club.route.tsx')),

  page('uikit', 'pages/uikit/uikit.route.tsx', () => import('../pages/uikit/uikit.route.tsx')),

  { id: 'url', path: '*', handle: openToTrackers, loader: loadCatchAll, Component: url.Component },
]
