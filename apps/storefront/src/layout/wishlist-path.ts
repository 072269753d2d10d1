import { signInFor } from '#src/customer/sign-in-for.ts'
import { href } from '#src/i18n/store-view.ts'
import type { StoreView } from '#src/i18n/store-views.ts'
import type { DrawerName } from './one-drawer.ts'

/** The wish list; whoever is not signed in comes to it by signing in. */
export function wishlistPath(store: Pick<StoreView, 'prefix'>, isSignedIn: boolean): string {
  const path = href(store, '/wishlist')
  return isSignedIn ? path : signInFor(store, path)
}

type Config =
  | {
      readonly top_menu_mini_wishlist_enabled?: boolean | null
      readonly magento_wishlist_general_is_enabled?: string | null
    }
  | null
  | undefined

/** Whether the store view has wish lists at all. */
export const isWishlistOffered = (config: Config): boolean => config?.magento_wishlist_general_is_enabled === '1'

/** What the header's trigger opens in place of the page: a customer's menu, where the store has it. */
export function wishlistDrawer(isSignedIn: boolean, config: Config): DrawerName | undefined {
  return isSignedIn && config?.top_menu_mini_wishlist_enabled ? 'wishlistMenu' : undefined
}
