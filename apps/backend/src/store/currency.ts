import type { StoreView } from '#src/platform/context.ts'

/** A store view has a single currency: prices are set in it, never converted. */
export function describeCurrency({ currency, locale }: Pick<StoreView, 'currency' | 'locale'>) {
  const symbol = symbolOf(currency, locale)
  return {
    available_currency_codes: [currency],
    base_currency_code: currency,
    base_currency_symbol: symbol,
    default_display_currecy_code: currency,
    default_display_currecy_symbol: symbol,
    default_display_currency_code: currency,
    default_display_currency_symbol: symbol,
    exchange_rates: [{ currency_to: currency, rate: 1 }],
  }
}

function symbolOf(currency: string, locale: string): string {
  const format = new Intl.NumberFormat(locale.replace('_', '-'), {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
  })
  return format.formatToParts(0).find((part) => part.type === 'currency')?.value ?? currency
}
