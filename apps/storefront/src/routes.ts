import type { RouteObject } from 'react-router'
import type { StoreView } from './i18n/store-views.ts'
import { ErrorPage } from './notices/error-page.tsx'
import { OuterErrorPage } from './notices/outer-error-page.tsx'
import * as root from './root.tsx'
import { openToTrackers, personal } from './url/personal.ts'
import { setPageSources } from './url/page-modules.ts'
import { setLoadAhead } from './url/prefetch.ts'
import * as url from './url/url.route.tsx'

setPageSources({
  PRODUCT: () => import('./catalogue/product.route.tsx'),
  CATEGORY: () => import('./catalogue/category.route.tsx'),
  CMS_PAGE: () => import('./cms/cms-page.route.tsx'),
  BLOG_LIST: () => import('./blog/blog-list.route.tsx'),
  BLOG_POST: () => import('./blog/blog-post.route.tsx'),
})
setLoadAhead((request) => url.loader({ request }))

/** The route table of a store view. Its paths stand below the prefix of the store; whatever is not listed is asked of the server. */
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
    // A screen of its own, without the shell.
    page(
      `${store.prefix}/maintenance`,
      'notices/maintenance.route.tsx',
      () => import('./notices/maintenance.route.tsx'),
    ),
  ]
}

/** The routes with these ids, wherever they stand in the table. */
export function routesNamed(routes: readonly RouteObject[], ids: readonly string[]): RouteObject[] {
  const isNamed = ({ id }: RouteObject) => id !== undefined && ids.includes(id)
  return routes.flatMap((route) => [...(isNamed(route) ? [route] : []), ...routesNamed(route.children ?? [], ids)])
}

type Module = NonNullable<Extract<RouteObject['lazy'], () => unknown>>

// Named by their module, so that the server can write its preloads. A module of several paths is named once for each.
const page = (path: string, module: string, lazy: Module): RouteObject => ({
  id: `src/${module}?${path}`,
  path,
  lazy,
})

