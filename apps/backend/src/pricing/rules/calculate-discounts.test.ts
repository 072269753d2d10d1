import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { calculateDiscounts } from './calculate-discounts.ts'
import { cartRule as rule } from './testing-rule.ts'
import type { CartRule, DiscountableLine } from '../types.ts'

const line = (id: number, price: number, quantity = 1, more: Partial<DiscountableLine> = {}): DiscountableLine => ({
  id,
  price,
  quantity,
  skus: [`SKU-${id}`],
  categoryIds: [],
  ...more,
})
/** The discount of each rule on each line, by line id. */
function amounts(lines: DiscountableLine[], rules: CartRule[]): Record<number, number[]> {
  const discounts = calculateDiscounts(lines, rules)
  return Object.fromEntries([...discounts.lines].map(([id, parts]) => [id, parts.map(({ amount }) => amount)]))
}

describe('the discount of a rule', () => {
  test('a percentage is rounded once for the cart and allocated by largest remainder', () => {
    expect(amounts([line(1, 3_33), line(2, 3_33), line(3, 3_34)], [rule({ percent: 1_000 })])).toEqual({
      1: [33],
      2: [33],
      3: [34],
    })
  })

  test('a percentage rounds halves away from zero', () => {
    expect(amounts([line(1, 5)], [rule({ percent: 1_000 })])).toEqual({ 1: [1] })
  })

  test('a cart amount never exceeds the cart’s subtotal', () => {
    const fixed = rule({ action: 'cart_fixed', amount: 50_00 })
    expect(amounts([line(1, 10_00), line(2, 30_00)], [fixed])).toEqual({ 1: [10_00], 2: [30_00] })
  })

  test('an amount per piece never exceeds the price', () => {
    const fixed = rule({ action: 'by_fixed', amount: 5_00 })
    expect(amounts([line(1, 20_00, 3), line(2, 3_00, 2)], [fixed])).toEqual({ 1: [15_00], 2: [6_00] })
  })

  test.each([
    [1, 0],
    [2, 0],
    [3, 10_00],
    [5, 10_00],
    [6, 20_00],
  ])('buy 2 get 1: of %i pieces %i are free', (quantity, off) => {
    const discounts = calculateDiscounts(
      [line(1, 10_00, quantity)],
      [rule({ action: 'buy_x_get_y', buyQuantity: 2, freeQuantity: 1 })],
    )
    expect(discounts.rules.reduce((sum, { amount }) => sum + amount, 0)).toBe(off)
  })

  test('buy 1 get 2: in an incomplete group, the pieces after the first are free', () => {
    const offer = rule({ action: 'buy_x_get_y', buyQuantity: 1, freeQuantity: 2 })
    expect(amounts([line(1, 10_00, 2)], [offer])).toEqual({ 1: [10_00] })
  })

  test('buy x get y makes the cheapest pieces of all lines free', () => {
    const offer = rule({ action: 'buy_x_get_y', buyQuantity: 2, freeQuantity: 1 })
    expect(amounts([line(1, 89_99, 2), line(2, 59_99), line(3, 39_99)], [offer])).toEqual({ 3: [39_99] })
  })

  test('free delivery discounts no line', () => {
    const discounts = calculateDiscounts([line(1, 10_00)], [rule({ action: 'free_shipping' })])
    expect(discounts).toMatchObject({ isShippingFree: true, lines: new Map() })
  })
})

