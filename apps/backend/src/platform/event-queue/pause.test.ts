import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createPause } from './pause.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** The milliseconds after which a pause of 100 to 500 has ended. */
async function lengthOf(pause: ReturnType<typeof createPause>): Promise<number> {
  const began = performance.now()
  let ended = Infinity
  void pause.wait(100, 500).then(() => (ended = performance.now()))
  await vi.advanceTimersByTimeAsync(1_000)
  return ended - began
}

it('a pause lasts as long as it may, or as short as it may once it is shortened', async () => {
  const pause = createPause()
  expect(await lengthOf(pause)).toBe(500)
  pause.shorten()
  expect(await lengthOf(pause)).toBe(100)
  expect(await lengthOf(pause)).toBe(500)
  setTimeout(() => pause.shorten(), 30)
  expect(await lengthOf(pause)).toBe(100)
  setTimeout(() => pause.shorten(), 300)
  expect(await lengthOf(pause)).toBe(300)
})

it('a pause ends at once when no more follow', async () => {
  const pause = createPause()
  setTimeout(() => pause.end(), 40)
  expect(await lengthOf(pause)).toBe(40)
  expect(await lengthOf(pause)).toBe(0)
})
