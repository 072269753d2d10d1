import { armenianDate } from '@bocian/rules/armenian-date.ts'
import { intlLocales } from '@bocian/rules/intl-locales.ts'
import type { StoreView } from './store-view.ts'

type Place = Pick<StoreView, 'locale' | 'country'>

/** Countries whose clocks differ from those of Warsaw, and those of the demo. */
const timeZones: Readonly<Record<string, string>> = {
  PL: 'Europe/Warsaw',
  CZ: 'Europe/Prague',
  SK: 'Europe/Bratislava',
  DE: 'Europe/Berlin',
  IE: 'Europe/Dublin',
  RO: 'Europe/Bucharest',
  UA: 'Europe/Kyiv',
  AM: 'Asia/Yerevan',
  AE: 'Asia/Dubai',
  BG: 'Europe/Sofia',
  EE: 'Europe/Tallinn',
  FI: 'Europe/Helsinki',
  GB: 'Europe/London',
  GE: 'Asia/Tbilisi',
  GR: 'Europe/Athens',
  JO: 'Asia/Amman',
  LT: 'Europe/Vilnius',
  LV: 'Europe/Riga',
  MD: 'Europe/Chisinau',
  PT: 'Europe/Lisbon',
  TR: 'Europe/Istanbul',
}

/** A number in the store's locale: '1 234,5'. */
export function formatNumber({ locale }: Place, value: number): string {
  return new Intl.NumberFormat(intlLocales(locale)).format(value)
}

/** A date in the store's time zone, with the month in words: '3 maja 2026', '3 May 2026'. */
export function formatDate(place: Place, instant: string | Date): string {
  return written(place, instant, { dateStyle: 'long' })
}

/** A date and time in the store's time zone. */
export function formatDateTime(place: Place, instant: string | Date): string {
  return written(place, instant, { dateStyle: 'long', timeStyle: 'short' })
}

function written({ locale, country }: Place, instant: string | Date, style: Intl.DateTimeFormatOptions): string {
  const date = new Date(instant)
  // Show nothing rather than "Invalid Date".
  if (Number.isNaN(date.getTime())) return ''
  const timeZone = timeZones[country] ?? 'Europe/Warsaw'
  if (locale === 'hy-AM') return armenianDate(date, timeZone, style.timeStyle !== undefined)
  const text = new Intl.DateTimeFormat(locale, { ...style, timeZone }).format(date)
  // The Ukrainian word for the year is one letter, which must not begin a line.
  return locale === 'uk-UA' ? text.replace(/ (?=р\.)/, '\u00A0') : text
}
