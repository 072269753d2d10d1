import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { saveCustomers } from '#src/customer/customer.ts'
import { encodeUid } from '#src/platform/uid.ts'
import { findStore } from '#src/store/store.ts'
import { testShop, type TestShop } from '#src/testing/testing.ts'
import { fillCustomerCart } from './whole.ts'
import { CartClient, type CartAnswer } from '../testing-client.ts'

const password = 'Bocian-2026!'
let shop: TestShop
let guest: CartClient

beforeAll(async () => {
  shop = await testShop({ demo: 'small' })
  guest = new CartClient(shop)
})
afterAll(() => shop.close())

let count = 0

/** A new signed-in customer with the id of their cart. */
async function customer(): Promise<{ id: number; client: CartClient; cart: string }> {
  const email = `customer-${++count}@example.com`
  const draft = { websiteId: 1, email, password, firstname: 'Anna', lastname: 'Kowalska', telephone: '123456789' }
  const address = { street: ['Długa 2'], city: 'Gdańsk', postcode: '80-001', countryCode: 'PL' }
  const report = await shop.database.transaction((tx) =>
    saveCustomers(tx, [{ ...draft, addresses: [address] }], new Date()),
  )
  const { generateCustomerToken: token } = await guest.must<{ generateCustomerToken: { token: string } }>(
    'mutation ($email: String!, $password: String!) { generateCustomerToken(email: $email, password: $password) { token } }',
    { email, password },
  )
  const client = new CartClient(shop, 'pl', token.token)
  const { customerCart } = await client.must<{ customerCart: { id: string } }>('{ customerCart { id } }')
  return { id: [...report.ids.values()][0] ?? 0, client, cart: customerCart.id }
}

const merge = `mutation ($source: String!, $target: String) {
  mergeCarts(source_cart_id: $source, destination_cart_id: $target) { id total_quantity items { quantity } } }`

async function guestCart(sku: string, quantity: number): Promise<string> {
  const id = await guest.newCart()
  expect((await guest.add(id, [{ sku, quantity }])).data.addProductsToCart.user_errors).toEqual([])
  return id
}

