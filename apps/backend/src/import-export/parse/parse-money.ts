import { CellError, parseList, parsePrice } from './parse-cells.ts'
import type { Row } from '../types.ts'

/** Parses `20 PLN|5 EUR` to minor units by currency. */
export function readMoney(column: string, cell: string | undefined): Record<string, number> {
  return Object.fromEntries(
    parseList(cell, '|').map((part) => {
      const [amount, currency, ...more] = part.split(/\s+/)
      if (!/^[A-Z]{3}$/.test(currency ?? '') || more.length > 0)
        throw new CellError(`${column} "${part.slice(0, 40)}" is not an amount with its currency, such as 20 PLN`)
      return [currency, parsePrice(column, amount) ?? 0]
    }),
  )
}

/** Texts by locale, from columns with a common prefix: `label_pl_PL`, `label_en_US`, … */
export function textsOf(row: Row, prefix: string): Record<string, string> {
  const columns = Object.entries(row).filter(([column, cell]) => column.startsWith(prefix) && cell.trim() !== '')
  return Object.fromEntries(columns.map(([column, cell]) => [column.slice(prefix.length), cell.trim()]))
}
