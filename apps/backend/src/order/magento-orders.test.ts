import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newCustomer } from '#src/testing/testing-customer.ts'
import { httpClient, type HttpClient } from '#src/testing/testing-http.ts'
import { testShop, type TestShop } from '#src/testing/testing.ts'

let shop: TestShop
let client: HttpClient
beforeAll(async () => {
  shop = await testShop({ demo: 'small' })
  client = await httpClient(shop)
})
afterAll(async () => {
  await client.close()
  await shop.close()
})

const address = {
  firstname: 'Ada',
  lastname: 'Nowak',
  street: ['ul. Prosta 1'],
  city: 'Warszawa',
  postcode: '00-001',
  telephone: '500600700',
  country_code: 'PL',
}

async function must<T>(document: string, variables: object, headers: Record<string, string> = {}): Promise<T> {
  const { body } = await client.send<T>(document, variables, headers)
  expect(body.errors).toBeUndefined()
  return body.data
}

/** Orders one hat and returns the order number. */
async function order(email: string | undefined, headers: Record<string, string> = {}): Promise<string> {
  const cartQuery =
    headers['authorization'] === undefined ? 'mutation { id: createEmptyCart }' : '{ customerCart { id } }'
  const made = await must<{ id?: string; customerCart?: { id: string } }>(cartQuery, {}, headers)
  const id = made.id ?? made.customerCart?.id
  const setEmail =
    email === undefined ? '' : 'setGuestEmailOnCart(input: { cart_id: $id, email: $email }) { cart { id } }'
  const { placeOrder } = await must<{ placeOrder: { orderV2: { number: string } } }>(
    `mutation ($id: String!, $address: CartAddressInput!${email === undefined ? '' : ', $email: String!'}) {
      addProductsToCart(cartId: $id, cartItems: [{ sku: "ROLE-S1", quantity: 1 }]) { user_errors { code } }
      ${setEmail}
      setShippingAddressesOnCart(input: { cart_id: $id, shipping_addresses: [{ address: $address }] }) { cart { id } }
      setBillingAddressOnCart(input: { cart_id: $id, billing_address: { address: $address } }) { cart { id } }
      setShippingMethodsOnCart(input: {
        cart_id: $id, shipping_methods: [{ carrier_code: "dpd", method_code: "standard" }] }) { cart { id } }
      setPaymentMethodOnCart(input: { cart_id: $id, payment_method: { code: "checkmo" } }) { cart { id } }
      placeOrder(input: { cart_id: $id }) { orderV2 { number } } }`,
    { id, address, email },
    headers,
  )
  return placeOrder.orderV2.number
}

describe('customerOrders', () => {
  const query = '{ customerOrders { total_count items { number grand_total } page_info { current_page total_pages } } }'

  it('returns all orders of the signed-in customer and no others', async () => {
    const [ada, bob] = [await newCustomer(shop, 'ada@example.com'), await newCustomer(shop, 'bob@example.com')]
    const numbers = [await order(undefined, ada), await order(undefined, ada)]
    await order('guest@example.com')
    const { customerOrders } = await must<{ customerOrders: { items: { number: string }[] } }>(query, {}, ada)
    expect(customerOrders).toMatchObject({ total_count: 2, page_info: { current_page: 1, total_pages: 1 } })
    expect(customerOrders.items.map(({ number }) => number).toSorted()).toEqual(numbers.toSorted())
    expect(await must(query, {}, bob)).toMatchObject({ customerOrders: { total_count: 0, items: [] } })
  })

  it('is refused to guests', async () => {
    const { status, body } = await client.send(query)
    expect([status, body.data['customerOrders']]).toEqual([200, null])
    expect(body.errors).toMatchObject([{ path: ['customerOrders'], extensions: { category: 'graphql-authorization' } }])
  })
})

describe('customerDownloadableProducts', () => {
  const query =
    '{ customerDownloadableProducts { items { order_increment_id date status download_url remaining_downloads } } }'

  it('returns an empty list, because the shop sells no downloads', async () => {
    const eve = await newCustomer(shop, 'eve@example.com')
    await order(undefined, eve)
    expect(await must(query, {}, eve)).toEqual({ customerDownloadableProducts: { items: [] } })
  })

  it('is refused to guests', async () => {
    const { body } = await client.send(query)
    expect(body.data).toEqual({ customerDownloadableProducts: null })
    expect(body.errors).toMatchObject([{ extensions: { category: 'graphql-authorization' } }])
  })
})

describe('guestOrder', () => {
  it.each(['OrderInformationInput', 'GuestOrderInformationInput'])(
    'finds the order by number, email and last name or postcode in %s',
    async (type) => {
      const email = 'zoe@example.com'
      const number = await order(email)
      const query = `query ($input: ${type}!) { guestOrder(input: $input) { number email items { product_sku } } }`
      const found = { guestOrder: { number, email, items: [{ product_sku: 'ROLE-S1' }] } }
      expect(await must(query, { input: { number, email, lastname: 'Nowak' } })).toEqual(found)
      expect(await must(query, { input: { number, email, postcode: '00-001' } })).toEqual(found)
      const wrong = await client.send(query, { input: { number, email, lastname: 'Kowalska' } })
      expect(wrong.body.data).toBeNull()
      expect(wrong.body.errors).toMatchObject([{ extensions: { category: 'graphql-no-such-entity' } }])
      const foreign = await client.send(query, { input: { number, email: 'eve@example.com', lastname: 'Nowak' } })
      expect(foreign.body.data).toBeNull()
    },
  )
})

describe('further fields that Adobe’s drop-ins query', () => {
  it('resolve for a store view and a cart', async () => {
    const { id } = await must<{ id: string }>('mutation { id: createEmptyCart }', {})
    const answer = await must(
      `query ($id: String!) {
        storeConfig { share_customer_accounts_scope shopping_assistance_enabled
          shopping_assistance_checkbox_title shopping_assistance_checkbox_tooltip }
        cart(cart_id: $id) { has_available_free_gifts } }`,
      { id },
    )
    expect(answer).toEqual({
      storeConfig: {
        share_customer_accounts_scope: 0,
        shopping_assistance_enabled: false,
        shopping_assistance_checkbox_title: null,
        shopping_assistance_checkbox_tooltip: null,
      },
      cart: { has_available_free_gifts: false },
    })
  })

  it('resolve for an order without free gifts or returnable items', async () => {
    const number = await order('drop.in@example.com')
    const { guestOrder } = await must<{ guestOrder: object }>(
      `query ($number: String!) { guestOrder(input: { number: $number, email: "drop.in@example.com", lastname: "Nowak" }) {
        admin_assisted_order items { free_gift_label } items_eligible_for_return { id }
        returns { items { number status } total_count page_info { page_size current_page total_pages } } } }`,
      { number },
    )
    expect(guestOrder).toEqual({
      admin_assisted_order: null,
      items: [{ free_gift_label: null }],
      items_eligible_for_return: [],
      returns: { items: [], total_count: 0, page_info: { page_size: 20, current_page: 1, total_pages: 0 } },
    })
  })
})
