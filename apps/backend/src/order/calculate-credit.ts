import { allocate, portion } from '@bocian/rules/money.ts'
import type { VatRow } from './calculate-vat-table.ts'

/**
 * How an amount that goes back divides among the rates of what was sold: in proportion to what has not been credited of
 * each. The tax of a rate is credited in proportion to its gross amount, so that however many parts it goes back in, they
 * add up to the invoice to the cent.
 */
export function calculateCredit(
  sold: readonly VatRow[],
  before: readonly (readonly VatRow[])[],
  amount: number,
): VatRow[] {
  const credited = (rate: number, pick: 'gross' | 'tax'): number =>
    before.flat().reduce((sum, row) => (row.rate === rate ? sum + row[pick] : sum), 0)
  const parts = allocate(
    amount,
    sold.map(({ rate, gross }) => gross - credited(rate, 'gross')),
  )
  return sold.flatMap(({ rate, gross: all, tax: allTax }, index) => {
    const gross = parts[index] ?? 0
    if (gross === 0) return []
    const tax = portion(allTax, credited(rate, 'gross') + gross, all) - credited(rate, 'tax')
    return [{ rate, net: gross - tax, tax, gross }]
  })
}
