import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { CartClient, polishAddress } from '#src/cart/testing-client.ts'
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

/** A statement more costs every buyer time. Raise a number only if what it buys is worth that. */
const most: Record<Mutation, number> = {
  createEmptyCart: 3,
  addProductsToCart: 13,
  setGuestEmailOnCart: 9,
  setShippingAddressesOnCart: 9,
  setShippingMethodsOnCart: 12,
  setBillingAddressOnCart: 10,
  setPaymentMethodOnCart: 11,
  placeOrder: 25,
}

describe.skipIf(server === undefined)('a guest who buys with the mutations of Magento', () => {
  let shop: TestShop
  beforeAll(async () => {
    shop = await testShop({ demo: 'small' })
  })
  afterAll(() => shop.close())

  /** Buys, and returns how many statements PostgreSQL gets for each mutation, with those that begin and end transactions. */
  async function buy(): Promise<Record<string, number>> {
    const client = new CartClient(shop)
    const sent = vi.spyOn(pg.Client.prototype, 'query')
    const counts: Record<string, number> = {}
    let id = ''
    try {
      for (const [name, text] of Object.entries(mutations)) {
        sent.mockClear()
        const data = await client.must<Record<string, unknown>>(text, { id, address: polishAddress })
        counts[name] = sent.mock.calls.length
        if (name === 'createEmptyCart') id = String(data[name])
        if (name === 'placeOrder')
          expect(data[name]).toEqual({ errors: [], orderV2: { number: expect.any(String) as unknown } })
      }
    } finally {
      sent.mockRestore()
    }
    return counts
  }

  test('sends few statements to PostgreSQL', async () => {
    // The first buyer's statements fill what the process keeps, and settings may expire during another one's.
    const buyers = [await buy(), await buy(), await buy(), await buy()]
    const counts = Object.fromEntries(
      Object.keys(most).map((name) => [name, Math.min(...buyers.map((buyer) => buyer[name] ?? 0))]),
    )
    const tooMany = Object.entries(most).filter(([name, limit]) => (counts[name] ?? 0) > limit)
    expect(tooMany.map(([name, limit]) => `${name}: ${counts[name]} instead of ${limit}`)).toEqual([])
    expect(Object.values(counts).every((count) => count > 2)).toBe(true)
  })
})
