import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { CartClient, polishAddress } from '#src/cart/testing-client.ts'
import { saveRules } from '#src/cart/testing-rules.ts'
import { issueCards } from '#src/gift-card/issue/issue.ts'
import { PostgresMessage } from '#src/platform/engine/postgres-message.ts'
import { server } from '#src/platform/testing.ts'
import { newCustomer } from '#src/testing/testing-customer.ts'
import { testShop, type TestShop } from '#src/testing/testing.ts'

const cart = `cart { id total_quantity items { uid quantity product { sku name } prices { row_total { value } } }
  prices { grand_total { value currency } } }`

/** The operations with which a client of Magento buys, in their order. */
const operations = {
  createEmptyCart: 'mutation { createEmptyCart }',
  customerCart: '{ customerCart { id } }',
  addProductsToCart: `mutation ($id: String!, $items: [CartItemInput!]!) { addProductsToCart(cartId: $id,
    cartItems: $items) { ${cart} user_errors { code } } }`,
  setGuestEmailOnCart: `mutation ($id: String!) { setGuestEmailOnCart(
    input: { cart_id: $id, email: "ada@example.com" }) { ${cart} } }`,
  setShippingAddressesOnCart: `mutation ($id: String!, $address: CartAddressInput!) { setShippingAddressesOnCart(
    input: { cart_id: $id, shipping_addresses: [{ address: $address }] }) { ${cart} } }`,
  setShippingMethodsOnCart: `mutation ($id: String!) { setShippingMethodsOnCart(
    input: { cart_id: $id, shipping_methods: [{ carrier_code: "dpd", method_code: "standard" }] }) { ${cart} } }`,
  setBillingAddressOnCart: `mutation ($id: String!, $address: CartAddressInput!) { setBillingAddressOnCart(
    input: { cart_id: $id, billing_address: { address: $address } }) { ${cart} } }`,
  applyCouponToCart: `mutation ($id: String!) { applyCouponToCart(
    input: { cart_id: $id, coupon_code: "FIVE" }) { ${cart} } }`,
  applyGiftCardToCart: `mutation ($id: String!, $card: String!) { applyGiftCardToCart(
    input: { cart_id: $id, gift_card_code: $card }) { ${cart} } }`,
  setPaymentMethodOnCart: `mutation ($id: String!) { setPaymentMethodOnCart(
    input: { cart_id: $id, payment_method: { code: "banktransfer" } }) { ${cart} } }`,
  placeOrder: 'mutation ($id: String!) { placeOrder(input: { cart_id: $id }) { orderV2 { number } errors { code } } }',
}

type Operation = keyof typeof operations

/** Messages to PostgreSQL, and the statements in them. */
type Counts = readonly [messages: number, statements: number]

/** A message or statement more costs every buyer time. Raise a number only if what it buys is worth that. */
const untilPayment = {
  createEmptyCart: [1, 1],
  addProductsToCart: [2, 13],
  setGuestEmailOnCart: [1, 6],
  setShippingAddressesOnCart: [1, 6],
  setShippingMethodsOnCart: [2, 9],
  setBillingAddressOnCart: [1, 6],
} satisfies Partial<Record<Operation, Counts>>

const guest = {
  ...untilPayment,
  setPaymentMethodOnCart: [2, 9],
  placeOrder: [3, 17],
} satisfies Partial<Record<Operation, Counts>>

/** Each mutation also reads the session. */
const customer = {
  customerCart: [3, 9],
  addProductsToCart: [3, 14],
  setShippingAddressesOnCart: [2, 7],
  setShippingMethodsOnCart: [3, 10],
  setBillingAddressOnCart: [2, 7],
  setPaymentMethodOnCart: [3, 10],
  placeOrder: [4, 19],
} satisfies Partial<Record<Operation, Counts>>

interface Buyer {
  name: string
  most: Partial<Record<Operation, Counts>>
  isSignedIn?: boolean
  /** Whether every mutation has a key of its own, with which it can be sent again. */
  hasKeys?: boolean
  /** Whether the cart has every product with enough stock instead of one. */
  hasManyLines?: boolean
}

const buyers: Buyer[] = [
  { name: 'a guest', most: guest },
  { name: 'a guest with many lines', most: { ...guest, addProductsToCart: [2, 14] }, hasManyLines: true },
  {
    name: 'a guest whose requests can be sent again',
    most: { ...guest, createEmptyCart: [3, 7], addProductsToCart: [2, 16], placeOrder: [3, 20] },
    hasKeys: true,
  },
  {
    name: 'a guest with a coupon',
    most: { ...untilPayment, applyCouponToCart: [3, 11], setPaymentMethodOnCart: [3, 10], placeOrder: [5, 21] },
  },
  {
    name: 'a guest with a gift card',
    most: { ...untilPayment, applyGiftCardToCart: [6, 20], setPaymentMethodOnCart: [3, 10], placeOrder: [4, 19] },
  },
  { name: 'a customer', most: customer, isSignedIn: true },
]

