import type { Reader, Writer } from '#src/platform/database.ts'
import { labelOf, supportsCurrency } from './find-cart-rules.ts'
import {
  insertOwnedCoupon,
  selectOwnedCoupons,
  type OwnedCouponDraft,
  type OwnedCouponRow,
} from './owned-coupon-queries.ts'
import { selectRulesByCode } from './rule-queries.ts'

/** A coupon with the name of its rule. */
export type OwnedCoupon = Omit<OwnedCouponRow, 'labels' | 'rule'> & { label: string }

/** Magento's customer group of signed-in customers. */
const customers = 1

/** The names of those rules, by code, whose coupons a customer could use now in a store view. */
export async function offeredRules(
  db: Reader,
  codes: readonly string[],
  { storeId, currency, locale, now }: { storeId: number; currency: string; locale: string; now: Date },
): Promise<Map<string, string>> {
  const offered = (await rulesByCode(db, codes)).filter(
    (rule) =>
      rule.isActive &&
      rule.needsCoupon &&
      supportsCurrency(rule, currency) &&
      (rule.storeIds?.includes(storeId) ?? true) &&
      (rule.groupIds?.includes(customers) ?? true) &&
      (rule.startsAt === null || rule.startsAt <= now) &&
      (rule.endsAt === null || rule.endsAt > now),
  )
  return new Map(offered.map((rule) => [rule.code, labelOf(rule, locale)]))
}

/** The names of rules by code, whether they apply or not. */
export async function ruleLabels(db: Reader, codes: readonly string[], locale: string): Promise<Map<string, string>> {
  return new Map((await rulesByCode(db, codes)).map((rule) => [rule.code, labelOf(rule, locale)]))
}

const rulesByCode = async (db: Reader, codes: readonly string[]) =>
  codes.length === 0 ? [] : selectRulesByCode(db, [...new Set(codes)])

/** Creates a coupon that only its owner can use, once, until it ends. */
export async function issueCoupon(tx: Writer, draft: OwnedCouponDraft): Promise<void> {
  if (!(await insertOwnedCoupon(tx, draft))) throw new Error(`There is no cart rule "${draft.rule}" with coupons`)
}

export async function couponsByCode(db: Reader, codes: readonly string[], locale: string): Promise<OwnedCoupon[]> {
  if (codes.length === 0) return []
  return (await selectOwnedCoupons(db, codes)).map(({ labels, rule, ...coupon }) => ({
    ...coupon,
    label: labelOf({ labels, code: rule }, locale),
  }))
}
