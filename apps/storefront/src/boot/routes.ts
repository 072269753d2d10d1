import type { RouteObject } from 'react-router'
import type { PagePart } from '../platform/hydration/message-parts.ts'
import type { StoreView } from '../platform/i18n/store-views.ts'
import { ErrorPage } from '../pages/errors/error-page.tsx'
import { OuterErrorPage } from '../pages/errors/outer-error-page.tsx'
import * as root from './root.tsx'
import { openToTrackers, personal } from '../platform/url/personal.ts'
import type { PageSources } from '../platform/url/page-kind.ts'
import * as url from '../pages/resolved/url.route.tsx'
import {
  accountPath,
  addressBookPath,
  cartPath,
  forgotPasswordPath,
  signInPath,
  successPath,
  wishlistPath,
  withdrawalPath,
} from '../platform/url/shop-paths.ts'

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
    {
      id: 'src/pages/maintenance/maintenance.route.tsx',
      path: `${store.prefix}/maintenance`,
      lazy: () => import('../pages/maintenance/maintenance.route.tsx'),
    },
  ]
}

/** The routes with these ids at any depth of the table. */
export function routesNamed(routes: readonly RouteObject[], ids: readonly string[]): RouteObject[] {
  const isNamed = ({ id }: RouteObject) => id !== undefined && ids.includes(id)
  return routes.flatMap((route) => [...(isNamed(route) ? [route] : []), ...routesNamed(route.children ?? [], ids)])
}

type Module = NonNullable<Extract<RouteObject['lazy'], () => unknown>>

