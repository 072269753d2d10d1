import { ruleActions, saveCartRules, type CartRuleDraft, type RuleAction } from '#src/pricing/rules/rules.ts'
import { CellError, parseDate, parseEnd, parseList, parseNumber } from '../parse/parse-cells.ts'
import { parseFlag } from '../parse/parse-flag.ts'
import { canonicalPath } from '../parse/parse-categories.ts'
import { readMoney, textsOf } from '../parse/parse-money.ts'
import { needText, parseWith } from '../parse/parse-with.ts'
import { selectCategoryIds } from '../queries.ts'
import type { ImportStore, Row, TableImport } from '../types.ts'

interface Draft {
  line: number
  rule: CartRuleDraft
  categoryPaths: string[]
}

const couponTypes = ['no', 'specific']

/** The cart rules table: one row per rule with its coupons. `docs/import.md` describes the columns. */
export function createCartRuleImport(stores: ReadonlyMap<string, ImportStore>, baseCode: string): TableImport<Draft> {
  return {
    columns: ['rule', 'action', 'discount_amount', 'coupon_type', 'coupons'],
    keyOf: ({ rule }) => rule.code,
    parse: parseWith('rule', (row, line) => readRule(row, line, stores, baseCode)),
    async save(tx, drafts, report) {
      const paths = drafts.flatMap(({ categoryPaths }) => categoryPaths)
      const ids = paths.length === 0 ? new Map<string, number>() : await selectCategoryIds(tx, paths)
      const rules = drafts.flatMap(({ line, rule, categoryPaths }) => {
        const missing = categoryPaths.find((path) => !ids.has(path))
        if (missing === undefined) return [{ ...rule, categoryIds: idsOf(categoryPaths, ids) }]
        report.complaints.push({ line, key: rule.code, reason: `there is no category "${missing.slice(0, 80)}"` })
        return []
      })
      const { created, changed, unchanged, taken } = await saveCartRules(tx, rules)
      report.counted.created += created
      report.counted.changed += changed
      report.counted.unchanged += unchanged
      for (const { line, rule } of drafts)
        for (const { code } of rule.coupons.filter((coupon) => taken.includes(coupon.code)))
          report.complaints.push({
            line,
            key: rule.code,
            reason: `the coupon ${code} belongs to another rule`,
            isWarning: true,
          })
    },
  }
}

function idsOf(paths: string[], ids: ReadonlyMap<string, number>): number[] | null {
  return paths.length === 0 ? null : paths.flatMap((path) => ids.get(path) ?? [])
}

function readRule(row: Row, line: number, stores: ReadonlyMap<string, ImportStore>, baseCode: string): Draft {
  const action = ruleActions.find((known) => known === row['action']?.trim())
  if (action === undefined) throw new CellError(`action must be one of ${ruleActions.join(', ')}`)
  const couponType = needText(row, 'coupon_type')
  if (!couponTypes.includes(couponType)) throw new CellError(`coupon_type must be one of ${couponTypes.join(', ')}`)
  const coupons = parseList(row['coupons'], '|').map(readCoupon)
  if (couponType === 'no' && coupons.length > 0) throw new CellError('a rule with coupons has the coupon_type specific')
  const subtotals = readMoney('subtotal_from', row['subtotal_from'])
  const skus = parseList(row['skus'], '|')
  const places = parseList(row['store_view_codes']).map((code) => storeOf(code, stores))
  // One rule has one first and one last day: those of its first store view.
  const { timeZone } = places[0] ?? storeOf(baseCode, stores)
  const rule: CartRuleDraft = {
    code: needText(row, 'rule'),
    labels: textsOf(row, 'label_'),
    isActive: parseFlag('is_active', row['is_active']) ?? true,
    action,
    ...amountsOf(action, row),
    subtotals: Object.keys(subtotals).length === 0 ? null : subtotals,
    needsCoupon: couponType === 'specific',
    storeIds: listOrNull(places.map(({ id }) => id)),
    groupIds: listOrNull(parseList(row['customer_group_ids']).map(groupId)),
    categoryIds: null,
    skus: listOrNull(skus),
    startsAt: parseDate('from_date', row['from_date'], 'month-first', timeZone) ?? null,
    endsAt: parseEnd('to_date', row['to_date'], 'month-first', timeZone) ?? null,
    priority: whole('priority', row['priority']) ?? 0,
    stopsFurther: parseFlag('stop_rules', row['stop_rules']) ?? false,
    appliesToShipping: readApplies(action, row['apply_to_shipping']),
    coupons,
  }
  return { line, rule, categoryPaths: parseList(row['categories'], '|').map((path) => canonicalPath(path)) }
}

