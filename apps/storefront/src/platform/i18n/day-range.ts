import { armenianDay } from '@bocian/rules/armenian-date.ts'
import { unbrokenDays } from '@bocian/rules/unbroken-days.ts'
import type { StoreView } from './store-view.ts'

const formats = new Map<string, Intl.DateTimeFormat>()

// Kept, because a format takes longer to make than a page's delivery to show.
function formatOf(locale: string): Intl.DateTimeFormat {
  const known = formats.get(locale)
  if (known) return known
  const made = new Intl.DateTimeFormat(locale, { weekday: 'short', day: 'numeric', month: 'long', timeZone: 'UTC' })
  formats.set(locale, made)
  return made
}

/**
 * Formats calendar days (2026-11-24) as a range with weekdays: 'Tue 24 – Wed 25 November'; a single day if both are the same. The
 * day of a month stays on one line with the month.
 */
export function formatDays({ locale }: Pick<StoreView, 'locale'>, from: string, to: string): string {
  const [first, last] = [new Date(`${from}T00:00:00Z`), new Date(`${to}T00:00:00Z`)]
  // Show nothing rather than "Invalid Date".
  if (Number.isNaN(first.getTime()) || Number.isNaN(last.getTime())) return ''
  if (locale === 'hy-AM')
    return unbrokenDays(from === to ? armenianDay(first) : `${armenianDay(first)} – ${armenianDay(last)}`)
  const format = formatOf(locale)
  const text = from === to ? format.format(first) : format.formatRange(first, last)
  // JavaScript engines differ in the spaces around the dash.
  return unbrokenDays(text.replaceAll(/[\u2009\u202f]/g, ' '))
}
