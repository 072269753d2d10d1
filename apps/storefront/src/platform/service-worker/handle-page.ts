import { NetworkFirst } from 'workbox-strategies'
import { canonicalUrl } from '../url/canonical-url.ts'
import { offlineCache, pageCache } from './cache-names.ts'
import { day, expiring } from './expiring.ts'
import { cacheableCopy } from './cacheable-page.ts'
import { offlineAddress, prefixOf } from './store-prefix.ts'
import type { PageRequestEvent } from './worker-scope.ts'

const networkTimeout = 4

const strategies = new Map<string, NetworkFirst>()

/** The caching strategy for the pages of a store view: network first, then the cached page. */
export async function strategyOf(url: URL): Promise<NetworkFirst> {
  const cacheName = pageCache(await prefixOf(url))
  const strategy =
    strategies.get(cacheName) ??
    new NetworkFirst({
      cacheName,
      networkTimeoutSeconds: networkTimeout,
      matchOptions: { ignoreVary: true },
      plugins: [
        { cacheKeyWillBeUsed: async ({ request }) => canonicalUrl(new URL(request.url)).href },
        { cacheWillUpdate: async ({ response }) => cacheableCopy(response) },
        expiring(40, 30 * day),
      ],
    })
  strategies.set(cacheName, strategy)
  return strategy
}

/** A cacheable page: from the network, otherwise from the cache, otherwise a redirect to the offline page. */
export async function handlePage(event: PageRequestEvent, url: URL): Promise<Response> {
  try {
    const strategy = await strategyOf(url)
    return await strategy.handle({ event: event as never, request: event.request })
  } catch {
    return redirectToOfflinePage(url)
  }
}

/** A page that is never cached: from the network, otherwise a redirect to the offline page. */
export async function handleOnlinePage(event: PageRequestEvent, url: URL): Promise<Response> {
  try {
    return (await event.preloadResponse) ?? (await fetch(event.request))
  } catch {
    return redirectToOfflinePage(url)
  }
}

/** The offline page. When online, the server redirects from it to the requested page. */
export async function handleOfflinePage(event: PageRequestEvent, url: URL): Promise<Response> {
  try {
    return (await event.preloadResponse) ?? (await fetch(event.request))
  } catch {
    return (await cachedOfflinePage(url)) ?? Response.error()
  }
}

async function redirectToOfflinePage(url: URL): Promise<Response> {
  const address = await offlineAddressFor(url)
  if (address === undefined) return Response.error()
  return Response.redirect(`${url.origin}${address}?page=${encodeURIComponent(url.pathname + url.search)}`)
}

async function cachedOfflinePage(url: URL): Promise<Response | undefined> {
  const address = await offlineAddressFor(url)
  return address === undefined ? undefined : (await caches.open(offlineCache)).match(address)
}

// For a store view never visited, another store view's offline page is still better than the browser's error page.
async function offlineAddressFor(url: URL): Promise<string | undefined> {
  const cache = await caches.open(offlineCache)
  const own = offlineAddress(await prefixOf(url))
  if (await cache.match(own)) return own
  const [any] = await cache.keys()
  return any && new URL(any.url).pathname
}
