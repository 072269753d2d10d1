import { CellFault, parseNumber } from './parse-cells.ts'
import { needText } from './parse-with.ts'
import { parseHours } from './parse-hours.ts'
import type { Row } from './types.ts'

/** The columns that `readPlace` cannot do without. */
export const placeColumns = ['code', 'country_code', 'name', 'street', 'postcode', 'city', 'latitude', 'longitude']

/** A place that people go to: its address, where it lies, and `opening_hours` where they are known. */
export function readPlace(row: Row) {
  return {
    code: needText(row, 'code'),
    country: needCountry(row),
    name: needText(row, 'name'),
    street: needText(row, 'street'),
    postcode: needText(row, 'postcode'),
    city: needText(row, 'city'),
    latitude: needDegrees(row, 'latitude', 90),
    longitude: needDegrees(row, 'longitude', 180),
    hours: parseHours(row['opening_hours']),
  }
}

/** `country_code` in capitals. */
function needCountry(row: Row): string {
  const country = needText(row, 'country_code').toUpperCase()
  if (!/^[A-Z]{2}$/.test(country)) throw new CellFault(`country_code "${country.slice(0, 10)}" is no country`)
  return country
}

/** A latitude or longitude; `most` is how far it goes from zero. */
function needDegrees(row: Row, column: string, most: number): number {
  const value = parseNumber(column, row[column])
  if (value === undefined || Math.abs(value) > most) throw new CellFault(`${column} must be degrees`)
  return value
}
