import { readCookie } from '#src/browser-storage/cookies.ts'
import type { StoreView } from '#src/i18n/store-views.ts'

/** The cookie that holds the id of the cart of a store's group. */
export const cartCookieName = (store: StoreView) => `cart_${store.group}` as const

/** The id of the shopper's cart in the store's group: from the request's cookies on the server, from the document's in the browser. */
export function readCartId(store: StoreView, request?: Request): string | undefined {
  const id = readCookie(cartCookieName(store), request?.headers.get('cookie') ?? '') ?? ''
  return /^[A-Za-z0-9]{1,64}$/.test(id) ? id : undefined
}
