import type { Reader, Writer } from '#src/platform/database.ts'
import {
  selectCoupons,
  selectCouponsOf,
  selectRulesByCode,
  updateCouponActive,
  upsertCoupons,
  upsertRules,
  type CouponRow,
  type RuleRow,
} from './rule-queries.ts'

/** A rule with the coupons listed in the import. Coupons that are not listed stay unchanged. */
export interface CartRuleDraft extends Omit<RuleRow, 'id'> {
  coupons: { code: string; limitTotal: number | null; limitPerCustomer: number | null }[]
}

export interface CartRuleReport {
  created: number
  changed: number
  unchanged: number
  /** Codes that belong to another rule. */
  taken: string[]
}

export type { CouponRow } from './rule-queries.ts'

/** Saves rules by code, with their coupons. The counted uses are not reset. */
export async function saveCartRules(tx: Writer, drafts: readonly CartRuleDraft[]): Promise<CartRuleReport> {
  const wanted = [...new Map(drafts.map((draft) => [draft.code, draft])).values()]
  const report: CartRuleReport = { created: 0, changed: 0, unchanged: 0, taken: [] }
  if (wanted.length === 0) return report
  const known = await selectRulesByCode(
    tx,
    wanted.map(({ code }) => code),
  )
  const before = new Map(known.map(({ id: _, ...rule }) => [rule.code, rule]))
  const coupons = await selectCouponsOf(
    tx,
    wanted.flatMap((draft) => draft.coupons.map(({ code }) => code)),
  )
  const ids = await upsertRules(
    tx,
    wanted.map(({ coupons: _, ...rule }) => rule),
  )
  for (const { coupons: own, ...rule } of wanted) {
    const kept = own.filter((coupon) => (couponOf(coupons, coupon.code)?.rule ?? rule.code) === rule.code)
    report.taken.push(...own.filter((coupon) => !kept.includes(coupon)).map(({ code }) => code))
    const ruleId = ids.get(rule.code)
    if (ruleId !== undefined && kept.length > 0)
      await upsertCoupons(
        tx,
        kept.map((coupon) => ({ ...coupon, ruleId })),
      )
    const old = before.get(rule.code)
    if (old === undefined) report.created++
    else if (isSame(old, rule) && kept.every((coupon) => isSameCoupon(couponOf(coupons, coupon.code), coupon)))
      report.unchanged++
    else report.changed++
  }
  return report
}

function couponOf(coupons: CouponRow[], code: string): CouponRow | undefined {
  return coupons.find((coupon) => coupon.code.toUpperCase() === code.toUpperCase())
}

type Limits = Pick<CouponRow, 'limitTotal' | 'limitPerCustomer'>

function isSameCoupon(old: CouponRow | undefined, draft: Limits): boolean {
  return old?.limitTotal === draft.limitTotal && old.limitPerCustomer === draft.limitPerCustomer
}

function isSame(a: Omit<RuleRow, 'id'>, b: Omit<RuleRow, 'id'>): boolean {
  return canonical(a) === canonical(b)
}

/** JSON with sorted keys, so that equal values compare as equal. */
function canonical(value: unknown): string {
  return JSON.stringify(value, (_key, part: unknown) =>
    part !== null && typeof part === 'object' && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  )
}

/** Coupons whose code or rule contains the text, newest first. */
export function listCoupons(db: Reader, text: string, limit: number): Promise<CouponRow[]> {
  return selectCoupons(db, text, limit)
}

/** Adds a code to a coupon rule, or updates the limits of the code. Returns an error message on failure. */
export async function addCoupon(
  tx: Writer,
  ruleCode: string,
  coupon: CartRuleDraft['coupons'][number],
): Promise<string | null> {
  const [rule] = await selectRulesByCode(tx, [ruleCode])
  if (rule === undefined) return `There is no cart rule "${ruleCode}".`
  if (!rule.needsCoupon) return `The cart rule "${ruleCode}" needs no coupon.`
  const [known] = await selectCouponsOf(tx, [coupon.code])
  if (known !== undefined && known.rule !== ruleCode) return `The coupon belongs to the cart rule "${known.rule}".`
  await upsertCoupons(tx, [{ ...coupon, ruleId: rule.id }])
  return null
}

/** Enables or disables a coupon. Returns false if it does not exist. */
export function switchCoupon(tx: Writer, code: string, isActive: boolean): Promise<boolean> {
  return updateCouponActive(tx, code, isActive)
}
