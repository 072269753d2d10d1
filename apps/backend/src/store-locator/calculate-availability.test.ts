import { expect, test } from 'vitest'
import { calculateAvailability } from './calculate-availability.ts'

const now = new Date('2026-11-21T10:00:00Z')
const hoursAgo = (hours: number): Date => new Date(now.getTime() - hours * 3_600_000)

test.each([
  [3, hoursAgo(1), 'IN_STOCK'],
  [2, hoursAgo(1), 'LOW'],
  [1, hoursAgo(72), 'LOW'],
  [0, hoursAgo(1), 'OUT'],
  [9, hoursAgo(72.1), null],
  [0, hoursAgo(400), null],
  [9, null, null],
])('PDP-11 AMB-37 %i items, reported at %s, are %s', (quantity, toldAt, expected) => {
  expect(calculateAvailability(quantity, toldAt, now)).toBe(expected)
})
