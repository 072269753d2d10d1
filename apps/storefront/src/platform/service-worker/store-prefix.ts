import { storeViews } from '../i18n/store-views.ts'
import { offlineCache } from './cache-names.ts'

/** The path prefix of a URL's store view: a built-in store view, or one whose offline page is cached. */
export async function prefixOf(url: URL): Promise<string> {
  const first = `/${url.pathname.split('/', 2)[1] ?? ''}`
  if (storeViews.some(({ prefix }) => prefix === first)) return first
  const cached = await (await caches.open(offlineCache)).match(offlineAddress(first))
  return cached ? first : ''
}

/** The path of a store view's offline page. */
export const offlineAddress = (prefix: string): string => `${prefix}/offline`
