import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { CartClient, polishAddress } from '#src/cart/testing-client.ts'
import { PostgresMessage } from '#src/platform/engine/postgres-message.ts'
import { server } from '#src/platform/testing.ts'
import { testShop, type TestShop } from '#src/testing/testing.ts'

const cart = `cart { id total_quantity items { uid quantity product { sku name } prices { row_total { value } } }
  prices { grand_total { value currency } } }`

/** The eight mutations with which a client of Magento buys as a guest, in their order. */
const mutations = {
  createEmptyCart: 'mutation { createEmptyCart }',
  addProductsToCart: `mutation ($id: String!) { addProductsToCart(cartId: $id,
    cartItems: [{ sku: "ROLE-PLENTY", quantity: 1 }]) { ${cart} user_errors { code } } }`,
  setGuestEmailOnCart: `mutation ($id: String!) { setGuestEmailOnCart(
    input: { cart_id: $id, email: "ada@example.com" }) { ${cart} } }`,
  setShippingAddressesOnCart: `mutation ($id: String!, $address: CartAddressInput!) { setShippingAddressesOnCart(
    input: { cart_id: $id, shipping_addresses: [{ address: $address }] }) { ${cart} } }`,
  setShippingMethodsOnCart: `mutation ($id: String!) { setShippingMethodsOnCart(
    input: { cart_id: $id, shipping_methods: [{ carrier_code: "dpd", method_code: "standard" }] }) { ${cart} } }`,
  setBillingAddressOnCart: `mutation ($id: String!, $address: CartAddressInput!) { setBillingAddressOnCart(
    input: { cart_id: $id, billing_address: { address: $address } }) { ${cart} } }`,
  setPaymentMethodOnCart: `mutation ($id: String!) { setPaymentMethodOnCart(
    input: { cart_id: $id, payment_method: { code: "banktransfer" } }) { ${cart} } }`,
  placeOrder: 'mutation ($id: String!) { placeOrder(input: { cart_id: $id }) { orderV2 { number } errors { code } } }',
}

type Mutation = keyof typeof mutations

/** Messages to PostgreSQL, and the statements in them. */
type Counts = readonly [messages: number, statements: number]

/** A message or statement more costs every buyer time. Raise a number only if what it buys is worth that. */
const most: Record<Mutation, Counts> = {
  createEmptyCart: [1, 3],
  addProductsToCart: [3, 17],
  setGuestEmailOnCart: [3, 9],
  setShippingAddressesOnCart: [3, 9],
  setShippingMethodsOnCart: [3, 9],
  setBillingAddressOnCart: [3, 9],
  setPaymentMethodOnCart: [3, 9],
  placeOrder: [3, 20],
}

const statementsOf = (message: unknown): number => (message instanceof PostgresMessage ? message.statements.length : 1)

describe.skipIf(server === undefined)('a guest who buys with the mutations of Magento', () => {
  let shop: TestShop
  beforeAll(async () => {
    shop = await testShop({ demo: 'small' })
  })
  afterAll(() => shop.close())

  /** Buys, and returns what PostgreSQL gets for each mutation, with the statements that begin and end transactions. */
  async function buy(): Promise<Record<string, Counts>> {
    const client = new CartClient(shop)
    const sent = vi.spyOn(pg.Client.prototype, 'query')
    const counts: Record<string, Counts> = {}
    let id = ''
    try {
      for (const [name, text] of Object.entries(mutations)) {
        sent.mockClear()
        const data = await client.must<Record<string, unknown>>(text, { id, address: polishAddress })
        const messages = sent.mock.calls.map(([message]) => statementsOf(message))
        counts[name] = [messages.length, messages.reduce((sum, count) => sum + count, 0)]
        if (name === 'createEmptyCart') id = String(data[name])
        if (name === 'placeOrder')
          expect(data[name]).toEqual({ errors: [], orderV2: { number: expect.any(String) as unknown } })
      }
    } finally {
      sent.mockRestore()
    }
    return counts
  }

  test('sends few messages and statements to PostgreSQL', async () => {
    // The first buyer's statements fill what the process keeps, and settings may expire during another one's.
    const buyers = [await buy(), await buy(), await buy(), await buy()]
    const least = (name: string, kind: 0 | 1) => Math.min(...buyers.map((buyer) => buyer[name]?.[kind] ?? 0))
    const counts = Object.fromEntries(Object.keys(most).map((name) => [name, [least(name, 0), least(name, 1)]]))
    if (process.env['SHOW_COUNTS'] !== undefined) process.stdout.write(`${JSON.stringify(counts)}\n`)
    const tooMany = Object.entries(most).filter(
      ([name, [messages, statements]]) => least(name, 0) > messages || least(name, 1) > statements,
    )
    expect(
      tooMany.map(([name, limits]) => `${name}: ${String(counts[name])} instead of ${limits.join()}`),
      'messages, statements',
    ).toEqual([])
    expect(Object.values(counts).every(([messages = 0]) => messages > 0)).toBe(true)
  })
})
