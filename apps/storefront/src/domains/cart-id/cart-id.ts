import { readCookie } from '#src/platform/storage/cookies.ts'
import type { StoreView } from '#src/platform/i18n/store-views.ts'

/** The name of the cookie with the cart id of a store group. */
export const cartCookieName = (store: StoreView) => `cart_${store.group}` as const

/** The cart id of the store group, from the request's cookies on the server and the document's in the browser. */
export function readCartId(store: StoreView, request?: Request): string | undefined {
  const id = readCookie(cartCookieName(store), request?.headers.get('cookie') ?? '') ?? ''
  return /^[A-Za-z0-9]{1,64}$/.test(id) ? id : undefined
}
