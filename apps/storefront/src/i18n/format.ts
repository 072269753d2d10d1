import { armenianDate } from './armenian-date.ts'
import { intlLocales } from './intl-locales.ts'
import type { StoreView } from './store-view.ts'

type Place = Pick<StoreView, 'locale' | 'country'>

const timeZones: Readonly<Record<string, string>> = {
  PL: 'Europe/Warsaw',
  CZ: 'Europe/Prague',
  SK: 'Europe/Bratislava',
  DE: 'Europe/Berlin',
  IE: 'Europe/Dublin',
  RO: 'Europe/Bucharest',
  UA: 'Europe/Kyiv',
  AM: 'Asia/Yerevan',
}

/** A number as the store's shoppers write it: '1 234,5'. */
export function formatNumber({ locale }: Place, value: number): string {
  return new Intl.NumberFormat(intlLocales(locale)).format(value)
}

/** The day of an instant in the store's own country, the month in words: '3 maja 2026', '3 May 2026'. */
export function formatDate(place: Place, instant: string | Date): string {
  return written(place, instant, { dateStyle: 'long' })
}

/** Day and time of an instant in the store's own country. */
export function formatDateTime(place: Place, instant: string | Date): string {
  return written(place, instant, { dateStyle: 'long', timeStyle: 'short' })
}

function written({ locale, country }: Place, instant: string | Date, style: Intl.DateTimeFormatOptions): string {
  const date = new Date(instant)
  // What is no date is not shown as a wrong one.
  if (Number.isNaN(date.getTime())) return ''
  const timeZone = timeZones[country] ?? 'Europe/Warsaw'
  if (locale === 'hy-AM') return armenianDate(date, timeZone, style.timeStyle !== undefined)
  return new Intl.DateTimeFormat(locale, { ...style, timeZone }).format(date)
}
