// How Adyen counts where a currency has not two decimals; ISO 4217 differs for some of them.
// https://docs.adyen.com/development-resources/currency-codes
const decimals: ReadonlyMap<string, number> = new Map([
  ...['CVE', 'DJF', 'GNF', 'IDR', 'JPY', 'KMF', 'KRW', 'PYG', 'RWF', 'UGX', 'VND', 'VUV', 'XAF', 'XOF', 'XPF'].map(
    (currency) => [currency, 0] as const,
  ),
  ...['BHD', 'IQD', 'JOD', 'KWD', 'LYD', 'OMR', 'TND'].map((currency) => [currency, 3] as const),
])

const factorOf = (currency: string): number => 10 ** ((decimals.get(currency) ?? 2) - 2)

/** The shop's hundredths in Adyen's minor units of the currency. */
export function toAdyenValue(amount: number, currency: string): number {
  const value = Math.round(amount * factorOf(currency))
  if (toShopAmount(value, currency) !== amount) throw new Error(`${amount} hundredths of ${currency} cannot be charged`)
  return value
}

/** Adyen's minor units in the shop's hundredths; a fraction where the shop has no such amount. */
export const toShopAmount = (value: number, currency: string): number => value / factorOf(currency)
