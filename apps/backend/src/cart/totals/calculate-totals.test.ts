import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { calculateFreeShipping } from './calculate-free-shipping.ts'
import { calculateTotals, taxWithin } from './calculate-totals.ts'
import type { TotalsInput } from '../types.ts'

const noGifts = { items: [], order: 0, card: 0, taxRate: 0 }
type Plain = { lines: { price: number; quantity: number; taxRate: number }[]; delivery: TotalsInput['delivery'] }

/** Totals without cart rules. */
const totalsOf = ({ lines, delivery }: Plain) =>
  calculateTotals({
    lines: lines.map((line) => ({ ...line, discount: 0 })),
    delivery,
    isShippingFree: false,
    deliveryRules: [],
    gifts: noGifts,
  })

describe('worked examples of docs/pricing.md', () => {
  test('PLN: 2 × 79,99 and 1 × 129,99 at 23 %, courier 14,99', () => {
    const totals = totalsOf({
      lines: [
        { price: 79_99, quantity: 2, taxRate: 2300 },
        { price: 129_99, quantity: 1, taxRate: 2300 },
      ],
      delivery: { price: 14_99, freeFrom: 300_00, taxRate: 2300 },
    })
    expect(totals.lines.map((line) => [line.rowTotal, line.tax])).toEqual([
      [159_98, 29_91],
      [129_99, 24_31],
    ])
    expect(totals).toMatchObject({
      subtotal: 289_97,
      subtotalExcludingTax: 235_75,
      shipping: 14_99,
      shippingTax: 2_80,
      tax: 57_02,
      taxes: [{ rate: 2300, amount: 57_02 }],
      grandTotal: 304_96,
      grandTotalExcludingTax: 247_94,
    })
  })

  test('CZK: 3 × 449,00 at 21 %, delivery free from 1 200', () => {
    const totals = totalsOf({
      lines: [{ price: 449_00, quantity: 3, taxRate: 2100 }],
      delivery: { price: 89_00, freeFrom: 1_200_00, taxRate: 2100 },
    })
    expect(totals).toMatchObject({
      subtotal: 1_347_00,
      subtotalExcludingTax: 1_113_22,
      shipping: 0,
      tax: 233_78,
      grandTotal: 1_347_00,
    })
  })

  test('EUR: 1 × 19,99 at 19 % and a gift card of 50,00 without tax', () => {
    const totals = totalsOf({
      lines: [
        { price: 19_99, quantity: 1, taxRate: 1900 },
        { price: 50_00, quantity: 1, taxRate: 0 },
      ],
      delivery: { price: 4_90, freeFrom: null, taxRate: 1900 },
    })
    expect(totals).toMatchObject({
      subtotal: 69_99,
      subtotalExcludingTax: 66_80,
      shippingExcludingTax: 4_12,
      tax: 3_97,
      taxes: [{ rate: 1900, amount: 3_97 }],
      grandTotal: 74_89,
      grandTotalExcludingTax: 70_92,
    })
  })

  test('RON: 2 × 89,99 at 21 %, locker 12,99', () => {
    const totals = totalsOf({
      lines: [{ price: 89_99, quantity: 2, taxRate: 2100 }],
      delivery: { price: 12_99, freeFrom: 250_00, taxRate: 2100 },
    })
    expect(totals).toMatchObject({
      subtotal: 179_98,
      tax: 33_49,
      grandTotal: 192_97,
      grandTotalExcludingTax: 159_48,
    })
  })

  test('UAH: 1 × 99,99 at 20 %, where the half kopiyka is rounded into the tax', () => {
    const totals = totalsOf({
      lines: [{ price: 99_99, quantity: 1, taxRate: 2000 }],
      delivery: null,
    })
    expect(totals).toMatchObject({
      subtotal: 99_99,
      tax: 16_67,
      subtotalExcludingTax: 83_32,
      grandTotal: 99_99,
    })
  })

  test('AMD: 2 × 8 900,00 at 20 %, courier 1 500,00', () => {
    const totals = totalsOf({
      lines: [{ price: 8_900_00, quantity: 2, taxRate: 2000 }],
      delivery: { price: 1_500_00, freeFrom: 30_000_00, taxRate: 2000 },
    })
    expect(totals).toMatchObject({
      subtotal: 17_800_00,
      tax: 3_216_67,
      grandTotal: 19_300_00,
      grandTotalExcludingTax: 16_083_33,
    })
  })
})

