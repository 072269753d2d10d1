import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { setStock } from '../inventory/inventory.ts'
import { newCustomer } from '../testing/testing-customer.ts'
import { testShop, type TestShop } from '../testing/testing.ts'
import { requestReturn, returnItem, sentOrder } from './testing-returns.ts'

const email = 'ada@example.com'
let shop: TestShop
let asAda: Record<string, string>

beforeAll(async () => {
  shop = await testShop({ demo: 'small' })
  asAda = await newCustomer(shop, email)
  await shop.database.transaction(async (tx) => {
    const { rows } = await sql<{ id: number }>`select id from catalogue_product where sku = 'ROLE-C1-98'`.execute(tx)
    await setStock(
      tx,
      rows.map(({ id }) => ({ productId: id, quantity: 60 })),
    )
  })
})
afterAll(() => shop.close())

async function advice(sku: string): Promise<string | null | undefined> {
  const { data } = await shop.execute<{ products: { items: { size_advice: string | null }[] } }>(
    `query ($sku: String!) { products(filter: { sku: { eq: $sku } }) { items {
      ... on ConfigurableProduct { size_advice } } } }`,
    { sku },
  )
  return data.products.items[0]?.size_advice
}

it('a product that was returned as too small by five buyers says so, until they are a small part of all', async () => {
  for (let count = 1; count <= 5; count++) {
    expect(await advice('ROLE-C1')).toBeNull()
    const order = await sentOrder(shop, { email, sku: 'ROLE-C1-98', quantity: 2 })
    const { errors } = await requestReturn(shop, order, [returnItem(order.items[0] ?? '', 2)], asAda)
    expect(errors).toBeUndefined()
  }
  expect(await advice('ROLE-C1')).toBe('RUNS_SMALL')
  expect(await advice('ROLE-C2')).toBeNull()
  const { reader } = shop.database
  await sql`update returns_return set status = 'canceled' where number like '%-1'`.execute(reader)
  expect(await advice('ROLE-C1')).toBeNull()
  await sql`update returns_return set status = 'processed', refunded = 1`.execute(reader)
  expect(await advice('ROLE-C1')).toBe('RUNS_SMALL')
  await sql`update order_order set shipped_at = now() - interval '366 days'`.execute(reader)
  expect(await advice('ROLE-C1')).toBeNull()
})
