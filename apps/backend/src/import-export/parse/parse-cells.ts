import { instantAt } from '@bocian/rules/local-day.ts'
import { toMinor } from '@bocian/rules/money.ts'

/** An invalid cell. The row parser converts it to a complaint with the line number. */
export class CellError extends Error {}

const largestPrice = 10_000_000
const largestQuantity = 1_000_000

/** Parses `79.99`, `79,99`, `1 299,00` or `79.9900` to minor units; undefined if the cell is empty. */
export function parsePrice(column: string, cell: string | undefined): number | undefined {
  const text = withPoint(cell)
  if (text === '') return undefined
  if (/^\d{1,3}(,\d{3})+$/.test(text)) throw new CellError(ambiguousPrice(column, text))
  if (!/^\d{1,12}(\.\d+)?$/.test(text)) throw new CellError(`${column} "${short(text)}" is not a price`)
  if (Number(text) > largestPrice) throw new CellError(`${column} "${short(text)}" is too large`)
  return toMinor(text)
}

/**
 * Normalizes a number to a decimal point without thousands separators: `1 299,00`, `1.299,00` and `1,299.00` are equal.
 * The ambiguous `1,299` stays unchanged.
 */
function withPoint(cell: string | undefined): string {
  const text = (cell ?? '').trim()
  if (/^-?\d{1,3}([ \u00A0\u202F]\d{3})+([.,]\d+)?$/.test(text)) return text.replaceAll(/\s/g, '').replace(',', '.')
  if (/^-?\d{1,3}(\.\d{3})+,\d+$/.test(text)) return text.replaceAll('.', '').replace(',', '.')
  if (/^-?\d{1,3}(,\d{3})+\.\d+$/.test(text)) return text.replaceAll(',', '')
  return text.replace(/^(-?\d+),(\d{1,2}|\d{4})$/, '$1.$2')
}

function ambiguousPrice(column: string, text: string): string {
  const plain = text.replaceAll(',', '')
  return `${column} "${short(text)}" may mean ${plain} or ${text.replace(',', '.')}; write ${plain}.00 or ${text}.00`
}

export function parseNumber(column: string, cell: string | undefined): number | undefined {
  const text = withPoint(cell)
  if (text === '') return undefined
  if (!/^-?\d{1,12}(\.\d+)?$/.test(text)) throw new CellError(`${column} "${short(text)}" is not a number`)
  return Number(text)
}

/** Parses a stock quantity: whole, with negative numbers as 0. */
export function parseQuantity(column: string, cell: string | undefined): number | undefined {
  const number = parseNumber(column, cell)
  return number === undefined ? undefined : Math.min(Math.max(Math.floor(number), 0), largestQuantity)
}

const isoDate = /^(\d{4})-(\d{2})-(\d{2})(?:[T ](\d{2}):(\d{2})(?::(\d{2})(?:\.\d+)?)?(?:Z|\+00:?00)?)?$/
const slashedDate =
  /^(\d{1,2})\/(\d{1,2})\/(\d{2}|\d{4})(?:,? (\d{1,2}):(\d{2})(?::(\d{2}))?(?:[\s\u202f]?([AP]M))?)?$/i

// Used in Poland, Germany, Czechia, Romania and others; the Netherlands use dashes.
const dayFirstDate = /^(\d{1,2})[.-] ?(\d{1,2})[.-] ?(\d{4}|\d{2})(?:,? (\d{1,2}):(\d{2})(?::(\d{2}))?)?$/

/** The order of day and month in a date with slashes, if both are possible. */
export type DateOrder = 'month-first' | 'day-first'

/**
 * Parses `2026-11-21 10:00:00` or a date localized by Magento's export, such as `11/21/26, 10:00 AM` or `21.11.2026, 10:00`. If a
 * date with slashes is ambiguous, `order` decides. It is what the clocks of the time zone show, unless it ends with `Z` or `+00:00`.
 */
export function parseDate(
  column: string,
  cell: string | undefined,
  order: DateOrder = 'month-first',
  timeZone = 'UTC',
): Date | undefined {
  const text = (cell ?? '').trim()
  return text === '' ? undefined : instantOf(text, readingOf(column, text, order), timeZone)
}

/** Like `parseDate`, for the end of a period: a day without a time is included, as in Magento. */
export function parseEnd(
  column: string,
  cell: string | undefined,
  order: DateOrder = 'month-first',
  timeZone = 'UTC',
): Date | undefined {
  const text = (cell ?? '').trim()
  if (text === '') return undefined
  const reading = readingOf(column, text, order)
  const isDay = reading.getTime() % dayLength === 0
  return instantOf(text, isDay ? new Date(reading.getTime() + dayLength) : reading, timeZone)
}

const dayLength = 86_400_000

function instantOf(text: string, reading: Date, timeZone: string): Date {
  return /(?:Z|\+00:?00)$/.test(text) ? reading : instantAt(reading, timeZone)
}

/** What a clock shows at that date, as if it were UTC. */
function readingOf(column: string, text: string, order: DateOrder): Date {
  const parts = isoParts(text) ?? slashedParts(text, order) ?? dayFirstParts(text)
  if (parts === undefined) throw new CellError(`${column} "${short(text)}" is not a date`)
  const [year, month, day, hour, minute, second] = parts
  const date = new Date(Date.UTC(year, month - 1, day, hour, minute, second))
  if (date.getUTCMonth() !== month - 1 || date.getUTCDate() !== day || date.getUTCHours() !== hour)
    throw new CellError(`${column} "${short(text)}" is not a date`)
  return date
}

type DateParts = [number, number, number, number, number, number]

function isoParts(text: string): DateParts | undefined {
  const match = isoDate.exec(text)
  return match === null ? undefined : (match.slice(1, 7).map((part) => Number(part ?? 0)) as DateParts)
}

/** The possible orders of a date with slashes; undefined for other cells. */
export function possibleOrders(cell: string | undefined): DateOrder[] | undefined {
  const match = slashedDate.exec((cell ?? '').trim())
  if (match === null) return undefined
  const [first, next] = [Number(match[1]), Number(match[2])]
  return [...(first <= 12 ? (['month-first'] as const) : []), ...(next <= 12 ? (['day-first'] as const) : [])]
}

function slashedParts(text: string, order: DateOrder): DateParts | undefined {
  const match = slashedDate.exec(text)
  if (match === null) return undefined
  const [first, next, year, hour, minute, second] = match.slice(1, 7).map((part) => Number(part ?? 0)) as DateParts
  const isDayFirst = first > 12 || (order === 'day-first' && next <= 12)
  const [month, day] = isDayFirst ? [next, first] : [first, next]
  const half = match[7]?.toUpperCase()
  const shifted = half === undefined ? hour : (hour % 12) + (half === 'PM' ? 12 : 0)
  return [year < 100 ? 2000 + year : year, month, day, shifted, minute, second]
}

function dayFirstParts(text: string): DateParts | undefined {
  const match = dayFirstDate.exec(text)
  if (match === null) return undefined
  const [day, month, year, hour, minute, second] = match.slice(1, 7).map((part) => Number(part ?? 0)) as DateParts
  return [year < 100 ? 2000 + year : year, month, day, hour, minute, second]
}

export function parseList(cell: string | undefined, separator = ','): string[] {
  const parts = (cell ?? '').split(separator).map((part) => part.trim())
  return [...new Set(parts.filter((part) => part !== ''))]
}

function short(text: string): string {
  return text.length > 40 ? `${text.slice(0, 40)}…` : text
}
