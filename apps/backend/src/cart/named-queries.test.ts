import { afterAll, beforeAll, expect, it } from 'vitest'
import { saveCustomers } from '../customer/customer.ts'
import { testShop, type TestShop } from '../testing/testing.ts'
import { CartClient } from './testing-client.ts'
import { saveRules } from './testing-rules.ts'

let shop: TestShop
let id: string
beforeAll(async () => {
  shop = await testShop({ demo: 'small' })
  await saveRules(shop.database, [{ code: 'ten', action: 'by_percent', percent: 1_000, coupons: ['TEN'] }])
  const client = new CartClient(shop)
  id = await client.newCart()
  await client.add(id, [{ sku: 'ROLE-PLENTY', quantity: 3 }])
  await client.must(
    'mutation ($id: String!) { applyCouponToCart(input: { cart_id: $id, coupon_code: "TEN" }) { cart { id } } }',
    {
      id,
    },
  )
})
afterAll(() => shop.close())

const ask = async <T>(fields: string, headers: Record<string, string> = {}, cart = id) =>
  shop.execute<{ cart: T }>(
    `query ($cartId: String!) { cart(cart_id: $cartId) { ${fields} } }`,
    { cartId: cart },
    headers,
  )

it('GQL-25 checkUserIsAuthed returns the cart id to the owner and “not found” to others', async () => {
  const draft = { email: 'anna@example.com', password: 'Bocian-2026!', firstname: 'Anna', lastname: 'Nowak' }
  await shop.database.transaction((tx) => saveCustomers(tx, [{ ...draft, websiteId: 1 }], new Date()))
  const { data } = await shop.execute<{ generateCustomerToken: { token: string } }>(
    'mutation { generateCustomerToken(email: "anna@example.com", password: "Bocian-2026!") { token } }',
  )
  const authorization = `Bearer ${data.generateCustomerToken.token}`
  const own = await shop.execute<{ customerCart: { id: string } }>('{ customerCart { id } }', {}, { authorization })
  const cart = own.data.customerCart.id
  expect((await ask('id', { authorization }, cart)).data.cart).toEqual({ id: cart })
  expect((await ask('id', {}, cart)).errors).toMatchObject([{ extensions: { category: 'graphql-no-such-entity' } }])
})

it('GQL-27 GetCartDetailsAfterSignIn returns the items and their total', async () => {
  const { data } = await ask('id items { uid quantity product { sku } } prices { grand_total { value currency } }')
  expect(data.cart).toMatchObject({
    items: [{ quantity: 3, product: { sku: 'ROLE-PLENTY' } }],
    prices: { grand_total: { value: 27, currency: 'PLN' } },
  })
})

it('GQL-29 MiniCartQuery returns totals, discounts and items', async () => {
  const { data } = await ask(`id total_quantity
    prices { subtotal_excluding_tax { value } subtotal_including_tax { value } discounts { label amount { value } } }
    items { uid quantity prices { row_total_including_tax { value } } product { name url_key thumbnail { url } } }`)
  expect(data.cart).toMatchObject({
    total_quantity: 3,
    prices: { subtotal_including_tax: { value: 30 }, discounts: [{ amount: { value: 3 } }] },
    items: [{ quantity: 3, prices: { row_total_including_tax: { value: 30 } } }],
  })
})

it('GQL-30 getItemCount returns the total quantity', async () => {
  expect((await ask('id total_quantity')).data.cart).toEqual({ id, total_quantity: 3 })
})
