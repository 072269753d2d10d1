import { CacheFirst } from 'workbox-strategies'
import { pictureCache } from './cache-names.ts'
import { day, expiring } from './expiring.ts'
import type { PageRequestEvent, WorkerEvent } from './worker-scope.ts'

const largest = 1_000_000
const ground =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 2 3" preserveAspectRatio="none"><path fill="#f1ece4" d="M0 0h2v3H0z"/></svg>'

const strategy = new CacheFirst({
  cacheName: pictureCache,
  plugins: [
    {
      cacheWillUpdate: async ({ response }) =>
        response.status === 200 && Number(response.headers.get('content-length') ?? 0) <= largest ? response : null,
    },
    expiring(400, 30 * day),
  ],
})

/** A picture from the cache, otherwise the network; when offline, the same picture in another width or a plain background. */
export async function handlePicture(event: PageRequestEvent): Promise<Response> {
  try {
    return await strategy.handle({ event: event as never, request: event.request })
  } catch {
    const cache = await caches.open(pictureCache)
    const other = await cache.match(event.request, { ignoreSearch: true })
    return other ?? new Response(ground, { headers: { 'content-type': 'image/svg+xml' } })
  }
}

/** Adds a picture to the cache if it is missing. */
export async function cachePicture(event: WorkerEvent, path: string): Promise<boolean> {
  const request = new Request(path, { priority: 'low' })
  const [pendingResponse, done] = strategy.handleAll({ event: event as never, request })
  const response = await pendingResponse
  await done
  return response.ok
}
