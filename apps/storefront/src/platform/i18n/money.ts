import { writeMoney } from '@bocian/rules/written-money.ts'
import type { StoreView } from './store-views.ts'

export type DisplayMoney = { readonly value?: number | null | undefined; readonly currency?: string | null | undefined }

/** The default currency, used when neither the amount nor the store has one (STORE-32). */
const lastCurrency = 'USD'

/** The currency of an amount: that of the amount itself, else of the store, else USD (AMB-26). */
export function currencyOf(money: DisplayMoney, store: { readonly currency?: string | null } | undefined): string {
  return money.currency || store?.currency || lastCurrency
}

/** A price in the store's locale: '79,99 zł', '€19.99'. */
export function formatMoney(store: Pick<StoreView, 'locale' | 'currency'>, money: DisplayMoney): string {
  return writeMoney(store.locale, currencyOf(money, store), money.value ?? 0)
}
