import { NetworkFirst } from 'workbox-strategies'
import { canonicalUrl } from '#src/url/canonical-url.ts'
import { offlineCache, pageCache } from './cache-names.ts'
import { day, expiring } from './expiring.ts'
import { fitForKeeping } from './page-facts.ts'
import { offlineAddress, prefixOf } from './store-prefix.ts'
import type { PageRequestEvent } from './worker-scope.ts'

const patience = 4

const strategies = new Map<string, NetworkFirst>()

/** How the pages of a store view are answered and kept: the network's while it answers, else the one seen before. */
export async function strategyOf(url: URL): Promise<NetworkFirst> {
  const cacheName = pageCache(await prefixOf(url))
  const strategy =
    strategies.get(cacheName) ??
    new NetworkFirst({
      cacheName,
      networkTimeoutSeconds: patience,
      matchOptions: { ignoreVary: true },
      plugins: [
        { cacheKeyWillBeUsed: async ({ request }) => canonicalUrl(new URL(request.url)).href },
        { cacheWillUpdate: async ({ response }) => fitForKeeping(response) },
        expiring(40, 30 * day),
      ],
    })
  strategies.set(cacheName, strategy)
  return strategy
}

/** A page that may be kept: fresh, or as it was seen before, or the way to the offline page. */
export async function answerPage(event: PageRequestEvent, url: URL): Promise<Response> {
  try {
    const strategy = await strategyOf(url)
    return await strategy.handle({ event: event as never, request: event.request })
  } catch {
    return wayToOfflinePage(url)
  }
}

/** A page that is only shown online. */
export async function answerOnlinePage(event: PageRequestEvent, url: URL): Promise<Response> {
  try {
    return (await event.preloadResponse) ?? (await fetch(event.request))
  } catch {
    return wayToOfflinePage(url)
  }
}

/** The offline page itself; online the server leads on to the page that was asked for. */
export async function answerOfflinePage(event: PageRequestEvent, url: URL): Promise<Response> {
  try {
    return (await event.preloadResponse) ?? (await fetch(event.request))
  } catch {
    return (await keptOfflinePage(url)) ?? Response.error()
  }
}

async function wayToOfflinePage(url: URL): Promise<Response> {
  const address = await offlineAddressFor(url)
  if (address === undefined) return Response.error()
  return Response.redirect(`${url.origin}${address}?page=${encodeURIComponent(url.pathname + url.search)}`)
}

async function keptOfflinePage(url: URL): Promise<Response | undefined> {
  const address = await offlineAddressFor(url)
  return address === undefined ? undefined : (await caches.open(offlineCache)).match(address)
}

// In a store that was never visited the offline page of another one still says more than the browser's own.
async function offlineAddressFor(url: URL): Promise<string | undefined> {
  const cache = await caches.open(offlineCache)
  const own = offlineAddress(await prefixOf(url))
  if (await cache.match(own)) return own
  const [any] = await cache.keys()
  return any && new URL(any.url).pathname
}
