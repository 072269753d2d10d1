import type { StoreView } from './store-views.ts'

export type DisplayMoney = { readonly value?: number | null | undefined; readonly currency?: string | null | undefined }

const formats = new Map<string, Intl.NumberFormat>()

function formatOf(locale: string, currency: string): Intl.NumberFormat {
  const key = `${locale} ${currency}`
  let format = formats.get(key)
  if (!format) {
    format = new Intl.NumberFormat(locale, {
      style: 'currency',
      currency,
      currencyDisplay: 'narrowSymbol',
      minimumFractionDigits: 2,
      maximumFractionDigits: 2,
    })
    formats.set(key, format)
  }
  return format
}

// Chromium carries no Armenian number format; drams are written by hand so that server and browser agree.
function drams(value: number): string {
  return `${String(Math.round(value)).replaceAll(/\B(?=(\d{3})+$)/g, '\u00A0')}\u00A0֏`
}

/** A price as the store's shoppers write it: '79,99 zł', '€19.99'. */
export function formatMoney(store: StoreView, money: DisplayMoney): string {
  const currency = money.currency ?? store.currency
  if (currency === 'AMD') return drams(money.value ?? 0)
  return formatOf(store.locale, currency).format(money.value ?? 0)
}
