import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { calculateFinalPrice, calculateNextChange } from './calculate-final-price.ts'
import { calculateLowestPrice } from './calculate-lowest-price.ts'
import type { PriceLogEntry } from './types.ts'

const now = new Date('2026-11-21T10:00:00Z')
const day = 86_400_000
const daysAgo = (days: number): Date => new Date(now.getTime() - days * day)

/** Entries as `days ago, final`; the regular price is 100.00 throughout. */
function log(...entries: [daysAgo: number, final: number, regular?: number][]): PriceLogEntry[] {
  return entries.map(([days, final, regular]) => ({ validFrom: daysAgo(days), final, regular: regular ?? 10_000 }))
}

// The examples of "Lowest price" in docs/pricing.md, in the same order.
describe('AMB-01 the lowest price of the 30 days before the reduction', () => {
  test.each<[string, PriceLogEntry[], number | null]>([
    ['is null without a reduction', log([90, 10_000]), null],
    ['is the previous price before a first reduction', log([90, 10_000], [5, 8_000]), 10_000],
    [
      'includes an earlier reduction within the 30 days',
      log([90, 10_000], [20, 9_000], [15, 10_000], [5, 7_500]),
      9_000,
    ],
    [
      'excludes a reduction that ended before the 30 days',
      log([90, 10_000], [60, 6_000], [40, 10_000], [5, 8_000]),
      10_000,
    ],
    [
      'includes a reduction that reaches into the 30 days',
      log([90, 10_000], [60, 6_000], [34, 10_000], [5, 8_000]),
      6_000,
    ],
    [
      'counts the 30 days back from the start of the reduction',
      log([90, 10_000], [80, 5_000], [75, 10_000], [50, 8_000]),
      5_000,
    ],
    ['treats a further reduction as a new one', log([90, 10_000], [10, 8_000], [5, 7_000]), 8_000],
    [
      'does not treat a higher regular price as a new reduction',
      log([90, 10_000], [10, 8_000], [5, 8_000, 12_000]),
      10_000,
    ],
    ['is null without an earlier price', log([5, 8_000]), null],
    ['is null after the end of a reduction', log([90, 10_000], [10, 8_000], [1, 10_000]), null],
    ['is null before the start of a reduction', log([90, 10_000], [-1, 8_000]), null],
    [
      'excludes a price that ended before the 30 days, to the day',
      log([90, 10_000], [45, 6_000], [35, 10_000], [5, 8_000]),
      10_000,
    ],
  ])('%s', (_, entries, expected) => {
    expect(calculateLowestPrice(entries, now)).toBe(expected)
  })

  test('the order of entries has no effect, and the result is one of the logged prices', () => {
    const entry = fc.record({ days: fc.integer({ min: 0, max: 120 }), final: fc.integer({ min: 0, max: 10_000 }) })
    fc.assert(
      fc.property(fc.uniqueArray(entry, { selector: (one) => one.days, maxLength: 8 }), (entries) => {
        const asked = log(...entries.map(({ days, final }): [number, number] => [days, final]))
        const lowest = calculateLowestPrice(asked, now)
        expect(calculateLowestPrice(asked.toReversed(), now)).toBe(lowest)
        if (lowest !== null) expect(asked.map((one) => one.final)).toContain(lowest)
      }),
    )
  })
})

describe('the final price', () => {
  const price = { regular: 10_000, special: 8_000, specialFrom: daysAgo(1), specialTo: daysAgo(-1) }
  test.each([
    ['is the special price within its period', price, 8_000],
    ['is the regular price before the period', { ...price, specialFrom: daysAgo(-0.5) }, 10_000],
    ['is the regular price after the period', { ...price, specialTo: daysAgo(0.5) }, 10_000],
    ['is the special price at both ends of the period', { ...price, specialFrom: now, specialTo: now }, 8_000],
    ['is the special price if its period is unlimited', { ...price, specialFrom: null, specialTo: null }, 8_000],
    ['is the regular price if the special price is not lower', { ...price, special: 10_000 }, 10_000],
    ['is the regular price without a special price', { ...price, special: null }, 10_000],
  ])('%s', (_, one, expected) => {
    expect(calculateFinalPrice(one, now)).toBe(expected)
  })

  test('changes at the time calculated for its next change', () => {
    const coming = { ...price, specialFrom: daysAgo(-1), specialTo: daysAgo(-2) }
    const start = calculateNextChange(coming, now)
    expect(start).toEqual(daysAgo(-1))
    const end = calculateNextChange(coming, start ?? now)
    expect(calculateFinalPrice(coming, start ?? now)).toBe(8_000)
    expect(calculateFinalPrice(coming, end ?? now)).toBe(10_000)
    expect(calculateNextChange(coming, end ?? now)).toBeNull()
  })
})
