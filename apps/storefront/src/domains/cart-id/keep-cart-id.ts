import { cookieLine, keepCookie } from '#src/platform/storage/cookies.ts'
import type { StoreView } from '#src/platform/i18n/store-views.ts'
import { cartCookieName, readCartId } from './cart-id.ts'
import { announceCartChange } from './cart-changes.ts'

/** A Set-Cookie line that stores the cart id for thirty days; null deletes it. */
export function cartCookie(store: StoreView, id: string | null, isSecure: boolean): string {
  return cookieLine(cartCookieName(store), id, isSecure)
}

/**
 * In the browser: stores or deletes the cart id, and notifies this tab and the others if it changed. `isOfSession` if the cart goes
 * with its session.
 */
export function keepCartId(store: StoreView, id: string | null, { isOfSession = false } = {}): void {
  const before = readCartId(store)
  keepCookie(cartCookieName(store), id)
  if (before === (id ?? undefined)) return
  // A first cart replaces nothing that another tab shows.
  announceCartChange(store, isOfSession ? 'session' : before === undefined ? 'items' : 'cart')
}
