import { onTestFinished, vi } from 'vitest'

/** Stops `Date`, but no timers, until the test has finished, so that neither midnight nor a shop's cut-off can pass meanwhile. */
export function stopClock(): void {
  vi.useFakeTimers({ now: Date.now(), toFake: ['Date'] })
  onTestFinished(() => void vi.useRealTimers())
}
