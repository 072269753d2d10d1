import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { CartClient } from '#src/cart/testing-client.ts'
import { saveRules } from '#src/cart/testing-rules.ts'
import { returnCoupons } from '#src/pricing/rules/rules.ts'
import { changeOrder, type OrderAction } from '../order.ts'
import { testShop, type TestShop } from '#src/testing/testing.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await testShop({ demo: 'small' })
  const limits = { limitTotal: null, limitPerCustomer: null }
  await saveRules(shop.database, [
    { code: 'ten', action: 'by_percent', percent: 1_000, labels: { pl_PL: 'Rabat 10%' }, coupons: ['TEN'] },
    {
      code: 'limited',
      action: 'cart_fixed',
      amounts: { PLN: 5_00 },
      coupons: [
        { ...limits, code: 'LAST', limitTotal: 1 },
        { ...limits, code: 'ONCE', limitPerCustomer: 1 },
        { ...limits, code: 'GONE' },
      ],
    },
  ])
})
afterAll(() => shop.close())

const client = () => new CartClient(shop)
const orderFields = `number applied_coupons { code }
  total { grand_total { value } subtotal_incl_tax { value } total_tax { value } total_shipping { value }
    discounts { label amount { value } coupon { code } } }
  items { discounts { label amount { value } } prices { total_item_discount { value } row_total_including_tax { value } } }`

interface Placed {
  orderV2: { number: string; total: { grand_total: { value: number } } } | null
  errors: { code: string; message: string }[]
}

async function readyCart(code: string, quantity = 3): Promise<string> {
  const id = await client().newCart()
  await client().add(id, [{ sku: 'ROLE-PLENTY', quantity }])
  await client().makeReady(id)
  await client().must(
    `mutation ($id: String!, $code: String!) {
      applyCouponToCart(input: { cart_id: $id, coupon_code: $code }) { cart { id } } }`,
    { id, code },
  )
  return id
}

async function place(id: string, expected: number | null = null): Promise<Placed> {
  const query = `mutation ($id: String!, $expected: Float) {
    placeOrder(input: { cart_id: $id, expected_total: $expected }) { orderV2 { ${orderFields} } errors { code message } } }`
  return (await client().must<{ placeOrder: Placed }>(query, { id, expected })).placeOrder
}

const totalOf = async (id: string): Promise<number> => (await client().read(id)).prices.grand_total.value

async function usedOf(code: string): Promise<number> {
  const { rows } = await sql<{ used: number }>`
    select used from pricing_coupon where code = ${code}`.execute(shop.database.reader)
  return rows[0]?.used ?? -1
}

async function orderIdOf(number: string): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    select id from order_order where number = ${number}`.execute(shop.database.reader)
  return Number(rows[0]?.id)
}

const invalid = {
  code: 'UNABLE_TO_PLACE_ORDER',
  message: `Unable to place order: The coupon code isn't valid. Verify the code and try again.`,
}