describe('the rules that apply', () => {
  test('are sorted by priority number, and each is based on the remaining amount', () => {
    const rules = [
      rule({ id: 1, priority: 2, action: 'cart_fixed', amount: 10_00 }),
      rule({ id: 2, priority: 1, percent: 5_000 }),
    ]
    expect(amounts([line(1, 100_00)], rules)).toEqual({ 1: [50_00, 10_00] })
  })

  test('end with a rule that stops further rules', () => {
    const rules = [rule({ id: 1, percent: 1_000, stopsFurther: true }), rule({ id: 2, percent: 1_000 })]
    const discounts = calculateDiscounts([line(1, 100_00)], rules)
    expect(discounts.rules.map((applied) => applied.rule.id)).toEqual([1])
    expect(discounts.idle).toMatchObject([{ rule: { id: 2 }, fault: 'outranked' }])
  })

  test('include a rule with two matching coupons once', () => {
    const coupons = [1, 2].map((id) => rule({ percent: 1_000, coupon: { id, code: `C${id}` } }))
    expect(amounts([line(1, 100_00)], coupons)).toEqual({ 1: [10_00] })
  })

  test('discount only matching products, by SKU or category', () => {
    const lines = [line(1, 10_00), line(2, 10_00, 1, { categoryIds: [7, 3] }), line(3, 10_00)]
    const half = rule({ percent: 5_000, skus: ['SKU-1'], categoryIds: [3] })
    expect(amounts(lines, [half])).toEqual({ 1: [5_00], 2: [5_00] })
  })

  test('exclude a rule without matching products', () => {
    const { idle } = calculateDiscounts([line(1, 10_00)], [rule({ percent: 5_000, skus: ['OTHER'] })])
    expect(idle).toMatchObject([{ fault: 'goods' }])
  })

  test('exclude a rule below its minimum subtotal, and return the missing amount', () => {
    const { idle, rules } = calculateDiscounts([line(1, 99_99)], [rule({ percent: 1_000, subtotalFrom: 100_00 })])
    expect(rules).toEqual([])
    expect(idle).toMatchObject([{ fault: 'subtotal', missing: 1 }])
  })

  test('are selected by the subtotal before discounts', () => {
    const rules = [rule({ id: 1, percent: 5_000 }), rule({ id: 2, percent: 1_000, subtotalFrom: 100_00 })]
    expect(amounts([line(1, 100_00)], rules)).toEqual({ 1: [50_00, 5_00] })
  })

  test('exclude a rule when nothing is left to discount', () => {
    const rules = [rule({ id: 1, percent: 10_000 }), rule({ id: 2, percent: 1_000, coupon: { id: 9, code: 'TEN' } })]
    expect(calculateDiscounts([line(1, 100_00)], rules).idle).toMatchObject([{ fault: 'outranked' }])
  })
})

const anyLine = fc.record({ price: fc.integer({ min: 0, max: 1e9 }), quantity: fc.integer({ min: 1, max: 1_000 }) })
const anyRule = fc.record({
  action: fc.constantFrom('by_percent' as const, 'by_fixed' as const, 'cart_fixed' as const, 'buy_x_get_y' as const),
  percent: fc.integer({ min: 0, max: 10_000 }),
  amount: fc.integer({ min: 0, max: 1e9 }),
  buyQuantity: fc.integer({ min: 1, max: 5 }),
  freeQuantity: fc.integer({ min: 1, max: 5 }),
  subtotalFrom: fc.integer({ min: 0, max: 1e6 }),
  priority: fc.integer({ min: 0, max: 3 }),
  stopsFurther: fc.boolean(),
})

test('line discounts add up to the rule’s, no line gets negative, and the order of lines has no effect', () => {
  fc.assert(
    fc.property(
      fc.array(anyLine, { minLength: 1, maxLength: 50 }),
      fc.array(anyRule, { maxLength: 4 }),
      (drafts, ruleDrafts) => {
        const lines = drafts.map(({ price, quantity }, index) => line(index + 1, price, quantity))
        const rules = ruleDrafts.map((draft, index) => rule({ ...draft, id: index + 1 }))
        const discounts = calculateDiscounts(lines, rules)
        const parts = [...discounts.lines.values()].flat()
        for (const { rule: applied, amount } of discounts.rules) {
          const own = parts.filter((part) => part.rule.id === applied.id)
          expect(own.reduce((sum, part) => sum + part.amount, 0)).toBe(amount)
        }
        for (const { id, price, quantity } of lines) {
          const off = (discounts.lines.get(id) ?? []).map(({ amount }) => amount)
          expect(Math.min(0, ...off)).toBe(0)
          expect(off.reduce((sum, amount) => sum + amount, 0)).toBeLessThanOrEqual(price * quantity)
        }
        expect(amounts(lines.toReversed(), rules.toReversed())).toEqual(amounts(lines, rules))
      },
    ),
    { numRuns: Number(process.env['MONEY_CARTS'] ?? 2_000) },
  )
})
