import { armenianDate, armenianDay, armenianWeekday } from '@bocian/rules/armenian-date.ts'
import { toDecimal } from '@bocian/rules/money.ts'
import { unbrokenDays } from '@bocian/rules/unbroken-days.ts'
import { writeMoney } from '@bocian/rules/written-money.ts'

// How emails, documents and pages of the backend write money, dates and days: as the storefront does. Locales are those of store
// views, such as `pl_PL`.

/** The language tag of a locale. The English texts are British, and so are their dates. */
export function languageTag(locale: string): string {
  return locale === 'en_US' ? 'en-GB' : locale.replace('_', '-')
}

const dateFormats = new Map<string, Intl.DateTimeFormat>()

/** A format is made once, because making one costs more than using it a hundred times. */
function dateFormat(language: string, style: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = `${language} ${JSON.stringify(style)}`
  const format = dateFormats.get(key) ?? new Intl.DateTimeFormat(language, style)
  dateFormats.set(key, format)
  return format
}

/** An amount in minor units: '14,99 lei', '1 500 ֏'. */
export function formatMoney(locale: string, currency: string, minor: number): string {
  return writeMoney(languageTag(locale), currency, toDecimal(minor))
}

/** A date with the month in words: '1 grudnia 2026', '2026 թ. դեկտեմբերի 1'. */
export function formatDate(locale: string, date: Date, timeZone: string): string {
  if (locale === 'hy_AM') return armenianDate(date, timeZone, false)
  return dateFormat(languageTag(locale), { dateStyle: 'long', timeZone }).format(date)
}

/** A date and time, on request to the second and with the time zone. */
export function formatMoment(
  locale: string,
  date: Date,
  timeZone: string,
  timeStyle: 'short' | 'long' = 'short',
): string {
  const language = languageTag(locale)
  if (locale !== 'hy_AM') return dateFormat(language, { dateStyle: 'long', timeStyle, timeZone }).format(date)
  const time = dateFormat(language, { timeStyle, timeZone })
  return `${armenianDate(date, timeZone, false)}, ${time.format(date)}`
}

const mostRanges = 1_000
const ranges = new Map<string, string>()

/** Calendar days such as 2026-12-01 with weekdays: 'Tue 1 December – Thu 3 December'; a single day if both are the same. */
export function formatDays(locale: string, from: string, to: string): string {
  // Most orders of a day arrive on the same days, and writing these is dear.
  const key = `${locale} ${from} ${to}`
  const text = ranges.get(key) ?? writeDays(locale, from, to)
  if (ranges.size >= mostRanges) ranges.clear()
  ranges.set(key, text)
  return text
}

function writeDays(locale: string, from: string, to: string): string {
  const [first, last] = [new Date(`${from}T00:00:00Z`), new Date(`${to}T00:00:00Z`)]
  if (locale === 'hy_AM')
    return unbrokenDays(from === to ? armenianDay(first) : `${armenianDay(first)} – ${armenianDay(last)}`)
  const style = { weekday: 'short', day: 'numeric', month: 'long', timeZone: 'UTC' } as const
  const format = dateFormat(languageTag(locale), style)
  const text = from === to ? format.format(first) : format.formatRange(first, last)
  return unbrokenDays(text.replaceAll(/[\u2009\u202F]/g, ' '))
}

/** The name of a weekday for lists of opening hours: 'Mon'; in Armenian, which has no usual abbreviations, in full. */
export function formatWeekday(locale: string, day: Date): string {
  if (locale === 'hy_AM') return armenianWeekday(day)
  return dateFormat(languageTag(locale), { weekday: 'short', timeZone: 'UTC' }).format(day)
}

const dayCounts = new Map<string, Intl.NumberFormat>()

/** A number of days with its noun, on one line: '30 dni'. */
export function countDays(locale: string, days: number): string {
  const language = languageTag(locale)
  const format =
    dayCounts.get(language) ?? new Intl.NumberFormat(language, { style: 'unit', unit: 'day', unitDisplay: 'long' })
  dayCounts.set(language, format)
  return format.format(days).replaceAll(' ', '\u00A0')
}
