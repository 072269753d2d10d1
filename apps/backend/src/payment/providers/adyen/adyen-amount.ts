// The number of decimals of Adyen's minor units, for currencies where it is not two; it sometimes differs from ISO 4217.
// https://docs.adyen.com/development-resources/currency-codes
const decimals: ReadonlyMap<string, number> = new Map([
  ...['CVE', 'DJF', 'GNF', 'IDR', 'JPY', 'KMF', 'KRW', 'PYG', 'RWF', 'UGX', 'VND', 'VUV', 'XAF', 'XOF', 'XPF'].map(
    (currency) => [currency, 0] as const,
  ),
  ...['BHD', 'IQD', 'JOD', 'KWD', 'LYD', 'OMR', 'TND'].map((currency) => [currency, 3] as const),
])

const factorOf = (currency: string): number => 10 ** ((decimals.get(currency) ?? 2) - 2)

/** Converts the shop's hundredths to Adyen's minor units. */
export function toAdyenValue(amount: number, currency: string): number {
  const value = Math.round(amount * factorOf(currency))
  if (toShopAmount(value, currency) !== amount) throw new Error(`${amount} hundredths of ${currency} cannot be charged`)
  return value
}

/** Converts Adyen's minor units to the shop's hundredths. Returns a fraction if the shop cannot express the amount. */
export const toShopAmount = (value: number, currency: string): number => value / factorOf(currency)
