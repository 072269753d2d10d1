import type { Reader, Writer } from '#src/platform/database.ts'
import {
  insertPriceLog,
  insertPriceLogWhereChanged,
  selectPrices,
  selectReducedPriceLogs,
  selectTaxRates,
} from './queries.ts'
import type { PriceLogRow, PriceRow, TaxRate } from './types.ts'

export { calculateFinalPrice, calculateNextChange } from './calculate-final-price.ts'
export { calculateLowestPrice } from './calculate-lowest-price.ts'
export { calculateDiscounts } from './calculate-discounts.ts'
export { findCartRules, isCode } from './find-cart-rules.ts'
export {
  addCoupon,
  listCoupons,
  saveCartRules,
  switchCoupon,
  type CartRuleDraft,
  type CouponRow,
} from './save-cart-rules.ts'
export { savePrices } from './save-prices.ts'
export { returnCoupons, takeCoupons, takeCouponsAgain } from './take-coupons.ts'
export { ruleActions } from './types.ts'
export type {
  Coupon,
  CouponFault,
  DeliveryRule,
  Price,
  PriceLogRow,
  PriceRow,
  RuleAction,
  RuleDiscount,
  TaxRate,
} from './types.ts'

/** The price rows of products in the given store views; in all of them when none are named. */
export async function pricesOf(db: Reader, productIds: number[], storeIds: number[] | null): Promise<PriceRow[]> {
  return productIds.length === 0 ? [] : selectPrices(db, productIds, storeIds)
}

/** The logs of what is reduced, from which the lowest price before the reduction is calculated. */
export async function reducedPriceLogs(
  db: Reader,
  productIds: number[],
  storeIds: number[] | null,
): Promise<PriceLogRow[]> {
  return productIds.length === 0 ? [] : selectReducedPriceLogs(db, productIds, storeIds)
}

/** Appends history, such as a merchant's older prices. An entry that is there stays. Returns how many were new. */
export async function appendPriceLog(tx: Writer, rows: PriceLogRow[]): Promise<number> {
  return rows.length === 0 ? 0 : insertPriceLog(tx, rows)
}

/** Writes down what is asked for from now on, where it differs from the newest entry of the log. */
export async function logCurrentPrices(tx: Writer, rows: PriceLogRow[]): Promise<number> {
  return rows.length === 0 ? 0 : insertPriceLogWhereChanged(tx, rows)
}

export async function taxRates(db: Reader): Promise<TaxRate[]> {
  return selectTaxRates(db)
}
