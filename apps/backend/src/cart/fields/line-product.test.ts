import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { testShop, type TestShop } from '#src/testing/testing.ts'
import { CartClient } from '../testing-client.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await testShop({ demo: 'small' })
})
afterAll(() => shop.close())

const cart = 'cart { items { product { name } } }'
const setEmail = `mutation ($id: String!) { setGuestEmailOnCart(
  input: { cart_id: $id, email: "ada@example.com" }) { ${cart} } }`
const setPayment = `mutation ($id: String!) { setPaymentMethodOnCart(
  input: { cart_id: $id, payment_method: { code: "banktransfer" } }) { ${cart} } }`

interface Shown {
  cart: { items: { product: { name: string } }[] }
}

async function rename(name: string): Promise<void> {
  await shop.database.transaction((tx) =>
    sql`
      update catalogue_listing set name = ${name}, version = nextval('catalogue_listing_version')
      where sku = 'ROLE-PLENTY' and store_id = 1`.execute(tx),
  )
}

test('the products of a changed cart are shown as they are at that moment', async () => {
  const client = new CartClient(shop)
  const id = await client.newCart()
  await client.add(id, [{ sku: 'ROLE-PLENTY', quantity: 1 }])
  await client.makeReady(id)
  const nameIn = ({ items }: Shown['cart']) => items[0]?.product.name
  for (const name of ['first', 'second']) {
    await rename(name)
    const { setGuestEmailOnCart: changed } = await client.must<{ setGuestEmailOnCart: Shown }>(setEmail, { id })
    expect(nameIn(changed.cart)).toBe(name)
    await rename(`${name} again`)
    const { setPaymentMethodOnCart: paid } = await client.must<{ setPaymentMethodOnCart: Shown }>(setPayment, { id })
    expect(nameIn(paid.cart)).toBe(`${name} again`)
  }
})