/** A page that shows something of its visitor: rendered for each request, kept by nobody. */
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
  { id: 'src/cms/home.route.tsx', index: true, handle: openToTrackers, lazy: () => import('./cms/home.route.tsx') },

  page('search', 'search/search-form.route.tsx', () => import('./search/search-form.route.tsx')),
  page('search/query', 'search/search-form.route.tsx', () => import('./search/search-form.route.tsx')),
  open('search/query/:query/*', 'search/search.route.tsx', () => import('./search/search.route.tsx')),
  page('search/*', 'search/old-search.route.tsx', () => import('./search/old-search.route.tsx')),

  own('cart', 'cart/cart.route.tsx', () => import('./cart/cart.route.tsx')),
  own('checkout/*', 'checkout/checkout.route.tsx', () => import('./checkout/checkout.route.tsx')),
  own('checkout/success', 'checkout/checkout-success.route.tsx', () => import('./checkout/checkout-success.route.tsx')),

  own('checkout/card', 'payment/card.route.tsx', () => import('./payment/card.route.tsx')),
  own('checkout/adyen_success', 'payment/card.route.tsx', () => import('./payment/card.route.tsx')),
  own('checkout/adyen_failed', 'payment/card-failed.route.tsx', () => import('./payment/card-failed.route.tsx')),
  own('bluepayment/processing/back', 'payment/bank-return.route.tsx', () => import('./payment/bank-return.route.tsx')),

  own('order/track', 'order/find-order.route.tsx', () => import('./order/find-order.route.tsx')),
  own('order/track/:token', 'order/track-order.route.tsx', () => import('./order/track-order.route.tsx')),

  own('returns/guest/:view', 'returns/guest-returns.route.tsx', () => import('./returns/guest-returns.route.tsx')),
  page('gift-card', 'gift-card/gift-card.route.tsx', () => import('./gift-card/gift-card.route.tsx')),
  page('gift-card-guests', 'gift-card/gift-card.route.tsx', () => import('./gift-card/gift-card.route.tsx')),

  own('offline', 'service-worker/offline.route.tsx', () => import('./service-worker/offline.route.tsx')),
  own(
    'newsletter/subscriber/confirm/id/:id/code/:code',
    'consent/newsletter-confirm.route.tsx',
    () => import('./consent/newsletter-confirm.route.tsx'),
  ),
  ...['', '/product_uid/:productUid'].map((product) =>
    own(
      `productalert/unsubscribe/:type/email/:email${product}`,
      'consent/alert-unsubscribe.route.tsx',
      () => import('./consent/alert-unsubscribe.route.tsx'),
    ),
  ),
  ...['anonymizer/account/approve', 'anonymizer/anonymisation/approve'].map((path) =>
    own(path, 'consent/anonymization-approve.route.tsx', () => import('./consent/anonymization-approve.route.tsx')),
  ),
  own('customer/anonymization', 'consent/anonymization.route.tsx', () => import('./consent/anonymization.route.tsx')),

  ...['blog', 'blog/post', 'blog/category', 'blog/tag'].map((path) =>
    open(path, 'blog/blog-door.route.tsx', () => import('./blog/blog-door.route.tsx')),
  ),
  open('blog/allPosts', 'blog/blog-index.route.tsx', () => import('./blog/blog-index.route.tsx')),
  open('blog/search/:query?', 'blog/blog-search.route.tsx', () => import('./blog/blog-search.route.tsx')),

  own('newsletter/subscriber/new', 'consent/newsletter.route.tsx', () => import('./consent/newsletter.route.tsx')),

  open('contact', 'cms/contact.route.tsx', () => import('./cms/contact.route.tsx')),
  open('contact-us', 'cms/contact.route.tsx', () => import('./cms/contact.route.tsx')),
  ...['sign-in', 'checkout/sign-in'].map((path) =>
    own(path, 'customer/sign-in.route.tsx', () => import('./customer/sign-in.route.tsx')),
  ),
  ...['create-account', 'checkout/create-account'].map((path) =>
    own(path, 'customer/create-account.route.tsx', () => import('./customer/create-account.route.tsx')),
  ),
  ...['forgot-password', 'checkout/forgot-password'].map((path) =>
    own(path, 'customer/forgot-password.route.tsx', () => import('./customer/forgot-password.route.tsx')),
  ),
  own('customer/account/confirm', 'customer/confirm.route.tsx', () => import('./customer/confirm.route.tsx')),
  own(
    'customer/account/createPassword',
    'customer/create-password.route.tsx',
    () => import('./customer/create-password.route.tsx'),
  ),

  // For signed-in customers alone: each module guards itself.
  own('customer/account', 'customer/account.route.tsx', () => import('./customer/account.route.tsx')),
  own(
    'account-information',
    'customer/account-information.route.tsx',
    () => import('./customer/account-information.route.tsx'),
  ),
  own('address-book', 'customer/address-book.route.tsx', () => import('./customer/address-book.route.tsx')),
  own('address-book/:id', 'customer/address.route.tsx', () => import('./customer/address.route.tsx')),
  own('communications', 'customer/communications.route.tsx', () => import('./customer/communications.route.tsx')),
  own('order-history', 'order/order-history.route.tsx', () => import('./order/order-history.route.tsx')),
  own('order-history/:number', 'order/order-detail.route.tsx', () => import('./order/order-detail.route.tsx')),
  own('wishlist', 'wishlist/wishlist.route.tsx', () => import('./wishlist/wishlist.route.tsx')),
  own('returns/rma/:view', 'returns/returns.route.tsx', () => import('./returns/returns.route.tsx')),
  own(
    'loyalty/customer/:view?/:activationType?',
    'loyalty/loyalty.route.tsx',
    () => import('./loyalty/loyalty.route.tsx'),
  ),
  open('club', 'loyalty/club.route.tsx', () => import('./loyalty/club.route.tsx')),

  page('uikit', 'ui/uikit.route.tsx', () => import('./ui/uikit.route.tsx')),

  { id: 'url', path: '*', handle: openToTrackers, loader: url.loader, Component: url.Component },
]
