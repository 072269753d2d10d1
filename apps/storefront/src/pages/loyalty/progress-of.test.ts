import { expect, it } from 'vitest'
import { progressOf } from './progress-of.ts'

it.each([
  [0, 500, 500, 0],
  [0, 500, 125, 75],
  [500, 1500, 250, 75],
  [500, 1500, 0, 100],
  // Points that were taken back can leave less than the level's own threshold.
  [500, 1500, 1200, 0],
])('the way from %i to %i points with %i missing is done to %i percent', (from, to, missing, percent) => {
  expect(progressOf({ level: { points: from }, next_level: { points: to }, points_to_next_level: missing })).toBe(
    percent,
  )
})

it('the highest level is reached', () => {
  expect(progressOf({ level: { points: 1500 }, next_level: null, points_to_next_level: null })).toBe(100)
})
