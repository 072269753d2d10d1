import { cookieLine, keepCookie, readCookie } from '#src/browser-storage/cookies.ts'
import type { StoreView } from '#src/i18n/store-views.ts'

const nameOf = (store: StoreView) => `cart_${store.group}` as const

/** The id of the shopper's cart in the store's group: from the request's cookies on the server, from the document's in the browser. */
export function readCartId(store: StoreView, request?: Request): string | undefined {
  const id = readCookie(nameOf(store), request?.headers.get('cookie') ?? '') ?? ''
  return /^[A-Za-z0-9]{1,64}$/.test(id) ? id : undefined
}

/** The cookie line that keeps a cart's id for thirty days, or forgets it. */
export function cartCookie(store: StoreView, id: string | null, isSecure: boolean): string {
  return cookieLine(nameOf(store), id, isSecure)
}

/** In the browser: keeps or forgets the cart's id. */
export function keepCartId(store: StoreView, id: string | null): void {
  keepCookie(nameOf(store), id)
}
