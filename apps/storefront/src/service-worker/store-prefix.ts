import { storeViews } from '#src/i18n/store-views.ts'
import { offlineCache } from './cache-names.ts'

/** The path prefix of the store view that an address belongs to: one that every fresh shop has, or one whose offline page is here. */
export async function prefixOf(url: URL): Promise<string> {
  const first = `/${url.pathname.split('/', 2)[1] ?? ''}`
  if (storeViews.some(({ prefix }) => prefix === first)) return first
  const kept = await (await caches.open(offlineCache)).match(offlineAddress(first))
  return kept ? first : ''
}

/** Where a store says that a page cannot be shown offline. */
export const offlineAddress = (prefix: string): string => `${prefix}/offline`
