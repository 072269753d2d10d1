import { afterAll, beforeAll, expect, test } from 'vitest'
import { CartClient, polishAddress } from '../cart/testing-client.ts'
import { newCustomer } from '../testing/testing-customer.ts'
import { testShop, type TestShop } from '../testing/testing.ts'

let shop: TestShop
let ada: CartClient
let cart: string

beforeAll(async () => {
  shop = await testShop({ demo: 'small' })
  const { authorization } = await newCustomer(shop, 'ada.book@example.com')
  ada = new CartClient(shop, 'pl', authorization.slice('Bearer '.length))
  cart = (await ada.must<{ customerCart: { id: string } }>('{ customerCart { id } }')).customerCart.id
  await ada.add(cart, [{ sku: 'ROLE-PLENTY', quantity: 1 }])
})
afterAll(() => shop.close())

const cities = async () =>
  (
    await ada.must<{ customer: { addresses: { city: string }[] } }>('{ customer { addresses { city } } }')
  ).customer.addresses.map(({ city }) => city)
const bill = (address: object) =>
  ada.must(
    `mutation ($id: String!, $address: CartAddressInput!) {
      setBillingAddressOnCart(input: { cart_id: $id, billing_address: { address: $address } }) { cart { id } } }`,
    { id: cart, address },
  )

test('a cart’s address is saved once to the address book on request', async () => {
  await ada.setAddress(cart, polishAddress)
  await ada.setAddress(cart, { ...polishAddress, save_in_address_book: false })
  expect(await cities()).toEqual([])
  for (let time = 0; time < 2; time++) await ada.setAddress(cart, { ...polishAddress, save_in_address_book: true })
  expect(await cities()).toEqual(['Warszawa'])
  await bill({ ...polishAddress, city: 'Kraków', save_in_address_book: true })
  expect(await cities()).toEqual(['Warszawa', 'Kraków'])
})

test('an address with a placeholder phone number or from another customer’s cart is not saved', async () => {
  const before = await cities()
  await ada.setAddress(cart, { ...polishAddress, city: 'Łódź', telephone: 'telephone', save_in_address_book: true })
  const guests = new CartClient(shop)
  const other = await guests.newCart()
  await guests.add(other, [{ sku: 'ROLE-PLENTY', quantity: 1 }])
  await guests.setAddress(other, { ...polishAddress, save_in_address_book: true })
  const { authorization } = await newCustomer(shop, 'eve.book@example.com')
  const eve = new CartClient(shop, 'pl', authorization.slice('Bearer '.length))
  const eves = (await eve.must<{ customerCart: { id: string } }>('{ customerCart { id } }')).customerCart.id
  await eve.add(eves, [{ sku: 'ROLE-PLENTY', quantity: 1 }])
  for (const id of [eves, 'x'.repeat(32)])
    await ada.setAddress(id, { ...polishAddress, city: 'Gdynia', save_in_address_book: true })
  expect(await cities()).toEqual(before)
})
