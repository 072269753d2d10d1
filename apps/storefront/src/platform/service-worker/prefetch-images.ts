import { cachePicture } from './handle-picture.ts'
import type { WorkerEvent } from './worker-scope.ts'

/** Caches pictures that will probably be needed, two at a time, skipping failures. Returns the number of cached pictures. */
export async function prefetchImages(event: WorkerEvent, urls: readonly string[]): Promise<number> {
  const waiting = [...urls]
  let cachedCount = 0
  const work = async (): Promise<void> => {
    for (let url = waiting.shift(); url !== undefined; url = waiting.shift()) {
      const isKept = await cachePicture(event, url).catch(() => false)
      if (isKept) cachedCount += 1
    }
  }
  await Promise.all([work(), work()])
  return cachedCount
}
