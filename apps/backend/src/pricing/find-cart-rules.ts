import { createHash } from 'node:crypto'
import type { Reader } from '#src/platform/database.ts'
import { selectRules, type AskedRuleRow } from './rule-queries.ts'
import type { CartRule, CouponFault } from './types.ts'

/** For whose cart rules are asked, where and when. */
export interface RuleQuestion {
  storeId: number
  currency: string
  locale: string
  customerId: number | null
  email: string | null
  now: Date
  /** The coupon codes of the cart. */
  codes: string[]
}

export interface FoundRules {
  rules: CartRule[]
  /** Codes that open no rule here and now, as they were given. */
  refused: { code: string; fault: CouponFault }[]
}

/** Who is not signed in belongs to group 0, every customer to group 1. */
const groupOf = (customerId: number | null): number => (customerId === null ? 0 : 1)

/** The rules that speak in a store view now, with those that the coupons open. */
export async function findCartRules(db: Reader, asked: RuleQuestion): Promise<FoundRules> {
  const { storeId, now, customerId, email } = asked
  const codes = asked.codes.filter(isCode)
  const buyers = buyersOf(customerId, email)
  const rows = await selectRules(db, { storeId, groupId: groupOf(customerId), now, codes, buyers })
  const found: FoundRules = { rules: [], refused: [] }
  for (const row of rows) {
    const fault = faultOf(row, asked)
    if (fault === null) found.rules.push(toRule(row, asked))
    else if (row.couponCode !== null) found.refused.push({ code: row.couponCode, fault })
  }
  const known = new Set(rows.map((row) => row.couponCode?.toUpperCase()))
  const unknown = asked.codes.filter((code) => !known.has(code.toUpperCase()))
  return { ...found, refused: [...found.refused, ...unknown.map((code) => ({ code, fault: 'unknown' as const }))] }
}

/** A code is short and holds no control characters; anything else is not even looked for. */
export function isCode(code: string): boolean {
  return /^[^\p{C}]{1,64}$/u.test(code)
}

/** The names under which a buyer's uses are counted: the account, and the address without telling it. */
export function buyersOf(customerId: number | null, email: string | null): string[] {
  const address = email?.trim().normalize('NFKC').toLowerCase() ?? ''
  return [
    ...(customerId === null ? [] : [`customer ${customerId}`]),
    ...(address === '' ? [] : [createHash('sha256').update(`coupon|${address}`).digest('base64url')]),
  ].toSorted()
}

function faultOf(row: AskedRuleRow, asked: RuleQuestion): CouponFault | null {
  if (!speaksIn(row, asked.currency)) return 'unknown'
  if (row.couponId === null) return null
  if (!row.isActive || row.couponIsActive !== true) return 'unknown'
  if (row.storeIds !== null && !row.storeIds.includes(asked.storeId)) return 'unknown'
  if (row.startsAt !== null && row.startsAt > asked.now) return 'not-started'
  if (row.endsAt !== null && row.endsAt <= asked.now) return 'expired'
  if (row.groupIds !== null && !row.groupIds.includes(groupOf(asked.customerId))) return 'group'
  if (row.isUsedUp === true) return 'used-up'
  return row.isUsedByBuyer === true ? 'used-by-you' : null
}

function speaksIn(row: AskedRuleRow, currency: string): boolean {
  const needsAmount = row.action === 'by_fixed' || row.action === 'cart_fixed'
  if (needsAmount && row.amounts[currency] === undefined) return false
  return row.subtotals === null || row.subtotals[currency] !== undefined
}

function toRule(row: AskedRuleRow, { currency, locale }: RuleQuestion): CartRule {
  const {
    id,
    action,
    percent,
    buyQuantity,
    freeQuantity,
    categoryIds,
    skus,
    priority,
    stopsFurther,
    appliesToShipping,
  } = row
  const coupon = row.couponId === null || row.couponCode === null ? null : { id: row.couponId, code: row.couponCode }
  return {
    id,
    label: row.labels[locale] ?? row.labels['en_US'] ?? row.code,
    action,
    percent,
    amount: row.amounts[currency] ?? 0,
    buyQuantity,
    freeQuantity,
    subtotalFrom: row.subtotals?.[currency] ?? 0,
    categoryIds,
    skus,
    priority,
    stopsFurther,
    appliesToShipping,
    coupon,
  }
}
