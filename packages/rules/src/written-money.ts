import { writeDecimal } from './decimal.ts'
import { intlLocales } from './intl-locales.ts'

const symbols: Readonly<Record<string, string>> = { USD: '$', GBP: '£', EUR: '€' }
// Currency symbols as Intl writes them in the stores' locales; 'lei' appears only in Romanian.
const ownSymbols: Readonly<Record<string, string>> = { PLN: 'zł', CZK: 'Kč', EUR: '€', UAH: '₴' }
/** Currencies whose shops show no decimals for a whole amount: '849 ₴', but '849,50 ₴'. */
const wholeCurrencies = new Set(['CZK', 'HUF', 'UAH'])
const formats = new Map<string, Intl.NumberFormat | null>()

/** An amount in a locale such as `pl-PL`: '79,99 zł', '€19.99', '1 379 Kč', '12 000 ֏'. The same in pages, emails and documents. */
export function writeMoney(locale: string, currency: string, value: number): string {
  if (currency === 'AMD') return drams(value)
  return (
    ownMoney(locale, currency, value) ??
    formatOf(locale, currency)?.format(value) ??
    `${symbols[currency] ?? `${currency} `}${value.toFixed(2)}`
  )
}

// Undefined for prices that only Intl formats right: in foreign currencies, and negative prices in English, where the sign
// precedes the symbol.
function ownMoney(locale: string, currency: string, value: number): string | undefined {
  const symbol = currency === 'RON' && locale === 'ro-RO' ? 'lei' : ownSymbols[currency]
  const isEnglish = locale === 'en-GB'
  const isWhole = wholeCurrencies.has(currency) && Number.isInteger(Number(value.toFixed(2)))
  const number = symbol === undefined ? undefined : writeDecimal(locale, value, isWhole ? 0 : 2)
  if (symbol === undefined || number === undefined) return undefined
  if (isEnglish && (currency !== 'EUR' || number.startsWith('-'))) return undefined
  return isEnglish ? symbol + number : `${number}\u00A0${symbol}`
}

function formatOf(locale: string, currency: string): Intl.NumberFormat | null {
  const key = `${locale} ${currency}`
  let format = formats.get(key)
  if (format === undefined) {
    format = makeFormat(locale, currency)
    formats.set(key, format)
  }
  return format
}

/** Null for a locale or currency that Intl does not know. */
function makeFormat(locale: string, currency: string): Intl.NumberFormat | null {
  const options = { style: 'currency', currency, minimumFractionDigits: 2, maximumFractionDigits: 2 } as const
  const trailingZeroDisplay = wholeCurrencies.has(currency) ? 'stripIfInteger' : 'auto'
  try {
    const narrow = { ...options, trailingZeroDisplay, currencyDisplay: 'narrowSymbol' } as const
    return new Intl.NumberFormat(intlLocales(locale), narrow)
  } catch {
    return null
  }
}

// Not with Intl: Chromium has no Armenian locale data and would differ from the server.
function drams(value: number): string {
  return `${String(Math.round(value)).replaceAll(/\B(?=(\d{3})+$)/g, '\u00A0')}\u00A0֏`
}
