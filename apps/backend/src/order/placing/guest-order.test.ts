import { afterAll, beforeAll, expect, it } from 'vitest'
import { CartClient } from '#src/cart/testing-client.ts'
import { saveSettings } from '#src/store/store.ts'
import { deliverDueEvents } from '#src/testing/testing-events.ts'
import { testShop, type TestShop } from '#src/testing/testing.ts'

let shop: TestShop
let client: CartClient
beforeAll(async () => {
  shop = await testShop({ demo: 'small' })
  client = new CartClient(shop)
})
afterAll(() => shop.close())

async function takeGuests(isAllowed: boolean): Promise<void> {
  await shop.database.transaction((tx) =>
    saveSettings(tx, { scope: 'default', id: 0 }, { 'checkout/options/guest_checkout': isAllowed }),
  )
  await deliverDueEvents(shop.database)
}

async function place(id: string) {
  const { data, errors } = await client.execute<{ placeOrder: { orderV2: { number: string } | null } | null }>(
    'mutation ($id: String!) { placeOrder(input: { cart_id: $id }) { orderV2 { number } errors { message } } }',
    { id },
  )
  return { number: data?.placeOrder?.orderV2?.number, errors }
}

it('a guest’s order is refused with its own code where guests may not order, and the cart stays', async () => {
  const id = await client.newCart()
  await client.add(id, [{ sku: 'ROLE-PLENTY', quantity: 1 }])
  await client.makeReady(id)
  await takeGuests(false)
  const { data } = await shop.execute<{ storeConfig: { is_guest_checkout_enabled: boolean } }>(
    '{ storeConfig { is_guest_checkout_enabled } }',
  )
  expect(data.storeConfig).toEqual({ is_guest_checkout_enabled: false })
  const refused = await place(id)
  expect(refused.number).toBeUndefined()
  expect(refused.errors).toMatchObject([
    {
      message: 'Guest checkout is not allowed. Register a customer account or login with existing one.',
      extensions: { category: 'graphql-authorization', code: 'ORDER_GUEST_NOT_ALLOWED' },
    },
  ])
  expect((await client.read(id)).items).toHaveLength(1)
  await takeGuests(true)
  expect((await place(id)).number).toMatch(/^\d+$/)
})
