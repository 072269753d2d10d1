import { expect, test } from 'vitest'
import { calculateBestsellers } from './calculate-bestsellers.ts'

const entries = [
  { id: 1, createdAt: 10 },
  { id: 2, createdAt: 30 },
  { id: 3, createdAt: 20 },
  { id: 4, createdAt: 30 },
]

test('GQL-17 what sold best comes first, the newer of equals before the older, then what has not sold', () => {
  const sold = new Map([
    [1, 5],
    [3, 5],
    [99, 9],
  ])
  expect(calculateBestsellers(entries, sold, 9)).toEqual([3, 1, 2, 4])
  expect(calculateBestsellers(entries, sold, 1)).toEqual([3])
  expect(calculateBestsellers(entries, new Map(), 2)).toEqual([2, 4])
})
