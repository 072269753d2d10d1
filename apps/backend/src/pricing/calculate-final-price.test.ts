import { expect, test } from 'vitest'
import { calculateComingEntries } from './calculate-final-price.ts'

const now = new Date('2026-11-21T10:00:00Z')
const from = new Date('2026-12-01T00:00:00Z')
const to = new Date('2026-12-05T22:59:59.999Z')
const price = { productId: 1, storeId: 2, regular: 5_000, special: 4_000, specialFrom: from, specialTo: to }
const coming = (until: string) =>
  calculateComingEntries(price, now, new Date(until)).map(({ final, validFrom }) => [final, validFrom.toISOString()])

test('a special price enters the log when it starts, and the regular one when it has ended', () => {
  expect(coming('2026-11-30T23:59:59.999Z')).toEqual([])
  expect(coming('2026-12-01T00:00:00Z')).toEqual([[4_000, '2026-12-01T00:00:00.000Z']])
  expect(coming('2027-01-01T00:00:00Z')).toEqual([
    [4_000, '2026-12-01T00:00:00.000Z'],
    [5_000, '2026-12-05T23:00:00.000Z'],
  ])
})

test('nothing is to come without a special price, or with one that is not lower', () => {
  const until = new Date('2027-01-01T00:00:00Z')
  expect(calculateComingEntries({ ...price, special: null }, now, until)).toEqual([])
  expect(calculateComingEntries({ ...price, special: 5_000 }, now, until)).toEqual([])
})
