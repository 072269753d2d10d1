import { pointsFor } from '@bocian/rules/loyalty.ts'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { pointsOfOrder, pointsTakenBack } from './calculate-settlement.ts'
import type { OrderTerms } from './types.ts'

const terms = (goods: number, factor = 1, spendPerPoint = 1): OrderTerms => ({ goods, factor, spendPerPoint })
const takenBack = (order: OrderTerms, amounts: number[]): number[] =>
  pointsTakenBack(
    order,
    amounts.map((amount, id) => ({ id, amount })),
  ).map(({ points }) => points)

describe('what refunds take back', () => {
  it.each([
    ['nothing without a refund', terms(100_00), [], []],
    ['everything with the whole refund, delivery included', terms(100_00), [115_99], [100]],
    ['everything with a refund of the goods alone', terms(100_00), [100_00, 15_99], [100, 0]],
    ['the part that the rest of the goods does not earn', terms(99_99), [50_00, 49_99], [50, 49]],
    ['points with the factor of the order', terms(100_00, 1.5), [33_33, 33_33, 33_34], [50, 50, 50]],
    ['by the price of a point in the store’s currency', terms(12_00, 1, 1.2), [2_40], [2]],
    ['nothing of an order that earned nothing', terms(100_00, 0), [100_00], [0]],
  ])('ACC-03 is %s', (_name, order, amounts, expected) => {
    expect(takenBack(order, amounts)).toEqual(expected)
  })
})

const anyTerms = fc.record({
  goods: fc.integer({ min: 0, max: 1e9 }),
  spendPerPoint: fc.constantFrom(0.25, 1, 1.2, 6, 10, 100),
  factor: fc.constantFrom(0, 1, 1.25, 1.5),
})
const anyAmounts = fc.array(fc.integer({ min: 1, max: 1e8 }), { maxLength: 12 })

describe('any series of refunds', () => {
  it('ACC-03 leaves what the rest of the goods earns, whatever the steps, and never takes back a negative number', () => {
    fc.assert(
      fc.property(anyTerms, anyAmounts, (order, amounts) => {
        const points = takenBack(order, amounts)
        expect(Math.min(0, ...points)).toBe(0)
        const refunded = amounts.reduce((sum, amount) => sum + amount, 0)
        const kept = pointsOfOrder(order) - points.reduce((sum, part) => sum + part, 0)
        expect(kept).toBe(pointsFor(Math.max(0, order.goods - refunded), order.spendPerPoint, order.factor))
      }),
      { numRuns: 2_000 },
    )
  })

  it('ACC-03 takes back everything if it refunds all goods', () => {
    fc.assert(
      fc.property(anyTerms, anyAmounts, (order, amounts) => {
        const refunded = amounts.reduce((sum, amount) => sum + amount, 0)
        const all = [...amounts, Math.max(0, order.goods - refunded)]
        expect(takenBack(order, all).reduce((sum, part) => sum + part, 0)).toBe(pointsOfOrder(order))
      }),
    )
  })

  it('takes back the same from a credit note when a later one is added', () => {
    fc.assert(
      fc.property(anyTerms, anyAmounts, (order, amounts) => {
        expect(takenBack(order, [...amounts, 1]).slice(0, -1)).toEqual(takenBack(order, amounts))
      }),
    )
  })
})
