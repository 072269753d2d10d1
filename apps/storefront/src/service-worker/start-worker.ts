import type { DataRouter } from 'react-router'
import { followPages } from './follow-pages.ts'
import { followVersions } from './follow-versions.ts'
import { registerWorker } from './register-worker.ts'
import { sendToWorker } from './send-to-worker.ts'

/**
 * Starts the worker and tells it what the visitor sees in the store view of this path prefix. Also loads the code of toasts, since
 * the message about a lost connection could not be loaded later.
 */
export async function startWorker(router: DataRouter, prefix: string): Promise<void> {
  void import('#src/notices/toast-stack.tsx').catch(() => undefined)
  const wasWatched = Boolean(navigator.serviceWorker?.controller)
  const registration = await registerWorker()
  if (!registration) return
  followVersions(registration)
  await untilWatched()
  followPages(router, prefix)
  if (!wasWatched) await keepShownPictures()
}

function untilWatched(): Promise<void> {
  return new Promise((resolve) => {
    if (navigator.serviceWorker.controller) return resolve()
    navigator.serviceWorker.addEventListener('controllerchange', () => resolve(), { once: true })
  })
}

// The pictures of the very first page came before the worker did; the browser still has them.
async function keepShownPictures(): Promise<void> {
  const urls = [...document.images].filter((image) => image.complete).map((image) => image.currentSrc)
  await sendToWorker({ type: 'PREFETCH_IMAGES', payload: { urls } })
}
