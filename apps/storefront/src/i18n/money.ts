import type { StoreView } from './store-views.ts'

export type DisplayMoney = { readonly value?: number | null | undefined; readonly currency?: string | null | undefined }

const formats = new Map<string, Intl.NumberFormat>()

function formatOf(locale: string, currency: string): Intl.NumberFormat {
  const key = `${locale} ${currency}`
  let format = formats.get(key)
  if (!format) {
    const digits = currency === 'AMD' ? 0 : 2
    format = new Intl.NumberFormat(locale, {
      style: 'currency',
      currency,
      currencyDisplay: 'narrowSymbol',
      minimumFractionDigits: digits,
      maximumFractionDigits: digits,
    })
    formats.set(key, format)
  }
  return format
}

/** A price as the store's shoppers write it: '79,99 zł', '€19.99'. */
export function formatMoney(store: StoreView, money: DisplayMoney): string {
  return formatOf(store.locale, money.currency ?? store.currency).format(money.value ?? 0)
}
