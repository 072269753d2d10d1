import { CacheFirst } from 'workbox-strategies'
import { assetCache } from './cache-names.ts'
import { day, expiring } from './expiring.ts'
import type { PageRequestEvent, WorkerEvent } from './worker-scope.ts'

const strategy = new CacheFirst({
  cacheName: assetCache,
  // The limit is large enough for the files of several builds: a page cached before a deployment still needs files of its build.
  plugins: [expiring(200, 90 * day)],
})

/** Returns a build file from the cache, otherwise from the network. File names contain a hash, so they never become stale. */
export function handleAsset(event: PageRequestEvent): Promise<Response> {
  return strategy.handle({ event: event as never, request: event.request })
}

/** Adds missing build files to the cache. Rejects when a file cannot be fetched. */
export async function cacheAssets(event: WorkerEvent, paths: readonly string[]): Promise<void> {
  await Promise.all(
    paths.map(async (path) => {
      const [pendingResponse, done] = strategy.handleAll({ event: event as never, request: new Request(path) })
      const response = await pendingResponse
      await done
      if (!response.ok) throw new TypeError(`${path} responded with ${response.status}`)
    }),
  )
}
