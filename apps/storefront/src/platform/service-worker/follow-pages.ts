import type { DataRouter } from 'react-router'
import { savesData, whenIdle } from '../hydration/when-idle.ts'
import { pageFiles } from './page-files.ts'
import { sendToWorker } from './send-to-worker.ts'

const stay = 1000

/**
 * Asks the worker to cache pages opened by client-side navigation, which loads no document. Waits until the visitor has stayed
 * a moment.
 */
export function followPages(router: DataRouter, prefix: string): void {
  const sent = new Set<string>()
  let shown = ''
  let timer: ReturnType<typeof setTimeout> | undefined
  const follow = (): void => {
    const { navigation, location, errors } = router.state
    if (navigation.state !== 'idle' || errors || location.key === shown) return
    shown = location.key
    clearTimeout(timer)
    timer = setTimeout(() => whenIdle(() => void keep(sent, prefix)), stay)
  }
  router.subscribe(follow)
  follow()
}

async function keep(sent: Set<string>, prefix: string): Promise<void> {
  if (!navigator.onLine || savesData()) return
  const files = namesOf(performance.getEntriesByType('resource')).filter((name) => !sent.has(name))
  for (const name of files) sent.add(name)
  await sendToWorker({ type: 'KEEP_PAGE', payload: { url: window.location.href, prefix, files } })
}

const namesOf = (entries: readonly PerformanceEntry[]): string[] =>
  entries
    .map(({ name }) => new URL(name))
    .filter(({ origin, pathname }) => origin === window.location.origin && pageFiles.test(pathname))
    .map(({ href }) => href)