describe('an order with a coupon', () => {
  test('stores the coupon, its discount and the discount per item, and has the same total as the cart', async () => {
    const id = await readyCart('TEN')
    const shown = await totalOf(id)
    const { orderV2, errors } = await place(id, shown)
    expect(errors).toEqual([])
    expect(orderV2).toMatchObject({
      applied_coupons: [{ code: 'TEN' }],
      total: {
        grand_total: { value: shown },
        subtotal_incl_tax: { value: 30 },
        discounts: [{ label: 'Rabat 10%', amount: { value: 3 }, coupon: { code: 'TEN' } }],
      },
      items: [
        {
          discounts: [{ label: 'Rabat 10%', amount: { value: 3 } }],
          prices: { total_item_discount: { value: 3 }, row_total_including_tax: { value: 30 } },
        },
      ],
    })
    expect((await place(id)).orderV2?.number).toBe(orderV2?.number)
  })

  test('is refused when the total differs from the one shown, and placed when the buyer sends the new total', async () => {
    const id = await readyCart('GONE')
    const shown = await totalOf(id)
    await shop.database.transaction((tx) =>
      sql`update pricing_coupon set is_active = false where code = 'GONE'`.execute(tx),
    )
    expect(await place(id, shown)).toMatchObject({
      orderV2: null,
      errors: [
        {
          code: 'UNABLE_TO_PLACE_ORDER',
          message: 'Unable to place order: The total has changed. Please check your order and place it again.',
        },
      ],
    })
    const now = await totalOf(id)
    expect(now).toBe(shown + 5)
    expect((await place(id, now)).orderV2?.total.grand_total.value).toBe(now)
    for (const odd of [Number.MAX_VALUE, -1, 1e-9]) {
      const other = await readyCart('TEN')
      expect((await place(other, odd)).errors[0]?.code).toBe('UNABLE_TO_PLACE_ORDER')
    }
  })

  test('whose coupon has lapsed is refused once if the client sends no expected total', async () => {
    const first = await readyCart('LAST')
    const second = await readyCart('LAST')
    expect((await place(first)).errors).toEqual([])
    expect(await place(second)).toMatchObject({ orderV2: null, errors: [invalid] })
    expect((await place(second)).errors).toEqual([])
    expect(await usedOf('LAST')).toBe(1)
  })

  test('with a coupon limited to one per customer is refused for the same mailbox, in any case and with any label', async () => {
    const first = await readyCart('ONCE')
    const second = await readyCart('TEN')
    expect((await place(first)).errors).toEqual([])
    await client().execute(
      'mutation ($id: String!) { removeCouponFromCart(input: { cart_id: $id }) { cart { id } } }',
      {
        id: second,
      },
    )
    for (const email of ['ADA@example.com', 'ada+again@example.com']) {
      const { errors } = await client().execute(
        `mutation ($id: String!, $email: String!) {
          setGuestEmailOnCart(input: { cart_id: $id, email: $email }) { cart { id } }
          applyCouponToCart(input: { cart_id: $id, coupon_code: "once" }) { cart { id } } }`,
        { id: second, email },
      )
      expect(errors?.[0]?.extensions).toMatchObject({ code: 'COUPON_USED_BY_YOU' })
    }
  })

  test('returns the coupon use once when canceled', async () => {
    await shop.database.transaction((tx) =>
      sql`update pricing_coupon set limit_total = null where code = 'LAST'`.execute(tx),
    )
    const before = await usedOf('LAST')
    const { orderV2 } = await place(await readyCart('LAST'))
    expect(await usedOf('LAST')).toBe(before + 1)
    const orderId = await orderIdOf(orderV2?.number ?? '')
    for (let i = 0; i < 2; i++) {
      await shop.database.transaction((tx) => returnCoupons(tx, orderId, new Date()))
      expect(await usedOf('LAST')).toBe(before)
    }
  })

  test('that was canceled frees its coupon use for another order; if it is then paid late, the payment is refunded', async () => {
    const change = async (number: string | undefined, action: OrderAction) => {
      const orderId = await orderIdOf(number ?? '')
      const cause = { reason: '', actor: 'staff' as const, now: new Date() }
      return (await shop.database.transaction((tx) => changeOrder(tx, orderId, action, cause))).order.status
    }
    const limit = (left: number) =>
      shop.database.transaction((tx) =>
        sql`update pricing_coupon set limit_total = used + ${left} where code = 'LAST'`.execute(tx),
      )
    await limit(1)
    const before = await usedOf('LAST')
    const first = (await place(await readyCart('LAST'))).orderV2?.number
    expect(await change(first, { name: 'cancel' })).toBe('canceled')
    expect(await usedOf('LAST')).toBe(before)
    expect(await change(first, { name: 'pay', reference: null })).toBe('processing')
    expect(await usedOf('LAST')).toBe(before + 1)
    await limit(1)
    const second = (await place(await readyCart('LAST'))).orderV2?.number
    await change(second, { name: 'cancel' })
    expect((await place(await readyCart('LAST'))).errors).toEqual([])
    expect(await change(second, { name: 'pay', reference: null })).toBe('closed')
    expect(await usedOf('LAST')).toBe(before + 2)
  })
})
