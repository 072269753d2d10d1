import type { StoreView } from '#src/platform/i18n/store-views.ts'
import { keepCookie, readCookie } from '#src/platform/storage/cookies.ts'

/**
 * Remembers the store view of the page for the next bare address, as the server does where it sends the page itself: a page from a
 * shared cache sets no cookie.
 */
export function rememberStore({ code, prefix }: Pick<StoreView, 'code' | 'prefix'>): void {
  const remembered = readCookie('store')
  if (remembered === undefined ? prefix !== '' : remembered !== code) keepCookie('store', code)
}
