import { setTimeout } from 'node:timers/promises'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { server } from '#src/platform/testing.ts'
import { testShop, type TestShop } from '#src/testing/testing.ts'
import { CartClient, polishAddress } from '../testing-client.ts'
import { saveRules } from '../testing-rules.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await testShop({ demo: 'small' })
  await saveRules(shop.database, [
    {
      code: 'once',
      action: 'by_percent',
      percent: 1_000,
      coupons: [{ code: 'ONCE', limitTotal: null, limitPerCustomer: 1 }],
    },
  ])
})
afterAll(() => shop.close())

const address = '{ firstname lastname street city postcode telephone country { code } region { code } }'
const fields = `id email total_quantity
  shipping_addresses { ${address.slice(1, -1)} customer_notes
    selected_shipping_method { carrier_code method_code amount { value } price_excl_tax { value } }
    available_shipping_methods { carrier_code method_code amount { value } } }
  billing_address ${address} selected_payment_method { code title } available_payment_methods { code }
  applied_coupons { code }
  items { uid quantity prices { price_including_tax { value } row_total_including_tax { value } } }
  prices { grand_total { value currency } subtotal_including_tax { value } subtotal_excluding_tax { value }
    applied_taxes { label amount { value } } discounts { label amount { value } } }`

/** A mutation, its input, and which of two addresses it gets. */
const changes: [string, string, 'home' | 'abroad'][] = [
  ['setGuestEmailOnCart', 'input: { cart_id: $id, email: "Ada@Example.com" }', 'home'],
  [
    'setShippingAddressesOnCart',
    'input: { cart_id: $id, shipping_addresses: [{ address: $address, customer_notes: "Ring" }] }',
    'home',
  ],
  [
    'setShippingMethodsOnCart',
    'input: { cart_id: $id, shipping_methods: [{ carrier_code: "dpd", method_code: "standard" }] }',
    'home',
  ],
  ['setBillingAddressOnCart', 'input: { cart_id: $id, billing_address: { same_as_shipping: true } }', 'home'],
  ['setBillingAddressOnCart', 'input: { cart_id: $id, billing_address: { address: $address } }', 'abroad'],
  ['setPaymentMethodOnCart', 'input: { cart_id: $id, payment_method: { code: "banktransfer" } }', 'home'],
  // Another country has other taxes and other delivery methods.
  ['setShippingAddressesOnCart', 'input: { cart_id: $id, shipping_addresses: [{ address: $address }] }', 'abroad'],
  [
    'setBillingAddressOnCart',
    'input: { cart_id: $id, billing_address: { address: $address, use_for_shipping: true } }',
    'home',
  ],
  ['setGuestEmailOnCart', 'input: { cart_id: $id, email: "eve@example.com" }', 'home'],
]

/** Makes every change, and compares the cart that its response shows with the stored one. */
async function expectStored(
  client: CartClient,
  id: string,
  addresses: Record<'home' | 'abroad', object>,
): Promise<void> {
  for (const [name, input, to] of changes) {
    const text = `mutation ($id: String!, $address: CartAddressInput!) { ${name}(${input}) { cart { ${fields} } } }`
    const variables = { id, address: addresses[to] }
    const used = input.includes('$address') ? text : text.replace(', $address: CartAddressInput!', '')
    const shown = await client.must<Record<string, { cart: unknown }>>(used, variables)
    const { cart } = await client.must<{ cart: unknown }>(`query ($id: String!) { cart(cart_id: $id) { ${fields} } }`, {
      id,
    })
    expect({ name, input, cart: shown[name]?.cart }).toEqual({ name, input, cart })
  }
}

test('a change shows the cart as it is stored', async () => {
  const client = new CartClient(shop, 'eu')
  const id = await client.newCart()
  await client.add(id, [{ sku: 'ROLE-PLENTY', quantity: 2 }])
  await expectStored(client, id, {
    home: { ...polishAddress, city: 'Budapest', postcode: '1051', country_code: 'HU' },
    abroad: { ...polishAddress, city: 'Luxembourg', postcode: '1009', country_code: 'LU' },
  })
})

test('so does a change of a cart with a coupon, which each buyer may use once', async () => {
  const client = new CartClient(shop)
  const useCoupon =
    'mutation ($id: String!) { applyCouponToCart(input: { cart_id: $id, coupon_code: "ONCE" }) { cart { id } } }'
  const [used, id] = [await client.newCart(), await client.newCart()]
  for (const cart of [used, id]) {
    await client.add(cart, [{ sku: 'ROLE-PLENTY', quantity: 2 }])
    await client.must(useCoupon, { id: cart })
  }
  await expectStored(client, id, { home: polishAddress, abroad: { ...polishAddress, city: 'Gdańsk' } })
  await client.makeReady(used)
  const { email } = await client.read(used)
  await client.must('mutation ($id: String!) { placeOrder(input: { cart_id: $id }) { orderV2 { number } } }', {
    id: used,
  })
  const { setGuestEmailOnCart: after } = await client.must<{ setGuestEmailOnCart: { cart: unknown } }>(
    `mutation ($id: String!, $email: String!) { setGuestEmailOnCart(input: { cart_id: $id, email: $email }) {
      cart { prices { discounts { label } } } } }`,
    { id, email },
  )
  expect(after.cart).toEqual({ prices: { discounts: [] } })
})

const setAddress = `mutation ($id: String!, $address: CartAddressInput!) { setShippingAddressesOnCart(
  input: { cart_id: $id, shipping_addresses: [{ address: $address }] }) { cart {
    shipping_addresses { city selected_shipping_method { carrier_code } } } } }`

// The embedded database has one connection.
test.skipIf(server === undefined)('an address ends a delivery that is chosen while it waits for the cart', async () => {
  const client = new CartClient(shop)
  const id = await client.newCart()
  await client.add(id, [{ sku: 'ROLE-PLENTY', quantity: 1 }])
  const [chosen, committed] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  const choosing = shop.database.transaction(async (tx) => {
    await sql`update cart_cart set carrier_code = 'gone', method_code = 'gone' where masked_id = ${id}`.execute(tx)
    chosen.resolve()
    await committed.promise
  })
  await chosen.promise
  const changing = client.must<{ setShippingAddressesOnCart: { cart: { shipping_addresses: unknown[] } } }>(
    setAddress,
    {
      id,
      address: polishAddress,
    },
  )
  await setTimeout(200)
  committed.resolve()
  await choosing
  expect((await changing).setShippingAddressesOnCart.cart.shipping_addresses).toEqual([
    { city: polishAddress.city, selected_shipping_method: null },
  ])
  const { rows } = await sql<{ carrier: string | null }>`
    select carrier_code as carrier from cart_cart where masked_id = ${id}`.execute(shop.database.reader)
  expect(rows).toEqual([{ carrier: null }])
})
