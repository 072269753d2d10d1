import { writeDecimal } from './decimal.ts'
import { intlLocales } from './intl-locales.ts'
import type { StoreView } from './store-views.ts'

export type DisplayMoney = { readonly value?: number | null | undefined; readonly currency?: string | null | undefined }

/** The default currency, used when neither the amount nor the store has one (STORE-32). */
const lastCurrency = 'USD'
const symbols: Readonly<Record<string, string>> = { USD: '$', GBP: '£', EUR: '€' }
// Currency symbols as Intl writes them in the stores' locales; 'lei' appears only in Romanian.
const ownSymbols: Readonly<Record<string, string>> = { PLN: 'zł', CZK: 'Kč', EUR: '€', UAH: '₴' }
const formats = new Map<string, Intl.NumberFormat | null>()

/** The currency of an amount: that of the amount itself, else of the store, else USD (AMB-26). */
export function currencyOf(money: DisplayMoney, store: { readonly currency?: string | null } | undefined): string {
  return money.currency || store?.currency || lastCurrency
}

/** A price in the store's locale: '79,99 zł', '€19.99'. */
export function formatMoney(store: Pick<StoreView, 'locale' | 'currency'>, money: DisplayMoney): string {
  const currency = currencyOf(money, store)
  const value = money.value ?? 0
  if (currency === 'AMD') return drams(value)
  return (
    ownMoney(store.locale, currency, value) ??
    formatOf(store.locale, currency)?.format(value) ??
    `${symbols[currency] ?? `${currency} `}${value.toFixed(2)}`
  )
}

// Undefined for prices that only Intl formats right: in foreign currencies, and negative prices in English, where the sign
// precedes the symbol.
function ownMoney(locale: string, currency: string, value: number): string | undefined {
  const symbol = currency === 'RON' && locale === 'ro-RO' ? 'lei' : ownSymbols[currency]
  const isEnglish = locale === 'en-GB'
  const number = symbol === undefined ? undefined : writeDecimal(locale, value, 2)
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
  try {
    return new Intl.NumberFormat(intlLocales(locale), { ...options, currencyDisplay: 'narrowSymbol' })
  } catch {
    return null
  }
}

// Not with Intl: Chromium has no Armenian locale data and would differ from the server.
function drams(value: number): string {
  return `${String(Math.round(value)).replaceAll(/\B(?=(\d{3})+$)/g, '\u00A0')}\u00A0֏`
}
