import { href, pathInStore } from '#src/platform/i18n/store-view.ts'
import type { StoreView } from '#src/platform/i18n/store-views.ts'
import { currentStore } from '../token/session-token.ts'

/** The sign-in page that returns to the checkout. */
export const checkoutSignIn = (store: Pick<StoreView, 'prefix'>): string => href(store, '/checkout/sign-in/')

/**
 * Loads this page again after the session has ended. A guest has no right to the customer's cart, so instead of the checkout
 * this is the sign-in page that returns to it.
 */
export function reloadSignedOut(): void {
  const store = currentStore()
  if (isCheckout(store, window.location.pathname)) window.location.replace(checkoutSignIn(store))
  else window.location.reload()
}

const isCheckout = (store: StoreView, pathname: string): boolean => /^\/checkout\/?$/.test(pathInStore(store, pathname))
