import { armenianMonths } from '@bocian/rules/armenian-date.ts'

/** The name of a month such as `2026-11`: „listopad 2026”. A text of another form is returned as it is. */
export function monthName(locale: string, month: string): string {
  const [, year, number] = /^(\d{4})-(0[1-9]|1[0-2])$/.exec(month) ?? []
  if (year === undefined) return month
  const index = Number(number) - 1
  // Not with Intl, because Chromium has no Armenian locale data. Without the ending of the genitive case.
  if (locale === 'hy-AM') return `${year} թ. ${(armenianMonths[index] ?? '').replace(/ի$/, '')}`
  const format = { month: 'long', year: 'numeric', timeZone: 'UTC' } as const
  return new Intl.DateTimeFormat(locale, format).format(new Date(Date.UTC(Number(year), index)))
}

/** The same as the title of a page. */
export function monthTitle(locale: string, month: string): string {
  const name = monthName(locale, month)
  return name.slice(0, 1).toLocaleUpperCase(locale) + name.slice(1)
}
