import { expect, it, vi } from 'vitest'
import { beginChange, whenNoChange } from './in-flight.ts'

it('reloads at once without a mutation in flight, otherwise after the result was visible for a while', async () => {
  vi.useFakeTimers()
  const go = vi.fn<() => void>()
  whenNoChange(go)
  expect(go).toHaveBeenCalledTimes(1)
  const [endFirst, endLast] = [beginChange(), beginChange()]
  whenNoChange(go)
  endFirst()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(go).toHaveBeenCalledTimes(1)
  endLast()
  await vi.advanceTimersByTimeAsync(3999)
  expect(go).toHaveBeenCalledTimes(1)
  await vi.advanceTimersByTimeAsync(1)
  expect(go).toHaveBeenCalledTimes(2)
  vi.useRealTimers()
})