// The paths are relative to the store view's. The id contains the module, so that the server can preload it, and the path, since
// several paths can share a module. Modules are named without what all have in common, because every page loads this table.
const page = (shopPath: string, module: string, lazy: Module): RouteObject => {
  const path = shopPath.replace(/^\//, '')
  return { id: `src/pages/${module}.route.tsx?${path}`, path, lazy }
}

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

  ...['search', 'search/query'].map((path) =>
    page(path, 'search/search-form', () => import('../pages/search/search-form.route.tsx')),
  ),
  open('search/query/:query/*', 'search/search', () => import('../pages/search/search.route.tsx')),
  page('search/*', 'search/legacy-search', () => import('../pages/search/legacy-search.route.tsx')),

  purchasePage(cartPath, 'cart/cart', () => import('../pages/cart/cart.route.tsx')),
  purchasePage('cart/prepared/:code', 'cart/prepared-cart', () => import('../pages/cart/prepared-cart.route.tsx')),
  purchasePage('checkout/*', 'checkout/checkout', () => import('../pages/checkout/checkout.route.tsx')),
  purchasePage(
    successPath,
    'order-placed/checkout-success',
    () => import('../pages/order-placed/checkout-success.route.tsx'),
  ),

  ...['checkout/card', 'checkout/adyen_success'].map((path) =>
    purchasePage(path, 'payment/card', () => import('../pages/payment/card.route.tsx')),
  ),
  purchasePage('checkout/adyen_failed', 'payment/card-failed', () => import('../pages/payment/card-failed.route.tsx')),
  purchasePage(
    'bluepayment/processing/back',
    'payment/bank-return',
    () => import('../pages/payment/bank-return.route.tsx'),
  ),

  accountPage('order/track', 'order/find-order', () => import('../pages/order/find-order.route.tsx')),
  orderPage('order/track/:token', 'order/track-order', () => import('../pages/order/track-order.route.tsx')),

  ...[withdrawalPath, 'order/track/:token/withdrawal'].map((path) =>
    accountPage(path, 'withdrawal/withdrawal', () => import('../pages/withdrawal/withdrawal.route.tsx')),
  ),
  accountPage('returns/guest/:view', 'returns/guest-returns', () => import('../pages/returns/guest-returns.route.tsx')),
  ...['gift-card', 'gift-card-guests'].map((path) =>
    page(path, 'gift-card/gift-card', () => import('../pages/gift-card/gift-card.route.tsx')),
  ),

  open('shops', 'shops/shops', () => import('../pages/shops/shops.route.tsx')),
  open('shops/:code', 'shops/shop', () => import('../pages/shops/shop.route.tsx')),

  ownPage('offline', 'offline/offline', () => import('../pages/offline/offline.route.tsx')),
  accountPage(
    'newsletter/subscriber/confirm/id/:id/code/:code',
    'consent/newsletter-confirm',
    () => import('../pages/consent/newsletter-confirm.route.tsx'),
  ),
  accountPage(
    'newsletter/subscriber/unsubscribe/id/:id/code/:code',
    'consent/newsletter-unsubscribe',
    () => import('../pages/consent/newsletter-unsubscribe.route.tsx'),
  ),
  ...['', '/product_uid/:productUid'].map((product) =>
    accountPage(
      `productalert/unsubscribe/:type/email/:email${product}`,
      'consent/alert-unsubscribe',
      () => import('../pages/consent/alert-unsubscribe.route.tsx'),
    ),
  ),
  ...['anonymizer/account/approve', 'anonymizer/anonymisation/approve'].map((path) =>
    accountPage(
      path,
      'consent/anonymization-approve',
      () => import('../pages/consent/anonymization-approve.route.tsx'),
    ),
  ),
  accountPage(
    'customer/anonymization',
    'consent/anonymization',
    () => import('../pages/consent/anonymization.route.tsx'),
  ),

  ...['blog/post', 'blog/category', 'blog/tag'].map((path) =>
    open(path, 'blog/blog-redirect', () => import('../pages/blog/blog-redirect.route.tsx')),
  ),
  ...['blog', 'blog/allPosts'].map((path) =>
    open(path, 'blog/blog-index', () => import('../pages/blog/blog-index.route.tsx')),
  ),
  page('blog/comment', 'blog/comments/comment', () => import('../pages/blog/comments/comment.route.tsx')),
  open('blog/search/:query?', 'blog/blog-search', () => import('../pages/blog/blog-search.route.tsx')),

  ownPage('newsletter/subscriber/new', 'consent/newsletter', () => import('../pages/consent/newsletter.route.tsx')),

  ...['contact', 'contact-us'].map((path) =>
    open(path, 'content/contact', () => import('../pages/content/contact.route.tsx')),
  ),
  ...[signInPath, 'checkout/sign-in'].map((path) =>
    accountPage(path, 'sign-in/sign-in', () => import('../pages/sign-in/sign-in.route.tsx')),
  ),
  ...['create-account', 'checkout/create-account'].map((path) =>
    accountPage(path, 'sign-in/create-account', () => import('../pages/sign-in/create-account.route.tsx')),
  ),
  ...[forgotPasswordPath, 'checkout/forgot-password'].map((path) =>
    accountPage(path, 'sign-in/forgot-password', () => import('../pages/sign-in/forgot-password.route.tsx')),
  ),
  accountPage(
    'social-sign-in/:provider',
    'sign-in/social-sign-in',
    () => import('../pages/sign-in/social-sign-in.route.tsx'),
  ),
  accountPage('customer/account/confirm', 'sign-in/confirm', () => import('../pages/sign-in/confirm.route.tsx')),
  accountPage(
    'customer/account/createPassword',
    'sign-in/create-password',
    () => import('../pages/sign-in/create-password.route.tsx'),
  ),

  // For signed-in customers only: each module has its own guard.
  accountPage(accountPath, 'account/account', () => import('../pages/account/account.route.tsx')),
  orderPage(
    'account-information',
    'account/account-information',
    () => import('../pages/account/account-information.route.tsx'),
  ),
  accountPage(
    'account-information/devices',
    'account/security/sessions',
    () => import('../pages/account/security/sessions.route.tsx'),
  ),
  accountPage(
    'account-information/cards',
    'account/saved-cards/saved-cards',
    () => import('../pages/account/saved-cards/saved-cards.route.tsx'),
  ),
  accountPage(
    'account-information/delete',
    'account/deletion/delete-account',
    () => import('../pages/account/deletion/delete-account.route.tsx'),
  ),
  accountPage(
    'account-information/signing-in',
    'account/security/sign-in-ways',
    () => import('../pages/account/security/sign-in-ways.route.tsx'),
  ),
  accountPage(
    'account-information/two-step',
    'account/security/two-step',
    () => import('../pages/account/security/two-step.route.tsx'),
  ),
  orderPage(
    addressBookPath,
    'account/address-book/address-book',
    () => import('../pages/account/address-book/address-book.route.tsx'),
  ),
  orderPage(
    'address-book/:id',
    'account/address-book/address',
    () => import('../pages/account/address-book/address.route.tsx'),
  ),
  accountPage(
    'communications',
    'account/communications/communications',
    () => import('../pages/account/communications/communications.route.tsx'),
  ),
  orderPage('order-history', 'order/order-history', () => import('../pages/order/order-history.route.tsx')),
  orderPage('order-history/:number', 'order/order-detail', () => import('../pages/order/order-detail.route.tsx')),
  accountPage(
    'wishlist/shared/:code',
    'wishlist/shared-wishlist',
    () => import('../pages/wishlist/shared-wishlist.route.tsx'),
  ),
  accountPage(wishlistPath, 'wishlist/wishlist', () => import('../pages/wishlist/wishlist.route.tsx')),
  accountPage('returns/rma/:view', 'returns/returns', () => import('../pages/returns/returns.route.tsx')),
  accountPage(
    'loyalty/customer/:view?/:activationType?',
    'loyalty/loyalty',
    () => import('../pages/loyalty/loyalty.route.tsx'),
  ),
  open('club', 'loyalty/club', () => import('../pages/loyalty/club.route.tsx')),

  page('uikit', 'uikit/uikit', () => import('../pages/uikit/uikit.route.tsx')),

  { id: 'url', path: '*', handle: openToTrackers, loader: loadCatchAll, Component: url.Component },
]
