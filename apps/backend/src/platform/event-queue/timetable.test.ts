import { createLog } from '@bocian/service/log.ts'
import { expect, it, onTestFinished, vi } from 'vitest'
import { everySeconds } from './timetable.ts'

const log = createLog('test')

it.each([
  [false, 0],
  [true, 1],
])('scheduled work that is immediate: %s, runs %i times before its first interval has passed', (isImmediate, runs) => {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  const work = vi.fn<() => Promise<void>>(() => Promise.resolve())
  everySeconds(15, work, log, { isImmediate })
  vi.advanceTimersByTime(14_999)
  expect(work).toHaveBeenCalledTimes(runs)
})

it('scheduled work never runs concurrently, and its last run ends before it is stopped', async () => {
  const { promise, resolve } = Promise.withResolvers<void>()
  const work = vi.fn<() => Promise<void>>(() => promise)
  const timer = everySeconds(0.01, work, log, { isImmediate: true })
  await new Promise((later) => setTimeout(later, 100))
  let isStopped = false
  const stopped = timer.stop().then(() => (isStopped = true))
  await new Promise((later) => setTimeout(later, 10))
  expect(isStopped).toBe(false)
  resolve()
  await stopped
  expect(work).toHaveBeenCalledTimes(1)
})
