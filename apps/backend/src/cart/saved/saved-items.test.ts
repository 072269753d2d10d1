import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { saveCustomers } from '#src/customer/customer.ts'
import { testShop, type TestResponse, type TestShop } from '#src/testing/testing.ts'
import { CartClient, type ItemInput } from '../testing-client.ts'

interface Line {
  __typename: string
  uid: string
  quantity: number
  is_available: boolean
  product: { sku: string }
}
interface Cart {
  id: string
  total_quantity: number
  lines_saved_for_later: number
  /** The name of an earlier version. */
  lines_put_aside: number
  items: Line[]
  saved_items: Line[]
  prices: { grand_total: { value: number } }
}
interface Moved {
  cart: Cart
  user_errors: { code: string; message: string }[]
}

let shop: TestShop
let guest: CartClient
beforeAll(async () => {
  shop = await testShop({ demo: 'small' })
  guest = new CartClient(shop)
})
afterAll(() => shop.close())

const line = '{ __typename uid quantity is_available product { sku } }'
const fields = `id total_quantity lines_saved_for_later lines_put_aside items ${line} saved_items ${line} prices { grand_total { value } }`

const read = async (client: CartClient, id: string): Promise<Cart> =>
  (await client.must<{ cart: Cart }>(`query ($id: String!) { cart(cart_id: $id) { ${fields} } }`, { id })).cart

const save = (client: CartClient, id: string, uid: string, more: Record<string, string> = {}) =>
  client.execute<{ saveCartItemForLater: { cart: Cart } }>(
    `mutation ($id: String!, $uid: ID!) {
      saveCartItemForLater(input: { cart_id: $id, cart_item_uid: $uid }) { cart { ${fields} } } }`,
    { id, uid },
    more,
  )

const move = (
  client: CartClient,
  id: string,
  uid: string,
  more: { quantity?: number; key?: string } = {},
): Promise<TestResponse<{ moveSavedItemToCart: Moved }>> =>
  client.execute(
    `mutation ($id: String!, $uid: ID!, $quantity: Float) {
      moveSavedItemToCart(input: { cart_id: $id, saved_item_uid: $uid, quantity: $quantity }) {
        cart { ${fields} } user_errors { code message } } }`,
    { id, uid, quantity: more.quantity },
    more.key === undefined ? {} : { 'idempotency-key': more.key },
  )

const remove = (client: CartClient, id: string, uid: string) =>
  client.execute<{ removeSavedItem: { cart: Cart } }>(
    `mutation ($id: String!, $uid: ID!) {
      removeSavedItem(input: { cart_id: $id, saved_item_uid: $uid }) { cart { ${fields} } } }`,
    { id, uid },
  )

async function cartWith(client: CartClient, items: ItemInput[]): Promise<Cart> {
  const id = await client.newCart()
  expect((await client.add(id, items)).data.addProductsToCart.user_errors).toEqual([])
  return read(client, id)
}

const skus = (lines: Line[]) => lines.map((one) => `${one.quantity} ${one.product.sku}`)

/** A cart whose only line was saved for later. */
async function cartWithSaved(client: CartClient, item: ItemInput): Promise<{ id: string; uid: string }> {
  const cart = await cartWith(client, [item])
  const { data } = await save(client, cart.id, cart.items[0]?.uid ?? '')
  return { id: cart.id, uid: data.saveCartItemForLater.cart.saved_items[0]?.uid ?? '' }
}

/** A physical gift card with the first available amount. */
async function postedCard(): Promise<ItemInput> {
  const { products } = await guest.must<{ products: { items: { giftcard_amounts: { uid: string }[] }[] } }>(
    `{ products(filter: { sku: { eq: "ROLE-GP" } }) { items { ... on GiftCardProduct { giftcard_amounts { uid } } } } }`,
  )
  return { sku: 'ROLE-GP', quantity: 1, selected_options: [products.items[0]?.giftcard_amounts[0]?.uid ?? ''] }
}

let count = 0

