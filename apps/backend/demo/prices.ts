import type { Currency } from './stores.ts'

/** Converts whole zlotys to a price that looks usual in the market, in minor units. */
const markets: Readonly<Record<Currency, (zlotys: number) => number>> = {
  PLN: (zlotys) => Math.round(zlotys) * 100 - 1,
  CZK: (zlotys) => (Math.round((zlotys * 5.6) / 10) * 10 - 1) * 100,
  EUR: (zlotys) => Math.max(2, Math.round(zlotys / 4)) * 100 - 1,
  RON: (zlotys) => Math.max(10, Math.round((zlotys * 1.12) / 5) * 5) * 100 - 1,
  UAH: (zlotys) => (Math.round((zlotys * 9.4) / 10) * 10 - 1) * 100,
  AMD: (zlotys) => Math.round((zlotys * 99) / 100) * 100 * 100,
}

/** The regular price in minor units of the currency. */
export function regularPrice(zlotys: number, currency: Currency): number {
  return markets[currency](zlotys)
}

/** The discounted price, rounded as usual in the market and always below the regular price. */
export function reducedPrice(zlotys: number, percent: number, currency: Currency): number {
  const regular = regularPrice(zlotys, currency)
  const reduced = regularPrice((zlotys * (100 - percent)) / 100, currency)
  return reduced < regular ? reduced : Math.round((regular * (100 - percent)) / 100)
}

/** Minor units as a decimal for CSV files: `79.99`. */
export function decimal(minor: number): string {
  return (minor / 100).toFixed(2)
}

/** The amounts of a gift card, in whole currency units. */
export const giftAmounts: Readonly<Record<Currency, readonly number[]>> = {
  PLN: [50, 100, 150, 200, 300],
  CZK: [300, 500, 1000, 1500],
  EUR: [15, 25, 50, 75],
  RON: [50, 100, 200, 300],
  UAH: [500, 1000, 1500, 2500],
  AMD: [5000, 10000, 20000, 30000],
}
