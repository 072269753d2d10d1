import { allocate, portion } from '@bocian/rules/money.ts'
import type { VatRow } from './calculate-vat-table.ts'

/**
 * Splits a refund among the VAT rates of the invoice, in proportion to what is not credited yet at each rate. The tax of a
 * rate follows its gross amount, so any series of partial refunds adds up to the invoice to the cent.
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
