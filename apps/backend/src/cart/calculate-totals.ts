import type { TotalsInput, Totals, LineTotals, TaxTotal } from './types.ts'

/** The tax inside a gross amount, rounded half away from zero; the rate is in hundredths of a percent. */
export function taxWithin(gross: number, rate: number): number {
  // Integers of any size: a million pieces of a dear article leave the safe range when multiplied by a rate.
  const divisor = BigInt(10_000 + rate)
  return Number((BigInt(gross) * BigInt(rate) * 2n + divisor) / (divisor * 2n))
}

/** Everything a cart costs, in minor units: tax is rounded per line and summed per rate. */
export function calculateTotals(input: TotalsInput): Totals {
  const lines = input.lines.map(lineTotals)
  const subtotal = sum(lines.map((line) => line.rowTotal))
  const subtotalTax = sum(lines.map((line) => line.tax))
  const shipping = deliveryPrice(input.delivery, subtotal)
  const shippingTax = input.delivery === null ? 0 : taxWithin(shipping, input.delivery.taxRate)
  const tax = subtotalTax + shippingTax
  return {
    lines,
    subtotal,
    subtotalExcludingTax: subtotal - subtotalTax,
    shipping,
    shippingExcludingTax: shipping - shippingTax,
    shippingTax,
    discount: 0,
    tax,
    taxes: taxesByRate(input, lines, shippingTax),
    grandTotal: subtotal + shipping,
    grandTotalExcludingTax: subtotal + shipping - tax,
  }
}

/** What delivery costs for goods of this worth: nothing from the limit on. */
export function deliveryPrice(delivery: { price: number; freeFrom: number | null } | null, subtotal: number): number {
  if (delivery === null) return 0
  return delivery.freeFrom !== null && subtotal >= delivery.freeFrom ? 0 : delivery.price
}

function lineTotals(line: TotalsInput['lines'][number]): LineTotals {
  const rowTotal = line.price * line.quantity
  const tax = taxWithin(rowTotal, line.taxRate)
  return {
    price: line.price,
    priceExcludingTax: line.price - taxWithin(line.price, line.taxRate),
    rowTotal,
    rowTotalExcludingTax: rowTotal - tax,
    tax,
    taxRate: line.taxRate,
  }
}

function taxesByRate(input: TotalsInput, lines: LineTotals[], shippingTax: number): TaxTotal[] {
  const amounts = new Map<number, number>()
  const add = (rate: number, amount: number): unknown => amounts.set(rate, (amounts.get(rate) ?? 0) + amount)
  for (const line of lines) add(line.taxRate, line.tax)
  if (input.delivery !== null) add(input.delivery.taxRate, shippingTax)
  return [...amounts]
    .filter(([, amount]) => amount > 0)
    .map(([rate, amount]) => ({ rate, amount }))
    .toSorted((a, b) => b.rate - a.rate)
}

function sum(amounts: number[]): number {
  return amounts.reduce((total, amount) => total + amount, 0)
}
