import { allocate, portion } from '@bocian/rules/money.ts'
import { calculateDeliveryRule } from './calculate-delivery-rule.ts'
import type { CartRule, CouponFault, DiscountableLine, Discounts } from '../types.ts'

const wholePercent = 10_000

interface Piece {
  line: DiscountableLine
  /** What previous rules have left of the line's amount. */
  left: number
}

/**
 * The discounts of the rules, gross and in minor units. Rules are applied by priority, then by id, each to the amount that the
 * previous ones left. The order of the lines has no effect.
 */
export function calculateDiscounts(lines: readonly DiscountableLine[], rules: readonly CartRule[]): Discounts {
  const pieces = lines
    .toSorted((a, b) => a.id - b.id)
    .map((line): Piece => ({ line, left: line.price * line.quantity }))
  const result: Discounts = { lines: new Map(), rules: [], isShippingFree: false, delivery: [], idle: [] }
  const applied = new Set<number>()
  let isStopped = false
  for (const rule of rules.toSorted((a, b) => a.priority - b.priority || a.id - b.id)) {
    const matching = pieces.filter(({ line }) => matches(rule, line))
    const obstacle = isStopped || applied.has(rule.id) ? ('outranked' as const) : obstacleOf(rule, matching)
    const amounts = obstacle === null ? amountsOf(rule, matching) : []
    const amount = amounts.reduce((sum, part) => sum + part, 0)
    const onDelivery = obstacle === null ? calculateDeliveryRule(rule, amount) : null
    const isVain = amount === 0 && onDelivery === null && rule.action !== 'free_shipping'
    if (obstacle !== null || isVain) {
      result.idle.push({ rule, fault: obstacle ?? 'outranked', missing: missingTo(rule, matching) })
      continue
    }
    applied.add(rule.id)
    result.rules.push({ rule, amount })
    if (rule.action === 'free_shipping') result.isShippingFree = true
    if (onDelivery !== null) result.delivery.push(onDelivery)
    for (const [index, part] of amounts.entries()) applyDiscount(result, rule, matching[index], part)
    isStopped = rule.stopsFurther
  }
  return result
}

function applyDiscount(result: Discounts, rule: CartRule, piece: Piece | undefined, amount: number): void {
  if (piece === undefined || amount === 0) return
  piece.left -= amount
  const { id } = piece.line
  result.lines.set(id, [...(result.lines.get(id) ?? []), { rule, amount }])
}

function matches(rule: CartRule, line: DiscountableLine): boolean {
  const { skus, categoryIds } = rule
  if (skus === null && categoryIds === null) return true
  return (
    (skus?.some((sku) => line.skus.includes(sku)) ?? false) ||
    (categoryIds?.some((id) => line.categoryIds.includes(id)) ?? false)
  )
}

function obstacleOf(rule: CartRule, matching: Piece[]): CouponFault | null {
  if (matching.length === 0) return 'goods'
  return missingTo(rule, matching) > 0 ? 'subtotal' : null
}

/** How much is missing to the minimum subtotal. Uses prices before discounts, so that coupons do not disable each other. */
function missingTo(rule: CartRule, matching: Piece[]): number {
  const subtotal = matching.reduce((sum, { line }) => sum + line.price * line.quantity, 0)
  return Math.max(0, rule.subtotalFrom - subtotal)
}

function amountsOf(rule: CartRule, matching: Piece[]): number[] {
  const left = matching.map((piece) => piece.left)
  const sum = left.reduce((total, amount) => total + amount, 0)
  switch (rule.action) {
    case 'by_percent':
      return allocate(portion(sum, rule.percent, wholePercent), left)
    case 'cart_fixed':
      return allocate(Math.min(rule.amount, sum), left)
    case 'by_fixed':
      return matching.map((piece) => Math.min(rule.amount * piece.line.quantity, piece.left))
    case 'buy_x_get_y':
      return freePieces(rule, matching)
    case 'free_shipping':
      return []
  }
}

/**
 * Buy x get y: of each group of x + y pieces y are free, and of an incomplete group those beyond x. The cheapest pieces are free.
 */
function freePieces({ buyQuantity, freeQuantity }: CartRule, matching: Piece[]): number[] {
  const paid = matching.filter((piece) => piece.left > 0)
  const count = paid.reduce((sum, { line }) => sum + line.quantity, 0)
  const group = buyQuantity + freeQuantity
  if (buyQuantity < 1 || freeQuantity < 1) return matching.map(() => 0)
  let free = Math.floor(count / group) * freeQuantity + Math.max(0, (count % group) - buyQuantity)
  const amounts = new Map<number, number>()
  for (const { line, left } of paid.toSorted((a, b) => a.line.price - b.line.price || a.line.id - b.line.id)) {
    const taken = Math.min(free, line.quantity)
    amounts.set(line.id, portion(left, taken, line.quantity))
    free -= taken
  }
  return matching.map(({ line }) => amounts.get(line.id) ?? 0)
}
