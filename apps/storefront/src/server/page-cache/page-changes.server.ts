import type { Logger } from '@bocian/service/log.ts'
import type { PageCache } from './page-cache.server.ts'

type Changes = { readonly listing: number; readonly content: number; readonly tags: readonly string[] | null }

const pollInterval = 1_000
const timeout = 5_000

/**
 * Polls the backend every second for changed content, and removes the pages that show it from the cache. While the backend is
 * down, cached pages stay.
 */
export function followPageChanges(backendUrl: string, cache: PageCache, log: Logger): { stop(): void } {
  let known: Changes | undefined
  let isDown = false
  let timer: ReturnType<typeof setTimeout>
  const poll = async (): Promise<void> => {
    try {
      const response = await fetch(`${backendUrl}/page-changes?listing=${known?.listing ?? ''}`, {
        signal: AbortSignal.timeout(timeout),
      })
      if (!response.ok) throw new Error(`The backend responded with ${response.status}`)
      const changes = (await response.json()) as Changes
      const isEverything = known === undefined || changes.tags === null || changes.content !== known.content
      if (isEverything) cache.drop(null)
      else if (changes.tags.length > 0) cache.drop(new Set(changes.tags))
      known = changes
      isDown = false
    } catch (error) {
      if (!isDown) log.warn({ err: error }, 'cannot poll for changed content; cached pages stay')
      isDown = true
    }
    timer = setTimeout(() => void poll(), pollInterval)
    timer.unref()
  }
  timer = setTimeout(() => void poll(), 0)
  return { stop: () => clearTimeout(timer) }
}
