import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { cardCheckDigit, isCardNumber, pointsFor } from './loyalty.ts'

describe('the points for an amount', () => {
  it.each([
    [99_99, 1, 1, 99],
    [100_00, 1, 1.25, 125],
    [99_99, 1, 1.5, 149],
    [3_60, 1.2, 1, 3],
    [1_00, 0.25, 1, 4],
    [99, 1, 1, 0],
    [0, 1, 1, 0],
    [-5_00, 1, 1, 0],
    [100_00, 1, 0, 0],
    [100_00, 0, 1, 0],
  ])('ACC-03 %i minor units at %d per point with factor %d are %i', (amount, spend, factor, points) => {
    expect(pointsFor(amount, spend, factor)).toBe(points)
  })

  it('never fall when the amount or the factor rises', () => {
    const amount = fc.integer({ min: 0, max: 1e12 })
    fc.assert(
      fc.property(amount, amount, fc.constantFrom(0.25, 1, 1.2, 6, 10, 100), (a, b, spend) => {
        const [less, more] = a < b ? [a, b] : [b, a]
        expect(pointsFor(less, spend, 1)).toBeLessThanOrEqual(pointsFor(more, spend, 1))
        expect(pointsFor(less, spend, 1)).toBeLessThanOrEqual(pointsFor(less, spend, 1.5))
      }),
    )
  })
})

describe('a card number', () => {
  it.each([
    ['2990000000019', true],
    ['2990 0000 0001 9', true],
    ['2990-0000-0001-9', true],
    ['4006381333931', true],
    ['2990000000018', false],
    ['299000000001', false],
    ['29900000000190', false],
    ['299000000001x', false],
    ['', false],
  ])('ACC-03 %s is valid: %s', (typed, isValid) => {
    expect(isCardNumber(typed)).toBe(isValid)
  })

  it('differs from a valid one by at least two digits', () => {
    const first = fc.stringMatching(/^\d{12}$/)
    fc.assert(
      fc.property(first, fc.nat(12), fc.integer({ min: 1, max: 9 }), (start, place, shift) => {
        const number = `${start}${cardCheckDigit(start)}`
        const wrong = [...number]
          .map((digit, index) => (index === place ? (Number(digit) + shift) % 10 : digit))
          .join('')
        expect([isCardNumber(number), isCardNumber(wrong)]).toEqual([true, false])
      }),
    )
  })
})
