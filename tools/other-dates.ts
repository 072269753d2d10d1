import { pathToFileURL } from 'node:url'
import path from 'node:path'

const day = 86_400_000

/**
 * A date of the next year on which fixed dates and calculations with days have failed: another one on each of five days, or the one in
 * TEST_DATE.
 */
export function otherDate(now = new Date()): Date {
  const given = process.env['TEST_DATE']
  if (given !== undefined) return new Date(given)
  const dates = difficultDates(now.getUTCFullYear() + 1)
  return dates[Math.floor(now.getTime() / day) % dates.length] ?? now
}

/** The environment in which Node's clock begins at this date. */
export function clockAt(date: Date, now = new Date()): Record<string, string> {
  const alreadyMoved = Number(process.env['CLOCK_SHIFT'] ?? 0)
  const preload = pathToFileURL(path.join(import.meta.dirname, 'shifted-clock.ts')).href
  return {
    CLOCK_SHIFT: String(alreadyMoved + date.getTime() - now.getTime()),
    NODE_OPTIONS: `${process.env['NODE_OPTIONS'] ?? ''} --import ${preload}`.trim(),
  }
}

/** Two minutes before a month or year ends, one minute before clocks change in Europe, and a holiday. */
const difficultDates = (year: number): Date[] => [
  new Date(Date.UTC(year, 11, 24, 9)),
  new Date(Date.UTC(year, 11, 31, 23, 58)),
  new Date(Date.UTC(year, 2, 0, 23, 58)),
  lastSunday(year, 3),
  lastSunday(year, 10),
]

/** One minute before the clocks change on the last Sunday of a month with 31 days, March or October. */
function lastSunday(year: number, month: number): Date {
  const weekday = new Date(Date.UTC(year, month - 1, 31)).getUTCDay()
  return new Date(Date.UTC(year, month - 1, 31 - weekday, 0, 59))
}
