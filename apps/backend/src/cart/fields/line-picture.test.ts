import { afterAll, beforeAll, expect, it } from 'vitest'
import { saveSettings } from '#src/store/store.ts'
import { deliverDueEvents } from '#src/testing/testing-events.ts'
import { testShop, type TestShop } from '#src/testing/testing.ts'
import { CartClient } from '../testing-client.ts'

let shop: TestShop
let client: CartClient
beforeAll(async () => {
  shop = await testShop({ demo: 'small' })
  client = new CartClient(shop)
})
afterAll(() => shop.close())

interface Line {
  picture: { url: string }
  product: { thumbnail: { url: string } }
  configured_variant: { thumbnail: { url: string } }
}

async function lineOf(id: string): Promise<Line | undefined> {
  const { data } = await client.execute<{ cart: { items: Line[] } }>(
    `query ($id: String!) { cart(cart_id: $id) { items { picture { url } product { thumbnail { url } }
      ... on ConfigurableCartItem { configured_variant { thumbnail { url } } } } } }`,
    { id },
  )
  return data.cart.items[0]
}

it('STORE-17 a line shows the picture of the product, or of the chosen variant', async () => {
  const id = await client.newCart()
  await client.add(id, [{ sku: 'ROLE-C1-98', quantity: 1 }])
  const line = await lineOf(id)
  expect(line?.picture).toEqual(line?.product.thumbnail)
  expect(line?.picture).not.toEqual(line?.configured_variant.thumbnail)
  await shop.database.transaction((tx) =>
    saveSettings(tx, { scope: 'view', id: 1 }, { 'checkout/cart/configurable_product_image': 'itself' }),
  )
  await deliverDueEvents(shop.database)
  expect((await lineOf(id))?.picture).toEqual(line?.configured_variant.thumbnail)
})
