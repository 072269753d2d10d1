import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { CartClient } from '#src/cart/testing-client.ts'
import { saveRules } from '#src/cart/testing-rules.ts'
import { deliverDueEvents } from '#src/testing/testing-events.ts'
import { listMails } from '#src/platform/email/email-queue.ts'
import { testShop, type TestShop } from '#src/testing/testing.ts'
import { changeOrder } from '../order.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await testShop({ demo: 'small' })
  await saveRules(shop.database, [
    {
      code: 'welcome',
      labels: { pl_PL: 'Na start' },
      action: 'by_percent',
      percent: 1_000,
      appliesToShipping: true,
      coupons: ['WELCOME'],
    },
  ])
})
afterAll(() => shop.close())

interface Sums {
  grand_total: { value: number }
  discounts: { label: string; applied_to: string; amount: { value: number } }[]
}

const plain = (text = ''): string => text.replaceAll(/\s/g, ' ')

it('CART-05 a delivery coupon has the same discount in the cart, the order, its email and its credit note', async () => {
  const client = new CartClient(shop)
  const id = await client.newCart()
  await client.add(id, [{ sku: 'ROLE-PLENTY', quantity: 2 }])
  await client.makeReady(id)
  const discounts = 'discounts { label applied_to amount { value } }'
  const { applyCouponToCart } = await client.must<{
    applyCouponToCart: { cart: { prices: Sums & { discount: { amount: { value: number }; label: string[] } } } }
  }>(
    `mutation ($id: String!) { applyCouponToCart(input: { cart_id: $id, coupon_code: "WELCOME" }) { cart {
      prices { grand_total { value } discount { amount { value } label } ${discounts} } } } }`,
    { id },
  )
  const { prices } = applyCouponToCart.cart
  const [onGoods, onDelivery] = prices.discounts
  expect(onGoods).toEqual({ label: 'Na start', applied_to: 'ITEM', amount: { value: 2 } })
  expect(onDelivery).toMatchObject({ label: 'Na start (dostawa)', applied_to: 'SHIPPING' })
  const off = onDelivery?.amount.value ?? 0
  expect(off).toBeGreaterThan(0)
  expect(prices.discount.label).toEqual(['Na start', 'Na start (dostawa)'])
  expect(Math.round(prices.discount.amount.value * 100)).toBe(Math.round((2 + off) * 100))

  const { placeOrder } = await client.must<{
    placeOrder: {
      errors: object[]
      orderV2: {
        number: string
        total: Sums & {
          total_shipping: { value: number }
          total_tax: { value: number }
          shipping_handling: { total_amount: { value: number }; discounts: { amount: { value: number } }[] }
        }
      }
    }
  }>(
    `mutation ($id: String!, $total: Float) { placeOrder(input: { cart_id: $id, expected_total: $total }) {
      errors { message } orderV2 { number total { grand_total { value } ${discounts} total_shipping { value }
        total_tax { value } shipping_handling { total_amount { value } discounts { amount { value } } } } } } }`,
    { id, total: prices.grand_total.value },
  )
  expect(placeOrder.errors).toEqual([])
  const { number, total } = placeOrder.orderV2
  expect(total).toMatchObject({
    grand_total: prices.grand_total,
    discounts: prices.discounts,
    shipping_handling: { total_amount: total.total_shipping, discounts: [{ amount: { value: off } }] },
  })
  const cents = (value: number): number => Math.round(value * 100)
  expect(cents(total.grand_total.value)).toBe(2_000 - 200 + cents(total.total_shipping.value) - cents(off))

  await deliverDueEvents(shop.database)
  const [email] = await listMails(shop.database.reader, 1)
  expect(plain(email?.text)).toContain(`Rabat: -${(2 + off).toFixed(2).replace('.', ',')} zł`)

  await shop.database.transaction(async (tx) => {
    const { rows } = await sql<{ id: number }>`select id from order_order where number = ${number}`.execute(tx)
    const cause = { reason: '', actor: 'staff' as const, now: new Date() }
    await changeOrder(tx, rows[0]?.id ?? 0, { name: 'pay', reference: null }, cause)
    await changeOrder(tx, rows[0]?.id ?? 0, { name: 'refund', amount: null }, cause)
  })
  const { rows } = await sql<{ amount: number; tax: number }>`
    select amount, (select sum((r ->> 'tax')::bigint)::int from jsonb_array_elements(rates) r) as tax
    from order_credit_note`.execute(shop.database.reader)
  expect(rows).toEqual([{ amount: cents(total.grand_total.value), tax: cents(total.total_tax.value) }])
})
