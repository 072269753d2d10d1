import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { CartClient, polishAddress } from '#src/cart/testing-client.ts'
import { testShop, type TestShop } from '#src/testing/testing.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await testShop({ demo: 'small' })
})
afterAll(() => shop.close())

const client = (store?: string) => new CartClient(shop, store)
const phoneOf = (example: string) => `Unable to place order: Please specify a valid phone number (ex: ${example})`

interface Placed {
  placeOrder: {
    orderV2: { shipping_address: { telephone: string } } | null
    errors: { code: string; message: string }[]
  }
}

async function place(id: string, store = 'pl'): Promise<Placed['placeOrder']> {
  const query = `mutation ($id: String!) { placeOrder(input: { cart_id: $id }) {
    orderV2 { shipping_address { telephone } } errors { code message } } }`
  return (await client(store).must<Placed>(query, { id })).placeOrder
}

async function readyCart(): Promise<string> {
  const id = await client().newCart()
  await client().add(id, [{ sku: 'ROLE-PLENTY', quantity: 1 }])
  await client().makeReady(id)
  return id
}

describe('the phone number of an order', () => {
  test.each([
    ['telephone', phoneOf('123456789')],
    ['012345678', phoneOf('123456789')],
    [null, 'Unable to place order: "Phone Number" is a required value.'],
  ])('VAL-14 %j is refused when the order is placed, and only then', async (telephone, message) => {
    const id = await readyCart()
    expect((await client().setAddress(id, { ...polishAddress, telephone })).errors).toBeUndefined()
    expect(await place(id)).toEqual({ orderV2: null, errors: [{ code: 'UNABLE_TO_PLACE_ORDER', message }] })
    await client().setAddress(id, { ...polishAddress, telephone: '+48 600 100 200' })
    expect(await place(id)).toEqual({ orderV2: { shipping_address: { telephone: '600100200' } }, errors: [] })
  })

  test.each([
    ['cz', 'CZ', '11000', '12345678', '123456789'],
    ['sk', 'SK', '81101', '0812345678', '0912345678'],
    ['ua', 'UA', '01001', '0060000001', '0660000001'],
    ['am', 'AM', '0010', '0911100500', '091110050'],
  ])('VAL-14 must match the format of its country: %s', async (store, country, postcode, telephone, example) => {
    const id = await client(store).newCart()
    await client(store).add(id, [{ sku: 'ROLE-PLENTY', quantity: 1 }])
    const address = { ...polishAddress, country_code: country, postcode, telephone }
    const { data } = await client(store).setAddress(id, address)
    const offers = data.setShippingAddressesOnCart.cart.shipping_addresses[0]?.['available_shipping_methods']
    const [offer] = (offers ?? []) as { carrier_code: string; method_code: string }[]
    for (const step of [
      `setGuestEmailOnCart(input: { cart_id: $id, email: "ada@example.com" }) { cart { id } }`,
      `setBillingAddressOnCart(input: { cart_id: $id, billing_address: { same_as_shipping: true } }) { cart { id } }`,
      `setShippingMethodsOnCart(input: { cart_id: $id,
        shipping_methods: [{ carrier_code: "${offer?.carrier_code}", method_code: "${offer?.method_code}" }] }) { cart { id } }`,
    ])
      await client(store).must(`mutation ($id: String!) { ${step} }`, { id })
    expect((await place(id, store)).errors).toEqual([{ code: 'UNABLE_TO_PLACE_ORDER', message: phoneOf(example) }])
  })

  test.each([
    ['pl', 'PL', '00-001', '48 512 345 678', '512345678'],
    ['pl', 'PL', '00-001', '481 234 567', '481234567'],
    ['cz', 'CZ', '11000', '420\u00A0777\u2009123\u200E456', '777123456'],
    ['ua', 'UA', '01001', '380 66 000 00 01', '0660000001'],
    ['am', 'AM', '0010', '374-91-110-050', '091110050'],
  ])('in store %s (%s, %s) %j is stored as %s', async (store, country, postcode, telephone, stored) => {
    const address = { ...polishAddress, country_code: country, postcode, telephone }
    const { data } = await client(store).setAddress(await client(store).newCart(), address)
    expect(data.setShippingAddressesOnCart.cart.shipping_addresses[0]).toMatchObject({ telephone: stored })
  })

  test('is validated on the billing address as well', async () => {
    const id = await readyCart()
    await client().must(
      `mutation ($id: String!, $address: CartAddressInput!) { setBillingAddressOnCart(input: { cart_id: $id,
        billing_address: { address: $address } }) { cart { id } } }`,
      { id, address: { ...polishAddress, telephone: 'none' } },
    )
    expect((await place(id)).errors).toEqual([{ code: 'UNABLE_TO_PLACE_ORDER', message: phoneOf('123456789') }])
  })
})