const line = fc.record({
  price: fc.integer({ min: 0, max: 1_000_000_000 }),
  quantity: fc.integer({ min: 1, max: 1_000 }),
  taxRate: fc.integer({ min: 0, max: 2_700 }),
})
const cart = fc.record({
  lines: fc.array(line, { minLength: 1, maxLength: 50 }),
  delivery: fc.option(
    fc.record({
      price: fc.integer({ min: 0, max: 10_000_00 }),
      freeFrom: fc.option(fc.integer({ min: 0, max: 1_000_000_00 })),
      taxRate: fc.integer({ min: 0, max: 2_700 }),
    }),
  ),
})

describe('properties', () => {
  test('sums add up to the minor unit and nothing is negative', () => {
    fc.assert(
      fc.property(cart, (input) => {
        const totals = totalsOf(input)
        const rows = totals.lines.reduce((sum, row) => sum + row.rowTotal, 0)
        expect(totals.grandTotal).toBe(rows + totals.shipping)
        expect(totals.taxes.reduce((sum, tax) => sum + tax.amount, 0)).toBe(totals.tax)
        expect(totals.grandTotalExcludingTax + totals.tax).toBe(totals.grandTotal)
        expect(totals.subtotalExcludingTax + totals.shippingExcludingTax).toBe(totals.grandTotalExcludingTax)
        for (const row of totals.lines) {
          expect(row.rowTotalExcludingTax + row.tax).toBe(row.rowTotal)
          expect(Math.min(row.tax, row.rowTotalExcludingTax, row.priceExcludingTax)).toBeGreaterThanOrEqual(0)
        }
      }),
      { numRuns: 2_000 },
    )
  })

  test('the order of lines does not affect totals', () => {
    fc.assert(
      fc.property(cart, (input) => {
        const { lines: _, ...forward } = totalsOf(input)
        const { lines: __, ...backward } = totalsOf({
          ...input,
          lines: input.lines.toReversed(),
        })
        expect(backward).toEqual(forward)
      }),
    )
  })

  test('splitting a line of n changes the tax by at most n/2 minor units', () => {
    fc.assert(
      fc.property(line, ({ price, quantity, taxRate }) => {
        const whole = totalsOf({ lines: [{ price, quantity, taxRate }], delivery: null })
        const single = Array.from({ length: quantity }, () => ({ price, quantity: 1, taxRate }))
        const split = totalsOf({ lines: single, delivery: null })
        expect(split.grandTotal).toBe(whole.grandTotal)
        expect(Math.abs(split.tax - whole.tax)).toBeLessThanOrEqual(Math.ceil(quantity / 2))
      }),
      { numRuns: 200 },
    )
  })

  test('the tax is the exact quotient, rounded half away from zero', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 10_000_000 }), fc.integer({ min: 0, max: 2_700 }), (gross, rate) => {
        expect(taxWithin(gross, rate)).toBe(Math.floor((gross * rate) / (10_000 + rate) + 0.5))
      }),
    )
  })
})

describe('SHIP-02 free delivery', () => {
  test('shows the progress to the lowest threshold in whole percent', () => {
    expect(calculateFreeShipping(100_00, [300_00, null, 250_00])).toEqual({
      missing: 150_00,
      reached: false,
      percent: 40,
    })
  })

  test('is not reached and shown as 99 % when one minor unit is missing', () => {
    expect(calculateFreeShipping(249_99, [250_00])).toEqual({
      missing: 1,
      reached: false,
      percent: 99,
    })
  })

  test('is reached exactly at the threshold', () => {
    expect(calculateFreeShipping(250_00, [250_00])).toEqual({
      missing: 0,
      reached: true,
      percent: 100,
    })
  })

  test('is null if there is no threshold', () => expect(calculateFreeShipping(1, [null])).toBeNull())
})
