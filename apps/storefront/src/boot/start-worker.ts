import type { DataRouter } from 'react-router'
import { followPages } from '../platform/service-worker/follow-pages.ts'
import { followVersions } from '../platform/service-worker/follow-versions.ts'
import { registerWorker } from '../platform/service-worker/register-worker.ts'
import { sendToWorker } from '../platform/service-worker/send-to-worker.ts'

/**
 * Registers the service worker and reports the pages visited in the store view with this path prefix. Loads the toast code now,
 * because a "you are offline" message could not load it later.
 */
export async function startWorker(router: DataRouter, prefix: string): Promise<void> {
  void import('../ui/toast/toast-stack.tsx').catch(() => undefined)
  const wasControlled = Boolean(navigator.serviceWorker?.controller)
  const registration = await registerWorker()
  if (!registration) return
  followVersions(registration)
  await untilControlled()
  followPages(router, prefix)
  if (!wasControlled) await cacheShownPictures()
}

function untilControlled(): Promise<void> {
  return new Promise((resolve) => {
    if (navigator.serviceWorker.controller) return resolve()
    navigator.serviceWorker.addEventListener('controllerchange', () => resolve(), { once: true })
  })
}

// Images of the first page loaded before the worker was active. Fetch them again through the worker, from the browser's HTTP
// cache.
async function cacheShownPictures(): Promise<void> {
  const urls = [...document.images].filter((image) => image.complete).map((image) => image.currentSrc)
  await sendToWorker({ type: 'PREFETCH_IMAGES', payload: { urls } })
}