const statementsOf = (message: unknown): number => (message instanceof PostgresMessage ? message.statements.length : 1)

describe.skipIf(server === undefined)('who buys with the operations of Magento', () => {
  let shop: TestShop
  let token: string
  let manyItems: { sku: string; quantity: number }[]
  beforeAll(async () => {
    shop = await testShop({ demo: 'small' })
    await saveRules(shop.database, [{ code: 'five', action: 'cart_fixed', amounts: { PLN: 5_00 }, coupons: ['FIVE'] }])
    const { authorization } = await newCustomer(shop, 'ada@example.com')
    token = authorization.replace('Bearer ', '')
    const { rows } = await sql<{ sku: string }>`
      select sku from catalogue_product p join inventory_stock s on s.product_id = p.id
      where p.type = 'simple' and s.on_hand > 5 order by p.id limit 30`.execute(shop.database.reader)
    manyItems = rows.map(({ sku }) => ({ sku, quantity: 1 }))
  })
  afterAll(() => shop.close())

  let cards = 0
  /** A new gift card of 10 zlotys. */
  async function newCard(): Promise<string> {
    cards += 1
    const itemId = 1_000_000 + cards
    const order = { id: itemId, number: '1', storeId: 1, currency: 'PLN', email: 'ada@example.com', isByMail: true }
    const line = { itemId, productId: null, quantity: 1, amount: 10_00, senderName: 'Ada', recipientName: 'Jan' }
    await shop.database.transaction((tx) => issueCards(tx, order, [line], new Date()))
    const { rows } = await sql<{ code: string }>`
      select code from gift_card_account where order_item_id = ${itemId}`.execute(shop.database.reader)
    return rows[0]?.code ?? ''
  }

  /** Buys, and returns what PostgreSQL gets for each operation, with the statements that begin and end transactions. */
  async function buy(buyer: Buyer): Promise<Map<string, Counts>> {
    const client = new CartClient(shop, 'pl', buyer.isSignedIn ? token : undefined)
    const items = buyer.hasManyLines ? manyItems : [{ sku: 'ROLE-PLENTY', quantity: 1 }]
    const variables = { id: '', items, address: polishAddress, card: await newCard() }
    const sent = vi.spyOn(pg.Client.prototype, 'query')
    const counts = new Map<string, Counts>()
    try {
      for (const [name, text] of Object.entries(operations)) {
        if (!(name in buyer.most)) continue
        sent.mockClear()
        const headers = buyer.hasKeys ? { 'idempotency-key': randomUUID() } : {}
        const { data, errors } = await client.execute<Record<string, unknown>>(text, variables, headers)
        expect(errors, name).toBeUndefined()
        const messages = sent.mock.calls.map(([message]) => statementsOf(message))
        counts.set(name, [messages.length, messages.reduce((sum, count) => sum + count, 0)])
        if (name === 'createEmptyCart') variables.id = String(data[name])
        if (name === 'customerCart') variables.id = (data as { customerCart: { id: string } }).customerCart.id
        if (name === 'placeOrder')
          expect(data[name]).toEqual({ errors: [], orderV2: { number: expect.any(String) as unknown } })
      }
    } finally {
      sent.mockRestore()
    }
    return counts
  }

  test.each(buyers)('$name sends few messages and statements to PostgreSQL', async (buyer) => {
    if (buyer.hasManyLines) expect(manyItems.length).toBeGreaterThan(3)
    // The first purchase fills what the process keeps, and settings may expire during another one.
    const purchases = [await buy(buyer), await buy(buyer), await buy(buyer), await buy(buyer)]
    const least = (name: string, kind: 0 | 1) => Math.min(...purchases.map((counts) => counts.get(name)?.[kind] ?? 0))
    if (process.env['SHOW_COUNTS'] !== undefined)
      process.stdout.write(
        `${JSON.stringify(Object.keys(buyer.most).map((name) => [name, least(name, 0), least(name, 1)]))}\n`,
      )
    const tooMany = Object.entries(buyer.most).filter(
      ([name, [messages, statements]]) => least(name, 0) > messages || least(name, 1) > statements,
    )
    expect(
      tooMany.map(([name, limits]) => `${name}: ${least(name, 0)},${least(name, 1)} instead of ${limits.join()}`),
      'messages, statements',
    ).toEqual([])
    expect(Math.min(...Object.keys(buyer.most).map((name) => least(name, 0)))).toBeGreaterThan(0)
  })
})