type Amounts = Pick<CartRuleDraft, 'percent' | 'amounts' | 'buyQuantity' | 'freeQuantity'>

function amountsOf(action: RuleAction, row: Row): Amounts {
  const nothing: Amounts = { percent: 0, amounts: {}, buyQuantity: 0, freeQuantity: 0 }
  if (action === 'free_shipping') return nothing
  if (action === 'by_percent') {
    const percent = Math.round((parseNumber('discount_amount', row['discount_amount']) ?? 0) * 100)
    if (percent < 1 || percent > 10_000) throw new CellError('discount_amount must be a percent up to 100')
    return { ...nothing, percent }
  }
  if (action === 'buy_x_get_y') {
    const buyQuantity = whole('discount_step', row['discount_step']) ?? 0
    const freeQuantity = whole('discount_amount', row['discount_amount']) ?? 0
    if (buyQuantity < 1 || freeQuantity < 1)
      throw new CellError('discount_step and discount_amount must be how many are bought and how many of them are free')
    return { ...nothing, buyQuantity, freeQuantity }
  }
  const amounts = readMoney('discount_amount', row['discount_amount'])
  if (Object.keys(amounts).length === 0) throw new CellError('discount_amount is missing, such as 20 PLN|5 EUR')
  return { ...nothing, amounts }
}

function readApplies(action: RuleAction, cell: string | undefined): boolean {
  const applies = parseFlag('apply_to_shipping', cell) ?? false
  if (applies && (action === 'buy_x_get_y' || action === 'free_shipping'))
    throw new CellError('apply_to_shipping goes with by_percent, by_fixed and cart_fixed')
  return applies
}

/**
 * A coupon: `CODE`, `CODE:TOTAL` or `CODE:TOTAL:EACH`, with its number of uses in total and per customer. An empty limit means
 * unlimited.
 */
function readCoupon(text: string): CartRuleDraft['coupons'][number] {
  const [code = '', total, each, ...more] = text.split(':').map((part) => part.trim())
  if (code === '' || code.length > 64 || more.length > 0)
    throw new CellError(`coupons "${text.slice(0, 60)}" is not CODE:TOTAL:EACH`)
  return { code, limitTotal: limit(total), limitPerCustomer: limit(each) }
}

function limit(cell: string | undefined): number | null {
  const most = whole('coupons', cell)
  if (most === 0) throw new CellError('a limit of coupons must be at least 1')
  return most ?? null
}

function whole(column: string, cell: string | undefined): number | undefined {
  const number = parseNumber(column, cell)
  if (number !== undefined && (!Number.isInteger(number) || number < 0 || number > 1_000_000_000))
    throw new CellError(`${column} must be a whole number`)
  return number
}

function storeOf(code: string, stores: ReadonlyMap<string, ImportStore>): ImportStore {
  const store = stores.get(code)
  if (store === undefined) throw new CellError(`the store view "${code.slice(0, 60)}" does not exist`)
  return store
}

function groupId(text: string): number {
  if (!/^\d{1,4}$/.test(text)) throw new CellError(`customer_group_ids "${text.slice(0, 40)}" is not a number`)
  return Number(text)
}

const listOrNull = <T>(list: T[]): T[] | null => (list.length === 0 ? null : list)
