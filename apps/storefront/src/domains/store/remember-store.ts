import type { StoreView } from '#src/platform/i18n/store-views.ts'
import { keepCookie, readCookie } from '#src/platform/storage/cookies.ts'

/**
 * Stores the store view of the page for the next visit to the root URL. The server does so itself when it sends the page, but a
 * page from a shared cache sets no cookie.
 */
export function rememberStore({ code, prefix }: Pick<StoreView, 'code' | 'prefix'>): void {
  const remembered = readCookie('store')
  if (remembered === undefined ? prefix !== '' : remembered !== code) keepCookie('store', code)
}
