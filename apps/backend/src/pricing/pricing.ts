import type { Reader, Writer } from '#src/platform/database.ts'
import { calculateComingEntries } from './calculate-final-price.ts'
import {
  insertPriceLog,
  insertPriceLogWhereChanged,
  selectChangedBetween,
  selectPriceLogs,
  selectPrices,
  selectReducedPriceLogs,
  selectTaxRates,
} from './queries.ts'
import type { PriceLogRow, PriceRow, TaxRate } from './types.ts'

export { calculateFinalPrice, calculateNextChange } from './calculate-final-price.ts'
export { calculateLowestPrice } from './calculate-lowest-price.ts'
export { replaceTaxRates as saveTaxRates } from './queries.ts'
export { savePrices } from './save-prices.ts'
export type { Price, PriceLogRow, PriceRow } from './types.ts'

/** The prices of products in the given store views, or in all of them for null. */
export async function pricesOf(db: Reader, productIds: number[], storeIds: number[] | null): Promise<PriceRow[]> {
  return productIds.length === 0 ? [] : selectPrices(db, productIds, storeIds)
}

/** The price logs of reduced products, for calculating the lowest price before the reduction. */
export async function reducedPriceLogs(
  db: Reader,
  productIds: number[],
  storeIds: number[] | null,
): Promise<PriceLogRow[]> {
  return productIds.length === 0 ? [] : selectReducedPriceLogs(db, productIds, storeIds)
}

/** The products whose special price in a store view starts or ends between two moments, given in any order. */
export async function productsRepricedBetween(db: Reader, storeId: number, a: Date, b: Date): Promise<number[]> {
  return a <= b ? selectChangedBetween(db, storeId, a, b) : selectChangedBetween(db, storeId, b, a)
}

/** The price logs of these prices as they will be at a moment, if nobody changes a price until then. */
export async function priceLogsAt(
  db: Reader,
  prices: readonly PriceRow[],
  { now, at }: { now: Date; at: Date },
): Promise<PriceLogRow[]> {
  const stored = prices.length === 0 ? [] : await selectPriceLogs(db, prices)
  return [...stored, ...prices.flatMap((price) => calculateComingEntries(price, now, at))]
}

/** Appends price history, such as imported older prices. Existing entries stay unchanged. Returns the number of new ones. */
export async function appendPriceLog(tx: Writer, rows: PriceLogRow[]): Promise<number> {
  return rows.length === 0 ? 0 : insertPriceLog(tx, rows)
}

/** Adds current prices that differ from the latest log entry to the log. */
export async function logCurrentPrices(tx: Writer, rows: PriceLogRow[]): Promise<number> {
  return rows.length === 0 ? 0 : insertPriceLogWhereChanged(tx, rows)
}

/** Every tax rate, also those of days to come, in the order of their days. */
export async function taxRates(db: Reader): Promise<TaxRate[]> {
  return selectTaxRates(db)
}
