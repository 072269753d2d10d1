import { href, pathInStore, type StoreView } from '#src/platform/i18n/store-view.ts'

/** True for sign-in and registration pages under the checkout path, which return to the checkout. */
export function isCheckoutAccountPath(store: StoreView, pathname: string): boolean {
  return pathInStore(store, pathname).startsWith('/checkout/')
}

/** The path of an account page; the variant under the checkout if the shopper came from there. */
export function accountPath(
  store: StoreView,
  pathname: string,
  page: 'sign-in' | 'create-account' | 'forgot-password',
): string {
  return href(store, isCheckoutAccountPath(store, pathname) ? `/checkout/${page}/` : `/${page}`)
}
