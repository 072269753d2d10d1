import { toMinor } from '@bocian/rules/money.ts'

/** What is wrong with a cell; the reader of a row turns it into a complaint with the line number. */
export class CellFault extends Error {}

const largestPrice = 10_000_000
const largestQuantity = 1_000_000

/** `79.99`, `79,99` or `79.9900` in minor units; undefined when the cell is empty. */
export function parsePrice(column: string, cell: string | undefined): number | undefined {
  const text = (cell ?? '').trim().replace(/^(\d+),(\d{1,2})$/, '$1.$2')
  if (text === '') return undefined
  if (!/^\d{1,12}(\.\d+)?$/.test(text)) throw new CellFault(`${column} "${short(text)}" is not a price`)
  if (Number(text) > largestPrice) throw new CellFault(`${column} "${short(text)}" is too large`)
  return toMinor(text)
}

export function parseNumber(column: string, cell: string | undefined): number | undefined {
  const text = (cell ?? '').trim()
  if (text === '') return undefined
  if (!/^-?\d{1,12}(\.\d+)?$/.test(text)) throw new CellFault(`${column} "${short(text)}" is not a number`)
  return Number(text)
}

/** A quantity on the shelf: whole, and what is owed counts as nothing. */
export function parseQuantity(column: string, cell: string | undefined): number | undefined {
  const number = parseNumber(column, cell)
  return number === undefined ? undefined : Math.min(Math.max(Math.floor(number), 0), largestQuantity)
}

export function parseFlag(cell: string | undefined): boolean | undefined {
  const text = (cell ?? '').trim().toLowerCase()
  return text === '' ? undefined : ['1', 'yes', 'true', 'y'].includes(text)
}

const isoDate = /^(\d{4})-(\d{2})-(\d{2})(?:[T ](\d{2}):(\d{2})(?::(\d{2})(?:\.\d+)?)?(?:Z|\+00:?00)?)?$/
const americanDate =
  /^(\d{1,2})\/(\d{1,2})\/(\d{2}|\d{4})(?:,? (\d{1,2}):(\d{2})(?::(\d{2}))?(?:[\s\u202f]?([AP]M))?)?$/i

/** `2026-11-21 10:00:00` or, as Magento's export writes it, `11/21/26, 10:00 AM`; always UTC. */
export function parseDate(column: string, cell: string | undefined): Date | undefined {
  const text = (cell ?? '').trim()
  if (text === '') return undefined
  const parts = isoParts(text) ?? americanParts(text)
  if (parts === undefined) throw new CellFault(`${column} "${short(text)}" is not a date`)
  const [year, month, day, hour, minute, second] = parts
  const date = new Date(Date.UTC(year, month - 1, day, hour, minute, second))
  if (date.getUTCMonth() !== month - 1 || date.getUTCDate() !== day || date.getUTCHours() !== hour)
    throw new CellFault(`${column} "${short(text)}" is not a date`)
  return date
}

type DateParts = [number, number, number, number, number, number]

function isoParts(text: string): DateParts | undefined {
  const match = isoDate.exec(text)
  return match === null ? undefined : (match.slice(1, 7).map((part) => Number(part ?? 0)) as DateParts)
}

function americanParts(text: string): DateParts | undefined {
  const match = americanDate.exec(text)
  if (match === null) return undefined
  const [month, day, year, hour, minute, second] = match.slice(1, 7).map((part) => Number(part ?? 0)) as DateParts
  const half = match[7]?.toUpperCase()
  const shifted = half === undefined ? hour : (hour % 12) + (half === 'PM' ? 12 : 0)
  return [year < 100 ? 2000 + year : year, month, day, shifted, minute, second]
}

/** The last instant of a day that is given without a time, as Magento understands the end of a special price. */
export function endOfDay(date: Date | undefined): Date | undefined {
  if (date === undefined || date.getTime() % 86_400_000 !== 0) return date
  return new Date(date.getTime() + 86_400_000)
}

export function parseList(cell: string | undefined, separator = ','): string[] {
  const parts = (cell ?? '').split(separator).map((part) => part.trim())
  return [...new Set(parts.filter((part) => part !== ''))]
}

const entities: Record<string, string> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  frac14: '¼',
  frac12: '½',
  frac34: '¾',
  reg: '®',
  trade: '™',
  deg: '°',
}

/** Plain text out of a cell that holds HTML entities. */
export function decodeEntities(text: string): string {
  return text.replaceAll(
    /&(?:#(\d{1,6})|([a-z]+\d*));/g,
    (whole, code: string | undefined, name: string | undefined) => {
      if (code === undefined) return entities[name ?? ''] ?? whole
      return Number(code) > 31 && Number(code) < 0x10ffff ? String.fromCodePoint(Number(code)) : whole
    },
  )
}

function short(text: string): string {
  return text.length > 40 ? `${text.slice(0, 40)}…` : text
}