/** A new signed-in customer with the id of their cart. */
async function customer(): Promise<{ client: CartClient; cart: string }> {
  const email = `saver-${++count}@example.com`
  const password = 'Bocian-2026!'
  const draft = { websiteId: 1, email, password, firstname: 'Anna', lastname: 'Kowalska', addresses: [] }
  await shop.database.transaction((tx) => saveCustomers(tx, [draft], new Date()))
  const { generateCustomerToken: given } = await guest.must<{ generateCustomerToken: { token: string } }>(
    'mutation ($email: String!, $password: String!) { generateCustomerToken(email: $email, password: $password) { token } }',
    { email, password },
  )
  const client = new CartClient(shop, 'pl', given.token)
  return {
    client,
    cart: (await client.must<{ customerCart: { id: string } }>('{ customerCart { id } }')).customerCart.id,
  }
}

const merge = `mutation ($source: String!) { mergeCarts(source_cart_id: $source) { ${fields} } }`

describe('a line saved for later', () => {
  test('leaves the cart and its total, and can be moved back with its size and quantity', async () => {
    const cart = await cartWith(guest, [
      { sku: 'ROLE-C1-98', quantity: 2 },
      { sku: 'ROLE-S1', quantity: 1 },
    ])
    const { data } = await save(guest, cart.id, cart.items[0]?.uid ?? '')
    const saved = data.saveCartItemForLater.cart
    expect([skus(saved.items), skus(saved.saved_items)]).toEqual([['1 ROLE-S1'], ['2 ROLE-C1']])
    expect(saved.total_quantity).toBe(1)
    expect(saved.prices.grand_total.value).toBeLessThan(cart.prices.grand_total.value)
    expect(saved.saved_items[0]).toMatchObject({ __typename: 'ConfigurableCartItem', is_available: true })
    const back = (await move(guest, cart.id, saved.saved_items[0]?.uid ?? '')).data.moveSavedItemToCart
    expect(back.user_errors).toEqual([])
    expect([skus(back.cart.items), back.cart.saved_items]).toEqual([['1 ROLE-S1', '2 ROLE-C1'], []])
    expect(back.cart.prices.grand_total).toEqual(cart.prices.grand_total)
  })

  test('is merged with an equal one, and can be deleted', async () => {
    const { id } = await cartWithSaved(guest, { sku: 'ROLE-S1', quantity: 1 })
    await guest.add(id, [{ sku: 'ROLE-S1', quantity: 2 }])
    const { data } = await save(guest, id, (await read(guest, id)).items[0]?.uid ?? '')
    const [line] = data.saveCartItemForLater.cart.saved_items
    expect(line?.quantity).toBe(3)
    expect((await remove(guest, id, line?.uid ?? '')).data.removeSavedItem.cart.saved_items).toEqual([])
    expect((await remove(guest, id, line?.uid ?? '')).errors?.[0]?.extensions['category']).toBe(
      'graphql-no-such-entity',
    )
  })

  test('cannot be read or moved with another cart', async () => {
    const { uid } = await cartWithSaved(guest, { sku: 'ROLE-S1', quantity: 1 })
    const other = await guest.newCart()
    expect((await read(guest, other)).saved_items).toEqual([])
    for (const answer of [
      await move(guest, other, uid),
      await remove(guest, other, uid),
      await save(guest, other, uid),
    ])
      expect(answer.errors?.[0]?.extensions['category']).toMatch(/^graphql-(no-such-entity|input)$/)
  })

  test('stays saved if its quantity exceeds the stock; a smaller quantity can be moved', async () => {
    const { id, uid } = await cartWithSaved(guest, { sku: 'ROLE-L2', quantity: 2 })
    await guest.add(id, [{ sku: 'ROLE-L2', quantity: 1 }])
    const refused = (await move(guest, id, uid)).data.moveSavedItemToCart
    expect(refused.user_errors).toMatchObject([{ code: 'INSUFFICIENT_STOCK' }])
    expect([skus(refused.cart.items), skus(refused.cart.saved_items)]).toEqual([['1 ROLE-L2'], ['2 ROLE-L2']])
    const fewer = (await move(guest, id, uid, { quantity: 1 })).data.moveSavedItemToCart
    expect([skus(fewer.cart.items), fewer.cart.saved_items]).toEqual([['2 ROLE-L2'], []])
    for (const quantity of [0, -1, 1.5]) {
      const again = await cartWithSaved(guest, { sku: 'ROLE-L2', quantity: 1 })
      const wrong = (await move(guest, again.id, again.uid, { quantity })).data.moveSavedItemToCart
      expect(wrong.user_errors).toMatchObject([{ code: 'INVALID_PARAMETER_VALUE' }])
    }
  })

  test('CART-25 CART-26 cannot be moved back into a cart that it may not be mixed with', async () => {
    const goods = await cartWithSaved(guest, { sku: 'ROLE-S1', quantity: 1 })
    await guest.add(goods.id, [await postedCard()])
    const first = (await move(guest, goods.id, goods.uid)).data.moveSavedItemToCart
    expect(first.user_errors).toEqual([
      { code: 'UNDEFINED', message: 'Regular products cannot be combined with a gift card' },
    ])
    expect([skus(first.cart.items), skus(first.cart.saved_items)]).toEqual([['1 ROLE-GP'], ['1 ROLE-S1']])
    const card = await cartWithSaved(guest, await postedCard())
    await guest.add(card.id, [{ sku: 'ROLE-S1', quantity: 1 }])
    expect((await move(guest, card.id, card.uid)).data.moveSavedItemToCart.user_errors).toEqual([
      { code: 'UNDEFINED', message: 'You cannot mix gift cards with regular products' },
    ])
  })

  test('AMB-09 is moved once per key, in both directions', async () => {
    const cart = await cartWith(guest, [{ sku: 'ROLE-S1', quantity: 1 }])
    const uid = cart.items[0]?.uid ?? ''
    for (let run = 0; run < 2; run++)
      expect((await save(guest, cart.id, uid, { 'idempotency-key': 'save-0001-abcd' })).errors).toBeUndefined()
    const [line] = (await read(guest, cart.id)).saved_items
    expect(line?.quantity).toBe(1)
    for (let run = 0; run < 2; run++)
      expect((await move(guest, cart.id, line?.uid ?? '', { key: 'move-0001-abcd' })).errors).toBeUndefined()
    expect(skus((await read(guest, cart.id)).items)).toEqual(['1 ROLE-S1'])
  })

  test('of a customer is kept when the cart is ordered', async () => {
    const { client, cart } = await customer()
    await client.add(cart, [{ sku: 'ROLE-S1', quantity: 1 }])
    await save(client, cart, (await read(client, cart)).items[0]?.uid ?? '')
    await shop.database.transaction((tx) =>
      tx.updateTable('cart_cart').set({ is_active: false }).where('masked_id', '=', cart).execute(),
    )
    const next = (await client.must<{ customerCart: Cart }>(`{ customerCart { ${fields} } }`)).customerCart
    expect(next.id).not.toBe(cart)
    expect(skus(next.saved_items)).toEqual(['1 ROLE-S1'])
    expect((await read(client, next.id)).saved_items).toHaveLength(1)
  })

  test('of a guest moves to the customer on merge', async () => {
    const { id } = await cartWithSaved(guest, { sku: 'ROLE-S1', quantity: 2 })
    const { client } = await customer()
    const { mergeCarts: merged } = await client.must<{ mergeCarts: Cart }>(merge, { source: id })
    expect([skus(merged.items), skus(merged.saved_items), merged.lines_saved_for_later]).toEqual([[], ['2 ROLE-S1'], 0])
  })
})

test('AMB-16 CART-26 merging carts that cannot be mixed saves the guest’s lines for later and returns their number', async () => {
  const { client, cart } = await customer()
  await client.add(cart, [await postedCard()])
  const source = await cartWith(guest, [
    { sku: 'ROLE-PLENTY', quantity: 2 },
    { sku: 'ROLE-S1', quantity: 1 },
  ])
  const { mergeCarts: merged } = await client.must<{ mergeCarts: Cart }>(merge, { source: source.id })
  expect([merged.lines_saved_for_later, merged.lines_put_aside]).toEqual([2, 2])
  expect(skus(merged.items)).toEqual(['1 ROLE-GP'])
  expect(skus(merged.saved_items).toSorted()).toEqual(['1 ROLE-S1', '2 ROLE-PLENTY'])
  expect((await read(client, cart)).lines_saved_for_later).toBe(0)
  const late = await guest.add(source.id, [{ sku: 'ROLE-S1', quantity: 1 }])
  expect(late.errors?.[0]?.message).toBe(`The cart isn't active.`)
})
