import { createHash } from 'node:crypto'
import { mailboxOf } from '@bocian/rules/mailbox.ts'
import type { Reader } from '#src/platform/database.ts'
import { referenceData, type ReferenceState } from '#src/platform/reference-data.ts'
import { selectOpenRules, selectRules, type RequestedRuleRow, type RuleRow } from './rule-queries.ts'
import type { CartRule, CouponFault } from '../types.ts'

/** What determines which cart rules apply. */
export interface RuleQuery {
  storeId: number
  currency: string
  locale: string
  customerId: number | null
  email: string | null
  now: Date
  /** The coupon codes of the cart. */
  codes: string[]
  /** The database's reader and the state that was read with the cart, to use the rules without coupons that the process keeps. */
  kept: { home: Reader; reference: ReferenceState }
}

export interface FoundRules {
  rules: CartRule[]
  /** The codes that currently do not apply, as entered. */
  refused: { code: string; fault: CouponFault }[]
}

/** Magento's customer groups: 0 for guests, 1 for customers. */
const groupOf = (customerId: number | null): number => (customerId === null ? 0 : 1)

/** The rules that apply now in a store view, including those of the coupons. */
export async function findCartRules(db: Reader, query: RuleQuery): Promise<FoundRules> {
  const codes = query.codes.filter(isCode)
  const rows = codes.length === 0 ? await openRules(db, query) : await rulesWith(db, query, codes)
  const found: FoundRules = { rules: [], refused: [] }
  for (const row of rows) {
    const fault = faultOf(row, query)
    if (fault === null) found.rules.push(toRule(row, query))
    else if (row.couponCode !== null) found.refused.push({ code: row.couponCode, fault })
  }
  const known = new Set(rows.map((row) => row.couponCode?.toUpperCase()))
  const unknown = query.codes.filter((code) => !known.has(code.toUpperCase()))
  return { ...found, refused: [...found.refused, ...unknown.map((code) => ({ code, fault: 'unknown' as const }))] }
}

/** With coupons, whose uses change with every order, all rules are read together. */
function rulesWith(db: Reader, query: RuleQuery, codes: string[]): Promise<RequestedRuleRow[]> {
  const { storeId, now, customerId, email } = query
  return selectRules(db, {
    storeId,
    groupId: groupOf(customerId),
    now,
    codes,
    buyers: buyersOf(customerId, email),
  })
}

async function openRules(db: Reader, query: RuleQuery): Promise<RequestedRuleRow[]> {
  const { home, reference } = query.kept
  const rules = await referenceData(home, reference, 'cart rules without coupons', () => selectOpenRules(db))
  return rules.filter(
    (rule) =>
      (rule.storeIds === null || rule.storeIds.includes(query.storeId)) &&
      (rule.groupIds === null || rule.groupIds.includes(groupOf(query.customerId))) &&
      (rule.startsAt === null || rule.startsAt <= query.now) &&
      !isOver(rule.endsAt, query.now),
  )
}

/** Whether a text has the form of a coupon code. If it does not, no query is needed. */
export function isCode(code: string): boolean {
  return /^[^\p{C}]{1,64}$/u.test(code)
}

/**
 * The keys by which a buyer's coupon uses are counted: the customer id, and hashes of the email address and of its mailbox, which other
 * addresses may share (`me+1@example.com`).
 */
export function buyersOf(customerId: number | null, email: string | null): string[] {
  const address = email?.trim().normalize('NFKC').toLowerCase() ?? ''
  const addresses = address === '' ? [] : [...new Set([address, mailboxOf(address)])]
  return [
    ...(customerId === null ? [] : [`customer ${customerId}`]),
    ...addresses.map((one) => createHash('sha256').update(`coupon|${one}`).digest('base64url')),
  ].toSorted()
}

function faultOf(row: RequestedRuleRow, query: RuleQuery): CouponFault | null {
  if (!supportsCurrency(row, query.currency)) return 'unknown'
  if (row.couponId === null) return null
  if (!row.isActive || row.couponIsActive !== true) return 'unknown'
  if (row.couponOwnerId !== null && row.couponOwnerId !== query.customerId) return 'unknown'
  if (row.storeIds !== null && !row.storeIds.includes(query.storeId)) return 'unknown'
  if (row.startsAt !== null && row.startsAt > query.now) return 'not-started'
  if (isOver(row.endsAt, query.now) || isOver(row.couponEndsAt, query.now)) return 'expired'
  if (row.groupIds !== null && !row.groupIds.includes(groupOf(query.customerId))) return 'group'
  if (row.isUsedUp === true) return 'used-up'
  return row.isUsedByBuyer === true ? 'used-by-you' : null
}

const isOver = (endsAt: Date | null, now: Date): boolean => endsAt !== null && endsAt <= now

/** Whether the amounts of a rule are known in the currency. */
export function supportsCurrency(row: RuleRow, currency: string): boolean {
  const needsAmount = row.action === 'by_fixed' || row.action === 'cart_fixed'
  if (needsAmount && row.amounts[currency] === undefined) return false
  return row.subtotals === null || row.subtotals[currency] !== undefined
}

/** The name of a rule in a language, otherwise in English, otherwise its code. */
export const labelOf = ({ labels, code }: Pick<RuleRow, 'labels' | 'code'>, locale: string): string =>
  labels[locale] ?? labels['en_US'] ?? code

function toRule(row: RequestedRuleRow, { currency, locale }: RuleQuery): CartRule {
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
    label: labelOf(row, locale),
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
