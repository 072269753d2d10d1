import { href, pathInStore, type StoreView } from '#src/i18n/store-view.ts'

/** True for the doors under the checkout, which lead back to it. */
export function isCheckoutDoor(store: StoreView, pathname: string): boolean {
  return pathInStore(store, pathname).startsWith('/checkout/')
}

/** A door of the same kind: under the checkout when the shopper comes from there. */
export function doorPath(
  store: StoreView,
  pathname: string,
  door: 'sign-in' | 'create-account' | 'forgot-password',
): string {
  return href(store, isCheckoutDoor(store, pathname) ? `/checkout/${door}/` : `/${door}`)
}
