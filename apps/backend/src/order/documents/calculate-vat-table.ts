import type { OrderTax } from '../types.ts'

/** The totals of one VAT rate in minor units; `rate` is in hundredths of a percent. */
export interface VatRow {
  rate: number
  net: number
  tax: number
  gross: number
}

/**
 * The VAT table of an invoice: net, tax and gross for each rate, highest rate first. Delivery and gift wrapping are not items,
 * and are taxed at the rate of delivery. The rows add up to the order's tax and total to the cent.
 */
export function calculateVatTable(order: {
  lines: readonly { rowTotal: number; discount: number; taxRate: number }[]
  taxes: readonly OrderTax[]
  /** The total before gift card payments. */
  total: number
}): VatRow[] {
  const gross = new Map<number, number>()
  const add = (rate: number, amount: number): unknown => gross.set(rate, (gross.get(rate) ?? 0) + amount)
  for (const line of order.lines) add(line.taxRate, line.rowTotal - line.discount)
  const rest = order.total - [...gross.values()].reduce((sum, amount) => sum + amount, 0)
  const highest = Math.max(0, ...order.taxes.map(({ rate }) => rate))
  if (rest !== 0) add(order.taxes.find(({ shipping }) => shipping > 0)?.rate ?? highest, rest)
  return [...gross]
    .filter(([, amount]) => amount !== 0)
    .toSorted(([a], [b]) => b - a)
    .map(([rate, amount]) => {
      const tax = order.taxes.find((known) => known.rate === rate)?.amount ?? 0
      return { rate, net: amount - tax, tax, gross: amount }
    })
}
