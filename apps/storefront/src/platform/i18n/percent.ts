import { writeDecimal } from './decimal.ts'
import { intlLocales } from './intl-locales.ts'
import type { StoreView } from './store-view.ts'

// Languages that put a space before the percent sign.
const spacesPercents = /^(cs|sk|de|ro)/

/** Whole percent without a sign: '20%', in German '20 %'. */
export function formatPercent({ locale }: Pick<StoreView, 'locale'>, percent: number): string {
  const number = writeDecimal(locale, percent, 0)
  if (number !== undefined) return `${number}${spacesPercents.test(locale) ? '\u00A0' : ''}%`
  return new Intl.NumberFormat(intlLocales(locale), { style: 'percent', maximumFractionDigits: 0 }).format(
    percent / 100,
  )
}
