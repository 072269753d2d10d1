import { writeDecimal } from './decimal.ts'
import { intlLocales } from './intl-locales.ts'

// Languages that put a space before the percent sign.
const spacesPercents = /^(cs|sk|de)/

/** Percent in a locale such as `pl-PL`, without decimals by default: '20%', in German '20 %'. */
export function writePercent(locale: string, percent: number, digits: 0 | 2 = 0): string {
  const number = writeDecimal(locale, percent, digits)
  if (number !== undefined) return `${number}${spacesPercents.test(locale) ? '\u00A0' : ''}%`
  return new Intl.NumberFormat(intlLocales(locale), { style: 'percent', maximumFractionDigits: digits }).format(
    percent / 100,
  )
}
