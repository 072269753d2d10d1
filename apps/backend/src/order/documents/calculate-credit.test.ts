import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { calculateCredit } from './calculate-credit.ts'
import type { VatRow } from './calculate-vat-table.ts'

const row = (rate: number, gross: number, tax: number): VatRow => ({ rate, gross, tax, net: gross - tax })

/** The credit notes that result from a series of refunds. */
function creditEach(sold: readonly VatRow[], amounts: readonly number[]): VatRow[][] {
  const notes: VatRow[][] = []
  for (const amount of amounts) notes.push(calculateCredit(sold, notes, amount))
  return notes
}

describe('the partial refunds in docs/orders.md', () => {
  it.each<[string, VatRow[], number[], [rate: number, gross: number, tax: number][][]]>([
    ['PLN', [row(2_300, 304_96, 57_02)], [100_00, 204_96], [[[2_300, 100_00, 18_70]], [[2_300, 204_96, 38_32]]]],
    ['CZK', [row(2_100, 1_347_00, 233_78)], [449_00, 898_00], [[[2_100, 449_00, 77_93]], [[2_100, 898_00, 155_85]]]],
    [
      'EUR, with a gift card that carries no tax',
      [row(1_900, 24_89, 3_97), row(0, 50_00, 0)],
      [20_00, 54_89],
      [
        [
          [1_900, 6_65, 1_06],
          [0, 13_35, 0],
        ],
        [
          [1_900, 18_24, 2_91],
          [0, 36_65, 0],
        ],
      ],
    ],
    [
      'RON',
      [row(2_100, 192_97, 33_49)],
      [64_32, 64_32, 64_33],
      [[[2_100, 64_32, 11_16]], [[2_100, 64_32, 11_17]], [[2_100, 64_33, 11_16]]],
    ],
    ['UAH', [row(2_000, 99_99, 16_67)], [50_00, 49_99], [[[2_000, 50_00, 8_34]], [[2_000, 49_99, 8_33]]]],
    [
      'AMD',
      [row(2_000, 19_300_00, 3_216_67)],
      [8_900_00, 10_400_00],
      [[[2_000, 8_900_00, 1_483_33]], [[2_000, 10_400_00, 1_733_34]]],
    ],
  ])('%s', (_currency, sold, amounts, expected) => {
    const notes = creditEach(sold, amounts)
    expect(notes.map((rates) => rates.map(({ rate, gross, tax }) => [rate, gross, tax]))).toEqual(expected)
  })
})

it('partial refunds of any size add up to the invoice at each VAT rate, and none credits more than was sold', () => {
  const rate = fc.record({ gross: fc.integer({ min: 1, max: 100_000_000 }), share: fc.integer({ min: 0, max: 2_500 }) })
  fc.assert(
    fc.property(
      fc.array(rate, { minLength: 1, maxLength: 4 }),
      fc.array(fc.integer({ min: 1, max: 1_000 }), { minLength: 1, maxLength: 12 }),
      (rates, weights) => {
        const sold = rates.map(({ gross, share }, index) =>
          row(index * 100, gross, Math.round((gross * share) / 10_000)),
        )
        const total = sold.reduce((sum, { gross }) => sum + gross, 0)
        const whole = weights.reduce((sum, weight) => sum + weight, 0)
        const cuts = weights.map((weight) => Math.floor((total * weight) / whole)).filter((amount) => amount > 0)
        const rest = total - cuts.reduce((sum, amount) => sum + amount, 0)
        const amounts = rest > 0 ? [...cuts, rest] : cuts
        const notes = creditEach(sold, amounts)
        for (const [index, note] of notes.entries()) {
          expect(note.reduce((sum, { gross }) => sum + gross, 0)).toBe(amounts[index])
          for (const { net, tax, gross } of note) {
            expect(net + tax).toBe(gross)
            expect(Math.min(net, tax, gross)).toBeGreaterThanOrEqual(0)
          }
        }
        for (const { rate: of, gross, tax } of sold) {
          const own = notes.flat().filter((known) => known.rate === of)
          expect(own.reduce((sum, known) => sum + known.gross, 0)).toBe(gross)
          expect(own.reduce((sum, known) => sum + known.tax, 0)).toBe(tax)
        }
      },
    ),
  )
})
