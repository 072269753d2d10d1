import { CellFault, parseNumber } from './parse-cells.ts'
import { needText } from './parse-with.ts'
import type { Row } from './types.ts'

/** `country_code` in capitals. */
export function needCountry(row: Row): string {
  const country = needText(row, 'country_code').toUpperCase()
  if (!/^[A-Z]{2}$/.test(country)) throw new CellFault(`country_code "${country.slice(0, 10)}" is no country`)
  return country
}

/** A latitude or longitude; `most` is how far it goes from zero. */
export function needDegrees(row: Row, column: string, most: number): number {
  const value = parseNumber(column, row[column])
  if (value === undefined || Math.abs(value) > most) throw new CellFault(`${column} must be degrees`)
  return value
}
