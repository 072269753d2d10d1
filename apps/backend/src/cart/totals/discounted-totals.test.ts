import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { calculateCardPayments, calculateCardReturns } from '#src/gift-card/calculate-card-payments.ts'
import { calculateDiscounts } from '#src/pricing/rules/calculate-discounts.ts'
import { cartRule as rule } from '#src/pricing/rules/testing-rule.ts'
import type { CartRule } from '#src/pricing/types.ts'
import { calculateTotals } from './calculate-totals.ts'
import type { GiftsInput, TotalsInput } from '../types.ts'

interface Line {
  price: number
  quantity: number
  taxRate: number
  isGiftCard?: boolean
}

const noGifts: GiftsInput = { items: [], order: 0, card: 0, taxRate: 0 }

function totalsOf(lines: Line[], rules: CartRule[], delivery: TotalsInput['delivery'], gifts = noGifts) {
  const numbered = lines.map((line, index) => ({ ...line, id: index + 1, skus: [], categoryIds: [] }))
  const goods = numbered.filter(({ isGiftCard }) => isGiftCard !== true)
  const discounts = calculateDiscounts(goods, rules)
  const off = (id: number): number => (discounts.lines.get(id) ?? []).reduce((sum, { amount }) => sum + amount, 0)
  return calculateTotals({
    lines: numbered.map(({ id, price, quantity, taxRate }) => ({ price, quantity, taxRate, discount: off(id) })),
    delivery,
    isShippingFree: discounts.isShippingFree,
    deliveryRules: discounts.delivery,
    gifts,
  })
}

