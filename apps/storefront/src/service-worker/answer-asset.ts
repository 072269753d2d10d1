import { CacheFirst } from 'workbox-strategies'
import { assetCache } from './cache-names.ts'
import { day, expiring } from './expiring.ts'
import type { PageRequestEvent, WorkerEvent } from './worker-scope.ts'

const strategy = new CacheFirst({
  cacheName: assetCache,
  // Several versions fit: a page kept before a deployment still finds the files it was made with.
  plugins: [expiring(200, 90 * day)],
})

/** A file of the build: from the cache, else from the network. Never changes under its name. */
export function answerAsset(event: PageRequestEvent): Promise<Response> {
  return strategy.handle({ event: event as never, request: event.request })
}

/** Puts files of the build into the cache that are not there yet. Rejects when one cannot be had. */
export async function keepAssets(event: WorkerEvent, paths: readonly string[]): Promise<void> {
  await Promise.all(
    paths.map(async (path) => {
      const [answer, done] = strategy.handleAll({ event: event as never, request: new Request(path) })
      const response = await answer
      await done
      if (!response.ok) throw new TypeError(`${path} answered ${response.status}`)
    }),
  )
}
