import { writeDecimal } from './decimal.ts'
import { intlLocales } from './intl-locales.ts'
import type { StoreView } from './store-views.ts'

export type DisplayMoney = { readonly value?: number | null | undefined; readonly currency?: string | null | undefined }

/** The currency of what nobody has told the currency of (STORE-32). */
const lastCurrency = 'USD'
const symbols: Readonly<Record<string, string>> = { USD: '$', GBP: '£', EUR: '€' }
// How the shops' own languages write their currencies; the leu has its Romanian name in Romanian alone.
const ownSymbols: Readonly<Record<string, string>> = { PLN: 'zł', CZK: 'Kč', EUR: '€', UAH: '₴' }
const formats = new Map<string, Intl.NumberFormat | null>()

/** The currency of an amount: its own, else the store's; USD only when neither is known (AMB-26). */
export function currencyOf(money: DisplayMoney, store: { readonly currency?: string | null } | undefined): string {
  return money.currency || store?.currency || lastCurrency
}

/** A price as the store's shoppers write it: '79,99 zł', '€19.99'. */
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

// English sets its symbol between the sign and the number: what is below zero is left to Intl, and so are currencies of others.
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

/** Null for a locale or currency that the browser does not understand. */
function makeFormat(locale: string, currency: string): Intl.NumberFormat | null {
  const options = { style: 'currency', currency, minimumFractionDigits: 2, maximumFractionDigits: 2 } as const
  try {
    return new Intl.NumberFormat(intlLocales(locale), { ...options, currencyDisplay: 'narrowSymbol' })
  } catch {
    return null
  }
}

// Chromium carries no Armenian number format; drams are written by hand so that server and browser agree.
function drams(value: number): string {
  return `${String(Math.round(value)).replaceAll(/\B(?=(\d{3})+$)/g, '\u00A0')}\u00A0֏`
}