describe('GQL-35 a customer', () => {
  test('has one cart despite concurrent requests for it', async () => {
    const { client, cart } = await customer()
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => client.must<{ customerCart: CartAnswer }>('{ customerCart { id } }')),
    )
    for (const answer of answers) expect(answer.customerCart.id).toBe(cart)
    expect(await client.newCart()).toBe(cart)
  })

  test('has a private cart: others get the same error as for an unknown cart', async () => {
    const { cart } = await customer()
    const unknown = 'x'.repeat(cart.length)
    const other = (await customer()).client
    const query = 'query ($id: String!) { cart(cart_id: $id) { id } }'
    for (const client of [guest, other])
      for (const id of [cart, unknown])
        for (const answer of [
          await client.execute(query, { id }),
          await client.add(id, [{ sku: 'ROLE-S1', quantity: 1 }]),
        ])
          expect(answer.errors?.[0]).toMatchObject({
            message: `Could not find a cart with ID "${id}"`,
            extensions: { category: 'graphql-no-such-entity', code: 'CART_MISSING' },
          })
  })

  test('can merge a guest cart only once', async () => {
    const { client, cart } = await customer()
    await client.add(cart, [{ sku: 'ROLE-PLENTY', quantity: 1 }])
    const source = await guestCart('ROLE-PLENTY', 2)
    const answers = await Promise.all(Array.from({ length: 11 }, () => client.execute(merge, { source, target: cart })))
    expect(answers.filter((answer) => answer.errors === undefined)).toHaveLength(1)
    expect((await client.read(cart)).items.map((item) => item.quantity)).toEqual([3])
    const late = await guest.add(source, [{ sku: 'ROLE-PLENTY', quantity: 1 }])
    expect(late.errors?.[0]?.message).toBe(`The cart isn't active.`)
  })

  test('AMB-09 can retry adding an item after signing in, without adding it twice to the merged cart', async () => {
    const { client, cart } = await customer()
    const key = { 'idempotency-key': 'before-sign-in-01' }
    const source = await guest.newCart()
    await guest.add(source, [{ sku: 'ROLE-PLENTY', quantity: 1 }], key)
    expect((await client.execute(merge, { source, target: cart })).errors).toBeUndefined()
    const again = await client.add(cart, [{ sku: 'ROLE-PLENTY', quantity: 1 }], key)
    expect(again.data.addProductsToCart.user_errors).toEqual([])
    expect((await client.read(cart)).total_quantity).toBe(1)
  })

  test('changes nothing by merging a cart into itself, and cannot merge from a customer’s cart', async () => {
    const { client, cart } = await customer()
    await client.add(cart, [{ sku: 'ROLE-PLENTY', quantity: 1 }])
    expect((await client.execute(merge, { source: cart })).errors).toBeUndefined()
    expect((await client.read(cart)).total_quantity).toBe(1)
    const other = await customer()
    const { errors } = await other.client.execute(merge, { source: cart })
    expect(errors?.[0]?.extensions['code']).toBe('CART_MISSING')
  })

  test('AMB-15 has equal lines summed, up to the stock', async () => {
    const { client, cart } = await customer()
    await client.add(cart, [{ sku: 'ROLE-L2', quantity: 1 }])
    const source = await guestCart('ROLE-L2', 2)
    expect((await client.execute(merge, { source })).errors).toBeUndefined()
    expect((await client.read(cart)).items.map((item) => item.quantity)).toEqual([2])
  })

  test('has an empty cart filled by an import, but only once', async () => {
    const { id, client, cart } = await customer()
    const store = await findStore(shop.database.reader, 'pl')
    if (store === undefined) throw new Error('no store')
    for (let run = 0; run < 2; run++)
      expect(
        await fillCustomerCart(shop.database, { store, customerId: id, now: new Date() }, [
          { sku: 'ROLE-S1', quantity: 1 },
          { sku: 'ROLE-C1-98', quantity: 2 },
        ]),
      ).toEqual([])
    expect((await client.read(cart)).items.map((item) => item.__typename)).toEqual([
      'SimpleCartItem',
      'ConfigurableCartItem',
    ])
    expect((await client.read(cart)).total_quantity).toBe(3)
  })

  test('can use only their own saved addresses, and orders with their own email', async () => {
    const { id, client, cart } = await customer()
    await client.add(cart, [{ sku: 'ROLE-PLENTY', quantity: 1 }])
    const saved = await shop.database.reader
      .selectFrom('customer_address')
      .select('id')
      .where('customer_id', '=', id)
      .executeTakeFirstOrThrow()
    const set = `mutation ($id: String!, $uid: ID) { setShippingAddressesOnCart(input: { cart_id: $id,
      shipping_addresses: [{ customer_address_uid: $uid }] }) { cart { shipping_addresses { city lastname } } } }`
    const stranger = await customer()
    const refused = await stranger.client.execute(set, { id: stranger.cart, uid: encodeUid(saved.id) })
    expect(refused.errors?.[0]?.extensions['category']).toBe('graphql-no-such-entity')
    expect(await client.must(set, { id: cart, uid: encodeUid(saved.id) })).toEqual({
      setShippingAddressesOnCart: { cart: { shipping_addresses: [{ city: 'Gdańsk', lastname: 'Kowalska' }] } },
    })
    const email = `mutation ($id: String!) { setGuestEmailOnCart(input: { cart_id: $id, email: "x@example.com" }) { cart { id } } }`
    expect((await client.execute(email, { id: cart })).errors?.[0]?.message).toBe(
      'The request is not allowed for logged in customers',
    )
    for (const step of [
      `setBillingAddressOnCart(input: { cart_id: $id, billing_address: { same_as_shipping: true } }) { cart { id } }`,
      `setShippingMethodsOnCart(input: { cart_id: $id, shipping_methods: [{ carrier_code: "dpd", method_code: "standard" }] }) { cart { id } }`,
      `setPaymentMethodOnCart(input: { cart_id: $id, payment_method: { code: "checkmo" } }) { cart { id } }`,
    ])
      await client.must(`mutation ($id: String!) { ${step} }`, { id: cart })
    const { placeOrder } = await client.must<{ placeOrder: { orderV2: { email: string; number: string } } }>(
      `mutation ($id: String!) { placeOrder(input: { cart_id: $id }) { orderV2 { email number } } }`,
      { id: cart },
    )
    expect(placeOrder.orderV2.email).toMatch(/^customer-\d+@example\.com$/)
    const look = await guest.execute(
      'query ($input: OrderInformationInput!) { guestOrder(input: $input) { number } }',
      { input: { ...placeOrder.orderV2, lastname: 'Kowalska' } },
    )
    expect(look.errors?.[0]?.extensions['category']).toBe('graphql-no-such-entity')
  })
})