describe('worked examples of docs/pricing.md, with discounts', () => {
  test('PLN: 10 % of 289,97', () => {
    const totals = totalsOf(
      [
        { price: 79_99, quantity: 2, taxRate: 2300 },
        { price: 129_99, quantity: 1, taxRate: 2300 },
      ],
      [rule({ percent: 1_000 })],
      { price: 14_99, freeFrom: 300_00, taxRate: 2300 },
    )
    expect(totals.lines.map(({ discount, tax }) => [discount, tax])).toEqual([
      [16_00, 26_92],
      [13_00, 21_88],
    ])
    expect(totals).toMatchObject({ discount: 29_00, tax: 51_60, grandTotal: 275_96, grandTotalExcludingTax: 224_36 })
  })

  test('CZK: 200 off the cart, and delivery stays free', () => {
    const totals = totalsOf(
      [{ price: 449_00, quantity: 3, taxRate: 2100 }],
      [rule({ action: 'cart_fixed', amount: 200_00 })],
      { price: 89_00, freeFrom: 1_200_00, taxRate: 2100 },
    )
    expect(totals).toMatchObject({ discount: 200_00, shipping: 0, tax: 199_07, grandTotal: 1_147_00 })
  })

  test('EUR: 2 off each piece, never off a gift card', () => {
    const totals = totalsOf(
      [
        { price: 19_99, quantity: 3, taxRate: 1900 },
        { price: 50_00, quantity: 1, taxRate: 0, isGiftCard: true },
      ],
      [rule({ action: 'by_fixed', amount: 2_00 })],
      { price: 4_90, freeFrom: null, taxRate: 1900 },
    )
    expect(totals.lines.map(({ discount }) => discount)).toEqual([6_00, 0])
    expect(totals).toMatchObject({ discount: 6_00, tax: 9_40, grandTotal: 108_87, grandTotalExcludingTax: 99_47 })
  })

  test('RON: buy 2 get 1, the cheapest of four', () => {
    const totals = totalsOf(
      [
        { price: 89_99, quantity: 2, taxRate: 2100 },
        { price: 59_99, quantity: 1, taxRate: 2100 },
        { price: 39_99, quantity: 1, taxRate: 2100 },
      ],
      [rule({ action: 'buy_x_get_y', buyQuantity: 2, freeQuantity: 1 })],
      { price: 12_99, freeFrom: 250_00, taxRate: 2100 },
    )
    expect(totals.lines.map(({ discount, tax }) => [discount, tax])).toEqual([
      [0, 31_24],
      [0, 10_41],
      [39_99, 0],
    ])
    expect(totals).toMatchObject({ discount: 39_99, shipping: 0, tax: 41_65, grandTotal: 239_97 })
  })

  test('UAH: 15 % and free delivery by two coupons', () => {
    const totals = totalsOf(
      [{ price: 999_99, quantity: 1, taxRate: 2000 }],
      [rule({ percent: 1_500 }), rule({ id: 2, action: 'free_shipping' })],
      { price: 90_00, freeFrom: 2_000_00, taxRate: 2000 },
    )
    expect(totals).toMatchObject({ discount: 150_00, shipping: 0, tax: 141_67, grandTotal: 849_99 })
  })

  test('AMD: 20 %, then 1 000 off what is left', () => {
    const totals = totalsOf(
      [
        { price: 8_900_00, quantity: 2, taxRate: 2000 },
        { price: 4_500_00, quantity: 1, taxRate: 2000 },
      ],
      [rule({ percent: 2_000 }), rule({ id: 2, action: 'cart_fixed', amount: 1_000_00 })],
      { price: 1_500_00, freeFrom: 30_000_00, taxRate: 2000 },
    )
    expect(totals.lines.map(({ discount, tax }) => [discount, tax])).toEqual([
      [4_358_21, 2_240_30],
      [1_101_79, 566_37],
    ])
    expect(totals).toMatchObject({ discount: 5_460_00, tax: 3_056_67, grandTotal: 18_340_00 })
  })

  test('CART-05 PLN: 10 % off the goods and their delivery', () => {
    const totals = totalsOf(
      [{ price: 79_99, quantity: 2, taxRate: 2300 }],
      [rule({ percent: 1_000, appliesToShipping: true })],
      { price: 14_99, freeFrom: 300_00, taxRate: 2300 },
    )
    expect(totals).toMatchObject({
      discount: 16_00,
      shipping: 14_99,
      shippingDiscount: 1_50,
      shippingTax: 2_52,
      tax: 29_44,
      grandTotal: 157_47,
    })
  })

  test('EUR: 30 off a cart of 19,99, of which the rest is taken off the cheaper delivery', () => {
    const totals = totalsOf(
      [{ price: 19_99, quantity: 1, taxRate: 1900 }],
      [
        rule({ action: 'cart_fixed', amount: 22_00, appliesToShipping: true }),
        rule({ id: 2, percent: 5_000, appliesToShipping: true }),
      ],
      { price: 4_90, freeFrom: null, taxRate: 1900 },
    )
    expect(totals).toMatchObject({ discount: 19_99, shippingDiscounts: [2_01, 1_45], tax: 23, grandTotal: 1_44 })
  })

  test('CZK: an amount per piece is taken off the delivery once, up to its price', () => {
    const delivery = { price: 89_00, freeFrom: 5_000_00, taxRate: 2100 }
    const off = (amount: number) =>
      totalsOf(
        [{ price: 449_00, quantity: 3, taxRate: 2100 }],
        [rule({ action: 'by_fixed', amount, appliesToShipping: true })],
        delivery,
      )
    expect(off(50_00)).toMatchObject({
      discount: 150_00,
      shippingDiscount: 50_00,
      shippingTax: 6_77,
      grandTotal: 1_236_00,
    })
    expect(off(100_00)).toMatchObject({ discount: 300_00, shippingDiscount: 89_00, shippingTax: 0 })
  })

  test('a delivery that is free anyway gets no discount', () => {
    const rules = [rule({ percent: 1_000, appliesToShipping: true }), rule({ id: 2, action: 'free_shipping' })]
    const totals = totalsOf([{ price: 10_00, quantity: 1, taxRate: 2300 }], rules, {
      price: 14_99,
      freeFrom: null,
      taxRate: 2300,
    })
    expect(totals).toMatchObject({ shipping: 0, shippingDiscount: 0, grandTotal: 9_00 })
  })

  test('100 % off results in a total of 0', () => {
    const totals = totalsOf([{ price: 33_33, quantity: 7, taxRate: 2300 }], [rule({ percent: 10_000 })], null)
    expect(totals).toMatchObject({ discount: 233_31, tax: 0, grandTotal: 0, grandTotalExcludingTax: 0 })
  })
})

