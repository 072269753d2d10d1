import { expect, it } from 'vitest'
import { calculateRetryDelay, maxAttempts } from './calculate-retry.ts'

it.each([
  [1, 2],
  [2, 4],
  [6, 64],
  [12, 4_096],
  [13, 7_200],
  [1_000, 7_200],
])('after attempt %i waits %i seconds', (attempts, seconds) => {
  expect(calculateRetryDelay(attempts, 0.5)).toBe(seconds)
})

it('adds up to 25 % of jitter either way', () => {
  expect([0, 1].map((random) => calculateRetryDelay(3, random))).toEqual([6, 10])
})

it('makes the last attempt about a day after the first', () => {
  const delays = Array.from({ length: maxAttempts - 1 }, (_, index) => calculateRetryDelay(index + 1, 0.5))
  expect(delays.reduce((sum, delay) => sum + delay) / 3_600).toBeCloseTo(24, 0)
})
