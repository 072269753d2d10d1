import { CellError, parseNumber } from './parse-cells.ts'
import { needText } from './parse-with.ts'
import { parseHours } from './parse-hours.ts'
import type { Row } from '../types.ts'

/** The columns that `readPlace` requires. */
export const placeColumns = ['code', 'country_code', 'name', 'street', 'postcode', 'city', 'latitude', 'longitude']

/** Reads a shop or pickup point: address, coordinates and, if known, opening hours. */
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

/** The country code in capitals. */
function needCountry(row: Row): string {
  const country = needText(row, 'country_code').toUpperCase()
  if (!/^[A-Z]{2}$/.test(country)) throw new CellError(`country_code "${country.slice(0, 10)}" is not a country code`)
  return country
}

/** A latitude or longitude of at most `most` degrees from zero. */
function needDegrees(row: Row, column: string, most: number): number {
  const value = parseNumber(column, row[column])
  if (value === undefined || Math.abs(value) > most) throw new CellError(`${column} must be degrees`)
  return value
}
