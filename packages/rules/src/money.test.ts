import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { allocate, portion, toDecimal, toMinor } from './money.ts'

describe('money', () => {
  it.each([
    ['79.99', 7999],
    ['1.005', 101],
    ['-1.005', -101],
    ['8900', 890000],
    ['.5', 50],
    [0.1 + 0.2, 30],
    [1e-7, 0],
  ])('PRICE-05 rounds %s to two decimals, half away from zero', (decimal, minor) => {
    expect(toMinor(decimal)).toBe(minor)
  })

  it.each(['', 'abc', '1,5', '--1', Number.NaN, Number.POSITIVE_INFINITY])('rejects %s', (text) => {
    expect(() => toMinor(text)).toThrow(RangeError)
  })

  it('parses what it formatted', () => {
    fc.assert(fc.property(fc.integer({ min: -1e11, max: 1e11 }), (minor) => toMinor(toDecimal(minor)) === minor))
  })

  it.each([
    [5, 1, 2, 3],
    [-5, 1, 2, -3],
    [12_300, 10_000, 12_300, 10_000],
  ])('%i × %i / %i is rounded half away from zero', (amount, numerator, denominator, part) => {
    expect(portion(amount, numerator, denominator)).toBe(part)
  })

  it('allocates an amount so that the parts add up', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: -1e9, max: 1e9 }),
        fc.array(fc.integer({ min: 0, max: 1e6 }), { minLength: 1, maxLength: 50 }),
        (total, weights) => {
          const parts = allocate(total, weights)
          const expected = weights.some((weight) => weight > 0) ? total : 0
          expect(parts.reduce((a, b) => a + b, 0)).toBe(expected)
        },
      ),
    )
  })
})
