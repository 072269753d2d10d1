import { readToken } from './token/session-token.ts'
import type { StoreView } from '#src/platform/i18n/store-views.ts'
import { readCartId } from '../cart-id/cart-id.ts'

/** The id of the shopper's cart. In the browser, a signed-in customer's own cart is looked up first. */
export async function ownCartId(store: StoreView, request: Request): Promise<string | undefined> {
  if (!import.meta.env.SSR && readToken(store)) {
    const { settleCart } = await import('./sign-in/sign-in.ts')
    await settleCart(store)
  }
  return readCartId(store, request)
}
