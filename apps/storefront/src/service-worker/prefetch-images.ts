import { keepPicture } from './answer-picture.ts'
import type { WorkerEvent } from './worker-scope.ts'

/** Fetches pictures that will probably be wanted, two at a time; answers how many are kept now. One that cannot be had is left out. */
export async function prefetchImages(event: WorkerEvent, urls: readonly string[]): Promise<number> {
  const waiting = [...urls]
  let kept = 0
  const work = async (): Promise<void> => {
    for (let url = waiting.shift(); url !== undefined; url = waiting.shift()) {
      const isKept = await keepPicture(event, url).catch(() => false)
      if (isKept) kept += 1
    }
  }
  await Promise.all([work(), work()])
  return kept
}
