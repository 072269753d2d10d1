import { armenianMonths } from './armenian-date.ts'
import type { StoreView } from './store-view.ts'

/** Some days of the calendar (2026-11-24) from one to another, with the day of the week: 'Tue 24 – Wed 25 November'; one day alone when both are the same. */
export function formatDays({ locale }: Pick<StoreView, 'locale'>, from: string, to: string): string {
  const [first, last] = [new Date(`${from}T00:00:00Z`), new Date(`${to}T00:00:00Z`)]
  // What is no date is not shown as a wrong one.
  if (Number.isNaN(first.getTime()) || Number.isNaN(last.getTime())) return ''
  if (locale === 'hy-AM') return from === to ? armenianDay(first) : `${armenianDay(first)} – ${armenianDay(last)}`
  const format = new Intl.DateTimeFormat(locale, { weekday: 'short', day: 'numeric', month: 'long', timeZone: 'UTC' })
  const text = from === to ? format.format(first) : format.formatRange(first, last)
  // Engines differ in the spaces around a dash.
  return text.replaceAll(/[\u2009\u202f]/g, ' ')
}

const armenianWeekdays = ['կիրակի', 'երկուշաբթի', 'երեքշաբթի', 'չորեքշաբթի', 'հինգշաբթի', 'ուրբաթ', 'շաբաթ']

/** By hand, as Chromium carries no Armenian. */
function armenianDay(day: Date): string {
  const month = armenianMonths[day.getUTCMonth()] ?? ''
  return `${armenianWeekdays[day.getUTCDay()] ?? ''}, ${month} ${day.getUTCDate()}`
}
