import { graphql } from 'graphql'
import type { Kysely, KyselyPlugin } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Database } from '#src/platform/database.ts'
import type { Tables } from '#src/platform/tables.gen.ts'
import { requestContext } from '../http/request-context.ts'
import { createSchema } from '../schema.ts'
import { testShop, type TestShop } from '../testing/testing.ts'
import { CartClient, cartFields } from './testing-client.ts'
import { saveRules } from './testing-rules.ts'

let shop: TestShop
let counted: Database
let queries = 0

const counter: KyselyPlugin = {
  transformQuery: ({ node }) => {
    queries++
    return node
  },
  transformResult: ({ result }) => Promise.resolve(result),
}
const schema = createSchema()

beforeAll(async () => {
  shop = await testShop({ demo: 'small' })
  await saveRules(shop.database, [{ code: 'ten', action: 'by_percent', percent: 1_000, coupons: ['TEN'] }])
  counted = {
    ...shop.database,
    reader: (shop.database.reader as Kysely<Tables>).withPlugin(counter),
    transaction: (work) => shop.database.transaction((tx) => work(tx.withPlugin(counter))),
  }
})
afterAll(() => shop.close())

/** Executes the operation and returns its number of database queries. */
async function count(source: string, variableValues: Record<string, unknown>): Promise<number> {
  const contextValue = await requestContext(counted, new Headers({ store: 'pl' }))
  queries = 0
  const { errors } = await graphql({ schema, source, variableValues, contextValue })
  expect(errors).toBeUndefined()
  return queries
}

const goods = ['ROLE-C1-98', 'ROLE-PLENTY', 'ROLE-S1', 'ROLE-L2', 'ROLE-C1-110', 'ROLE-C2-98-RED', 'ROLE-C2-104-BLUE']

async function cartOf(skus: string[]): Promise<{ id: string; uid: string }> {
  const client = new CartClient(shop)
  const id = await client.newCart()
  const { data } = await client.add(
    id,
    skus.map((sku) => ({ sku, quantity: 1 })),
  )
  expect(data.addProductsToCart.user_errors).toEqual([])
  await client.must(
    'mutation ($id: String!) { applyCouponToCart(input: { cart_id: $id, coupon_code: "TEN" }) { cart { id } } }',
    { id },
  )
  return { id, uid: data.addProductsToCart.cart.items[0]?.uid ?? '' }
}

const whole = `${cartFields} applied_coupons { code } shipping_addresses { city }
  available_gift_wrappings { id } prices { discounts { label amount { value } } }`
const read = `query ($id: String!) { cart(cart_id: $id) { ${whole} } }`
const change = `mutation ($id: String!, $uid: ID, $quantity: Float) {
  updateCartItems(input: { cart_id: $id, cart_items: [{ cart_item_uid: $uid, quantity: $quantity }] }) {
    cart { ${whole} } } }`

describe('a cart with a coupon', () => {
  test('CART-01 is read and changed with the same number of database queries for many lines as for two', async () => {
    const [few, many] = [await cartOf(goods.slice(0, 2)), await cartOf(goods)]
    // Settings may expire during one of them, and what the process keeps is filled by the first.
    const fewest = async (source: string, variables: Record<string, unknown>) =>
      Math.min(await count(source, variables), await count(source, variables), await count(source, variables))
    const both = async (cart: { id: string; uid: string }) => ({
      read: await fewest(read, cart),
      change: await fewest(change, { ...cart, quantity: 2 }),
    })
    const ofMany = await both(many)
    expect(ofMany).toEqual(await both(few))
    expect(ofMany.read).toBeLessThanOrEqual(9)
    expect(ofMany.change).toBeLessThanOrEqual(16)
  })
})
