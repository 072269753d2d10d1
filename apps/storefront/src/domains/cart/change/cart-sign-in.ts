import { signInFor } from '#src/domains/session/sign-in/sign-in-for.ts'
import { href } from '#src/platform/i18n/store-view.ts'
import type { StoreView } from '#src/platform/i18n/store-views.ts'
import { cartPath } from '#src/platform/url/shop-paths.ts'

/** The sign-in page that returns to the cart. */
export const cartSignIn = (store: StoreView): string => signInFor(store, href(store, cartPath))