describe('worked example of docs/pricing.md, with gift options', () => {
  test('CART-05 PLN: three wrapped pieces, the wrapped order and a printed card, each taxed separately', () => {
    const totals = totalsOf(
      [{ price: 79_99, quantity: 4, taxRate: 500 }],
      [],
      { price: 14_99, freeFrom: 300_00, taxRate: 2300 },
      { items: [{ price: 8_00, quantity: 3 }], order: 12_00, card: 6_00, taxRate: 2300 },
    )
    expect(totals.gifts).toEqual({
      items: 24_00,
      itemsExcludingTax: 19_51,
      order: 12_00,
      orderExcludingTax: 9_76,
      card: 6_00,
      cardExcludingTax: 4_88,
    })
    expect(totals).toMatchObject({
      subtotal: 319_96,
      shipping: 0,
      taxes: [
        { rate: 2300, amount: 7_85 },
        { rate: 500, amount: 15_24 },
      ],
      tax: 23_09,
      grandTotal: 361_96,
    })
  })
})

const anyCart = fc.array(
  fc.record({
    price: fc.integer({ min: 1, max: 1_000_000_000 }),
    quantity: fc.integer({ min: 1, max: 1_000 }),
    taxRate: fc.constantFrom(0, 500, 1200, 1900, 2000, 2100, 2300, 2700),
  }),
  { minLength: 1, maxLength: 50 },
)
const anyDiscount = fc.record({
  action: fc.constantFrom(
    'by_percent' as const,
    'by_fixed' as const,
    'cart_fixed' as const,
    'buy_x_get_y' as const,
    'free_shipping' as const,
  ),
  percent: fc.integer({ min: 1, max: 10_000 }),
  amount: fc.integer({ min: 1, max: 1_000_000_000 }),
  buyQuantity: fc.integer({ min: 1, max: 4 }),
  freeQuantity: fc.integer({ min: 1, max: 3 }),
  appliesToShipping: fc.boolean(),
})
const anyDelivery = fc.option(
  fc.record({
    price: fc.integer({ min: 0, max: 10_000_00 }),
    freeFrom: fc.option(fc.integer({ min: 0, max: 1_000_000_00 })),
    taxRate: fc.constantFrom(1900, 2000, 2100, 2300),
  }),
)
const anyGifts = fc.record({
  items: fc.array(
    fc.record({ price: fc.integer({ min: 0, max: 1_000_00 }), quantity: fc.integer({ min: 1, max: 1_000 }) }),
    { maxLength: 50 },
  ),
  order: fc.integer({ min: 0, max: 1_000_00 }),
  card: fc.integer({ min: 0, max: 1_000_00 }),
  taxRate: fc.constantFrom(1900, 2000, 2100, 2300),
})
const sum = (amounts: number[]): number => amounts.reduce((a, b) => a + b, 0)
const numRuns = Number(process.env['MONEY_CARTS'] ?? 2_000)

