import { readToken } from '#src/customer/session-token.ts'
import type { StoreView } from '#src/i18n/store-views.ts'
import { readCartId } from './cart-id.ts'

/** The id of the shopper's cart; in the browser a customer's own comes first into its place. */
export async function ownCartId(store: StoreView, request: Request): Promise<string | undefined> {
  if (!import.meta.env.SSR && readToken(store)) {
    const { settleCart } = await import('#src/customer/sign-in.ts')
    await settleCart(store)
  }
  return readCartId(store, request)
}
