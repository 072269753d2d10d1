import { offlineCache } from './cache-names.ts'

/** The path prefix of a URL's store view, if its offline page is cached: the worker knows the store views by it. */
export async function prefixOf(url: URL): Promise<string> {
  const first = `/${url.pathname.split('/', 2)[1] ?? ''}`
  const cached = await (await caches.open(offlineCache)).match(offlineAddress(first))
  return cached ? first : ''
}

/** The path of a store view's offline page. */
export const offlineAddress = (prefix: string): string => `${prefix}/offline`