describe('money properties', () => {
  test('row discounts add up to the discount, taxes per rate to the tax, and nothing is negative', () => {
    fc.assert(
      fc.property(
        anyCart,
        fc.array(anyDiscount, { maxLength: 3 }),
        anyDelivery,
        anyGifts,
        (...[lines, drafts, delivery, gifts]) => {
          const rules = drafts.map((draft, index) => rule({ ...draft, id: index + 1 }))
          const totals = totalsOf(lines, rules, delivery, gifts)
          const { items, order, card, itemsExcludingTax, orderExcludingTax, cardExcludingTax } = totals.gifts
          const wrapped = sum(gifts.items.map(({ price, quantity }) => price * quantity))
          expect(sum(totals.lines.map((row) => row.discount))).toBe(totals.discount)
          expect(sum(totals.taxes.map((tax) => tax.amount))).toBe(totals.tax)
          expect([items, order, card]).toEqual([wrapped, gifts.order, gifts.card])
          const delivered = totals.shipping - totals.shippingDiscount
          expect(sum(totals.shippingDiscounts)).toBe(totals.shippingDiscount)
          expect(Math.min(...totals.shippingDiscounts, totals.shippingTax, delivered)).toBeGreaterThanOrEqual(0)
          expect(totals.subtotal - totals.discount + delivered + items + order + card).toBe(totals.grandTotal)
          expect(totals.grandTotalExcludingTax + totals.tax).toBe(totals.grandTotal)
          const giftsExcludingTax = itemsExcludingTax + orderExcludingTax + cardExcludingTax
          expect(totals.discountedExcludingTax + delivered - totals.shippingTax + giftsExcludingTax).toBe(
            totals.grandTotalExcludingTax,
          )
          for (const row of totals.lines) {
            expect(Math.min(row.discount, row.tax, row.rowTotal - row.discount - row.tax)).toBeGreaterThanOrEqual(0)
            expect(row.rowTotalExcludingTax).toBeGreaterThanOrEqual(row.rowTotal - row.discount - row.tax)
          }
        },
      ),
      { numRuns },
    )
  })

  test('P6 gift cards pay up to their balance, and partial refunds return no more than they paid', () => {
    fc.assert(
      fc.property(
        anyCart,
        fc.array(anyDiscount, { maxLength: 2 }),
        anyDelivery,
        anyGifts,
        fc.array(fc.integer({ min: 0, max: 1e9 }), { maxLength: 5 }),
        fc.array(fc.integer({ min: 1, max: 1e9 }), { maxLength: 5 }),
        (...[lines, drafts, delivery, gifts, balances, parts]) => {
          const rules = drafts.map((draft, index) => rule({ ...draft, id: index + 1 }))
          const { grandTotal } = totalsOf(lines, rules, delivery, gifts)
          const cards = balances.map((balance, index) => ({ id: index + 1, code: `${index}`, balance }))
          const payments = calculateCardPayments(cards, grandTotal)
          const paid = sum(payments.map(({ amount }) => amount))
          expect(paid).toBe(Math.min(grandTotal, sum(balances)))
          const left = new Map(payments.map(({ id, amount }) => [id, amount]))
          for (const [id, amount] of left) expect(amount).toBeLessThanOrEqual(cards[id - 1]?.balance ?? 0)
          let returned = 0
          for (const part of [...parts, paid]) {
            const wanted = Math.min(part, paid - returned)
            const back = calculateCardReturns(payments, returned, wanted)
            expect(sum(back.map(({ amount }) => amount))).toBe(wanted)
            for (const { id, amount } of back) left.set(id, (left.get(id) ?? 0) - amount)
            expect(Math.min(0, ...left.values())).toBe(0)
            returned += wanted
          }
          expect(sum([...left.values()])).toBe(0)
        },
      ),
      { numRuns },
    )
  })

  test('a percentage off the whole cart is exact to the minor unit for any split into lines', () => {
    fc.assert(
      fc.property(anyCart, fc.integer({ min: 1, max: 10_000 }), (lines, percent) => {
        const whole = totalsOf(lines, [rule({ percent })], null)
        const exact = (BigInt(whole.subtotal) * BigInt(percent) * 2n + 10_000n) / 20_000n
        expect(BigInt(whole.discount)).toBe(exact)
      }),
      { numRuns },
    )
  })

  test('a coupon never raises the total', () => {
    fc.assert(
      fc.property(anyCart, anyDiscount, anyDelivery, (lines, draft, delivery) => {
        const without = totalsOf(lines, [], delivery)
        expect(totalsOf(lines, [rule(draft)], delivery).grandTotal).toBeLessThanOrEqual(without.grandTotal)
      }),
      { numRuns },
    )
  })
})
