import type { Logger } from '@bocian/service/log.ts'
import { settingsLifetime } from '@bocian/service/settings-lifetime.ts'
import type { PageCache } from './page-cache.server.ts'

type Changes = { readonly listing: number; readonly content: number; readonly tags: readonly string[] | null }

const timeout = 5_000

/** Milliseconds between polls, and after which every backend process certainly uses a changed setting. */
const usualTimes = { poll: 1_000, settings: settingsLifetime + 1_000 }

/**
 * Polls the backend every second for changed content, and removes the pages that show it from the cache. After a change
 * that may concern all pages it removes them once more, because a backend process with the old settings may have answered in
 * between. While the backend is down, cached pages stay.
 */
export function followPageChanges(
  backendUrl: string,
  cache: Pick<PageCache, 'drop'>,
  log: Logger,
  times: Readonly<typeof usualTimes> = usualTimes,
): { stop(): void } {
  let known: Changes | undefined
  let dropAgainAt = Infinity
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
      const isDue = Date.now() >= dropAgainAt
      if (isEverything) dropAgainAt = Date.now() + times.settings
      else if (isDue) dropAgainAt = Infinity
      if (isEverything || isDue) cache.drop(null)
      else if (changes.tags.length > 0) cache.drop(new Set(changes.tags))
      known = changes
      isDown = false
    } catch (error) {
      if (!isDown) log.warn({ err: error }, 'cannot poll for changed content; cached pages stay')
      isDown = true
    }
    timer = setTimeout(() => void poll(), times.poll)
    timer.unref()
  }
  timer = setTimeout(() => void poll(), 0)
  return { stop: () => clearTimeout(timer) }
}
