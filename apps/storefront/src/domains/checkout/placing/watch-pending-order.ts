import type { StoreView } from '#src/platform/i18n/store-views.ts'
import { readPending } from './pending-order.ts'
import type { Resumed } from './resume-order.ts'

const retryEvery = 10_000

/**
 * Resumes the pending placeOrder call immediately, on reconnect and every ten seconds, until its outcome is known. Returns a
 * function that stops it.
 */
export function watchPendingOrder(store: StoreView, onResumed: (resumed: Resumed) => unknown): () => void {
  let isResuming = false
  let settledKey: string | undefined
  const resume = async (key: string) => {
    const { resumeOrder } = await import('./resume-order.ts')
    const resumed = await resumeOrder(store, { mayPlace: true })
    if (!resumed.isUnknown) settledKey = key
    await onResumed(resumed)
  }
  const attempt = () => {
    const key = readPending(store)?.key
    if (isResuming || !navigator.onLine || key === undefined || key === settledKey) return
    isResuming = true
    void resume(key)
      .catch(() => undefined)
      .finally(() => (isResuming = false))
  }
  attempt()
  const timer = setInterval(attempt, retryEvery)
  window.addEventListener('online', attempt)
  return () => {
    clearInterval(timer)
    window.removeEventListener('online', attempt)
  }
}
