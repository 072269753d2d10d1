import { signInFor } from '../session/sign-in/sign-in-for.ts'
import { href } from '#src/platform/i18n/store-view.ts'
import type { StoreConfigDataFragment } from '#src/platform/graphql/documents.gen.ts'
import type { StoreView } from '#src/platform/i18n/store-views.ts'
import { wishlistPath } from '#src/platform/url/shop-paths.ts'

/** The path of the wish list; for guests, the path of the sign-in page, which returns to the wish list. */
export function wishlistLink(store: Pick<StoreView, 'prefix'>, isSignedIn: boolean): string {
  const path = href(store, wishlistPath)
  return isSignedIn ? path : signInFor(store, path)
}

type Config =
  | Partial<
      Pick<
        StoreConfigDataFragment,
        'top_menu_mini_wishlist_enabled' | 'magento_wishlist_general_is_enabled' | 'enable_multiple_wishlists'
      >
    >
  | null
  | undefined

/** Whether the store view has wish lists. */
export const isWishlistOffered = (config: Config): boolean => config?.magento_wishlist_general_is_enabled === '1'

/** Whether a customer of the store view may have more than one list. */
export const hasSeveralWishlists = (config: Config): boolean => config?.enable_multiple_wishlists === '1'

/** The drawer that the header's button opens for a customer, if the store view has it; otherwise the button is a link. */
export function wishlistDrawer(isSignedIn: boolean, config: Config): 'wishlistMenu' | undefined {
  return isSignedIn && config?.top_menu_mini_wishlist_enabled ? 'wishlistMenu' : undefined
}
