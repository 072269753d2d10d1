import { cookieLine, keepCookie } from '#src/browser-storage/cookies.ts'
import type { StoreView } from '#src/i18n/store-views.ts'
import { cartCookieName, readCartId } from './cart-id.ts'
import { tellTabs } from './tabs.ts'

/** The cookie line that keeps a cart's id for thirty days, or forgets it. */
export function cartCookie(store: StoreView, id: string | null, isSecure: boolean): string {
  return cookieLine(cartCookieName(store), id, isSecure)
}

/** In the browser: keeps or forgets the cart's id, and tells the other tabs when it is another one. */
export function keepCartId(store: StoreView, id: string | null): void {
  const before = readCartId(store)
  keepCookie(cartCookieName(store), id)
  if (before !== (id ?? undefined)) tellTabs(store, 'cart')
}
