import type { RouteObject } from 'react-router'
import type { PagePart } from '../platform/hydration/message-parts.ts'
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

/** Pages with personal data, rendered per request and never cached, that show messages of these parts of the catalogue. */
const own =
  (...messageParts: PagePart[]) =>
  (path: string, module: string, lazy: Module): RouteObject => ({
    ...page(path, module, lazy),
    handle: { ...personal, messageParts },
  })

const ownPage = own()
const accountPage = own('account')
const purchasePage = own('purchase')
const orderPage = own('account', 'purchase')

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

  purchasePage('cart', 'pages/cart/cart.route.tsx', () => import('../pages/cart/cart.route.tsx')),
  purchasePage(
    'cart/prepared/:code',
    'pages/cart/prepared-cart.route.tsx',
    () => import('../pages/cart/prepared-cart.route.tsx'),
  ),
  purchasePage('checkout/*', 'pages/checkout/checkout.route.tsx', () => import('../pages/checkout/checkout.route.tsx')),
  purchasePage(
    'checkout/success',
    'pages/order-placed/checkout-success.route.tsx',
    () => import('../pages/order-placed/checkout-success.route.tsx'),
  ),

  purchasePage('checkout/card', 'pages/payment/card.route.tsx', () => import('../pages/payment/card.route.tsx')),
  purchasePage(
    'checkout/adyen_success',
    'pages/payment/card.route.tsx',
    () => import('../pages/payment/card.route.tsx'),
  ),
  purchasePage(
    'checkout/adyen_failed',
    'pages/payment/card-failed.route.tsx',
    () => import('../pages/payment/card-failed.route.tsx'),
  ),
  purchasePage(
    'bluepayment/processing/back',
    'pages/payment/bank-return.route.tsx',
    () => import('../pages/payment/bank-return.route.tsx'),
  ),

  accountPage('order/track', 'pages/order/find-order.route.tsx', () => import('../pages/order/find-order.route.tsx')),
  orderPage(
    'order/track/:token',
    'pages/order/track-order.route.tsx',
    () => import('../pages/order/track-order.route.tsx'),
  ),

  ...['withdrawal', 'order/track/:token/withdrawal'].map((path) =>
    accountPage(
      path,
      'pages/withdrawal/withdrawal.route.tsx',
      () => import('../pages/withdrawal/withdrawal.route.tsx'),
    ),
  ),
  accountPage(
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

  ownPage('offline', 'pages/offline/offline.route.tsx', () => import('../pages/offline/offline.route.tsx')),
  accountPage(
    'newsletter/subscriber/confirm/id/:id/code/:code',
    'pages/consent/newsletter-confirm.route.tsx',
    () => import('../pages/consent/newsletter-confirm.route.tsx'),
  ),
  accountPage(
    'newsletter/subscriber/unsubscribe/id/:id/code/:code',
    'pages/consent/newsletter-unsubscribe.route.tsx',
    () => import('../pages/consent/newsletter-unsubscribe.route.tsx'),
  ),
  ...['', '/product_uid/:productUid'].map((product) =>
    accountPage(
      `productalert/unsubscribe/:type/email/:email${product}`,
      'pages/consent/alert-unsubscribe.route.tsx',
      () => import('../pages/consent/alert-unsubscribe.route.tsx'),
    ),
  ),
  ...['anonymizer/account/approve', 'anonymizer/anonymisation/approve'].map((path) =>
    accountPage(
      path,
      'pages/consent/anonymization-approve.route.tsx',
      () => import('../pages/consent/anonymization-approve.route.tsx'),
    ),
  ),
  accountPage(
    'customer/anonymization',
    'pages/consent/anonymization.route.tsx',
    () => import('../pages/consent/anonymization.route.tsx'),
  ),

  ...['blog', 'blog/post', 'blog/category', 'blog/tag'].map((path) =>
    open(path, 'pages/blog/blog-redirect.route.tsx', () => import('../pages/blog/blog-redirect.route.tsx')),
  ),
  open('blog/allPosts', 'pages/blog/blog-index.route.tsx', () => import('../pages/blog/blog-index.route.tsx')),
  open('blog/search/:query?', 'pages/blog/blog-search.route.tsx', () => import('../pages/blog/blog-search.route.tsx')),

  ownPage(
    'newsletter/subscriber/new',
    'pages/consent/newsletter.route.tsx',
    () => import('../pages/consent/newsletter.route.tsx'),
  ),

  open('contact', 'pages/content/contact.route.tsx', () => import('../pages/content/contact.route.tsx')),
  open('contact-us', 'pages/content/contact.route.tsx', () => import('../pages/content/contact.route.tsx')),
  ...['sign-in', 'checkout/sign-in'].map((path) =>
    accountPage(path, 'pages/sign-in/sign-in.route.tsx', () => import('../pages/sign-in/sign-in.route.tsx')),
  ),
  ...['create-account', 'checkout/create-account'].map((path) =>
    accountPage(
      path,
      'pages/sign-in/create-account.route.tsx',
      () => import('../pages/sign-in/create-account.route.tsx'),
    ),
  ),
  ...['forgot-password', 'checkout/forgot-password'].map((path) =>
    accountPage(
      path,
      'pages/sign-in/forgot-password.route.tsx',
      () => import('../pages/sign-in/forgot-password.route.tsx'),
    ),
  ),
  accountPage(
    'social-sign-in/:provider',
    'pages/sign-in/social-sign-in.route.tsx',
    () => import('../pages/sign-in/social-sign-in.route.tsx'),
  ),
  accountPage(
    'customer/account/confirm',
    'pages/sign-in/confirm.route.tsx',
    () => import('../pages/sign-in/confirm.route.tsx'),
  ),
  accountPage(
    'customer/account/createPassword',
    'pages/sign-in/create-password.route.tsx',
    () => import('../pages/sign-in/create-password.route.tsx'),
  ),

  // For signed-in customers only: each module has its own guard.
  accountPage(
    'customer/account',
    'pages/account/account.route.tsx',
    () => import('../pages/account/account.route.tsx'),
  ),
  orderPage(
    'account-information',
    'pages/account/account-information.route.tsx',
    () => import('../pages/account/account-information.route.tsx'),
  ),
  accountPage(
    'account-information/devices',
    'pages/account/security/sessions.route.tsx',
    () => import('../pages/account/security/sessions.route.tsx'),
  ),
  accountPage(
    'account-information/cards',
    'pages/account/saved-cards/saved-cards.route.tsx',
    () => import('../pages/account/saved-cards/saved-cards.route.tsx'),
  ),
  accountPage(
    'account-information/signing-in',
    'pages/account/security/sign-in-ways.route.tsx',
    () => import('../pages/account/security/sign-in-ways.route.tsx'),
  ),
  accountPage(
    'account-information/two-step',
    'pages/account/security/two-step.route.tsx',
    () => import('../pages/account/security/two-step.route.tsx'),
  ),
  orderPage(
    'address-book',
    'pages/account/address-book/address-book.route.tsx',
    () => import('../pages/account/address-book/address-book.route.tsx'),
  ),
  orderPage(
    'address-book/:id',
    'pages/account/address-book/address.route.tsx',
    () => import('../pages/account/address-book/address.route.tsx'),
  ),
  accountPage(
    'communications',
    'pages/account/communications/communications.route.tsx',
    () => import('../pages/account/communications/communications.route.tsx'),
  ),
  orderPage(
    'order-history',
    'pages/order/order-history.route.tsx',
    () => import('../pages/order/order-history.route.tsx'),
  ),
  orderPage(
    'order-history/:number',
    'pages/order/order-detail.route.tsx',
    () => import('../pages/order/order-detail.route.tsx'),
  ),
  accountPage(
    'wishlist/shared/:code',
    'pages/wishlist/shared-wishlist.route.tsx',
    () => import('../pages/wishlist/shared-wishlist.route.tsx'),
  ),
  accountPage('wishlist', 'pages/wishlist/wishlist.route.tsx', () => import('../pages/wishlist/wishlist.route.tsx')),
  accountPage(
    'returns/rma/:view',
    'pages/returns/returns.route.tsx',
    () => import('../pages/returns/returns.route.tsx'),
  ),
  accountPage(
    'loyalty/customer/:view?/:activationType?',
    'pages/loyalty/loyalty.route.tsx',
    () => import('../pages/loyalty/loyalty.route.tsx'),
  ),
  open('club', 'pages/loyalty/club.route.tsx', () => import('../pages/loyalty/club.route.tsx')),

  page('uikit', 'pages/uikit/uikit.route.tsx', () => import('../pages/uikit/uikit.route.tsx')),

  { id: 'url', path: '*', handle: openToTrackers, loader: loadCatchAll, Component: url.Component },
]
