import { signInPath } from '#src/customer/origin-path.ts'
import { href } from '#src/i18n/store-view.ts'
import type { StoreView } from '#src/i18n/store-views.ts'

/** The wish list; whoever is not signed in comes to it by signing in. */
export function wishlistPath(store: Pick<StoreView, 'prefix'>, isSignedIn: boolean): string {
  const path = href(store, '/wishlist')
  return isSignedIn ? path : signInPath(store, path)
}
