import { expect, test } from 'vitest'
import { calculatePicks } from './calculate-picks.ts'

const candidates = [
  { id: 1, colours: [1, 2] },
  { id: 2, colours: [1, 2] },
  { id: 3, colours: [] },
  { id: 4, colours: [] },
]

test('GQL-17 recommends a design once, in the first available colour', () => {
  expect(calculatePicks(candidates, new Set(), 9)).toEqual([1, 3, 4])
})

test('GQL-17 recommends no design twice, in whatever colour, and no more products than requested', () => {
  expect(calculatePicks(candidates, new Set([2]), 9)).toEqual([3, 4])
  expect(calculatePicks(candidates, new Set(), 2)).toEqual([1, 3])
})
