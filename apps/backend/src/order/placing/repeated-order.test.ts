import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { CartClient, polishAddress } from '#src/cart/testing-client.ts'
import { newCustomer } from '#src/testing/testing-customer.ts'
import { testShop, type TestShop } from '#src/testing/testing.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await testShop({ demo: 'small' })
})
afterAll(() => shop.close())

interface Placed {
  orderV2: { number: string; token: string } | null
  errors: {
    code: string
    message: string
    reason: { code: string } | null
    unavailable_items: { uid: string; sku: string; name: string; available_quantity: number }[]
  }[]
}

const document = `mutation ($id: String!, $total: Float) { placeOrder(input: { cart_id: $id, expected_total: $total }) {
  orderV2 { number token } errors { code message reason { code } unavailable_items { uid sku name available_quantity } } } }`

let keys = 0
const newKey = () => `order-press-${(keys += 1)}`

const client = (token?: string) => new CartClient(shop, 'pl', token)

const send = (id: string, key: string, total: number | null = null, who = client()) =>
  who.execute<{ placeOrder: Placed }>(document, { id, total }, { 'idempotency-key': key })

const signIn = async (email: string) => client((await newCustomer(shop, email)).authorization.slice('Bearer '.length))

const place = async (id: string, key: string, total: number | null = null, who = client()): Promise<Placed> =>
  (await send(id, key, total, who)).data.placeOrder

async function readyCart(sku = 'ROLE-PLENTY', quantity = 1): Promise<string> {
  const id = await client().newCart()
  expect((await client().add(id, [{ sku, quantity }])).data.addProductsToCart.user_errors).toEqual([])
  await client().makeReady(id)
  return id
}

const countOrders = async (): Promise<number> =>
  (await shop.database.reader.selectFrom('order_order').select('id').execute()).length

/** Backdates the cart's order and its stored outcomes by this many hours. */
const age = (hours: number) =>
  shop.database.transaction(async (tx) => {
    await sql`update order_order set placed_at = placed_at - make_interval(hours => ${hours}::int)`.execute(tx)
    await sql`update order_request set created_at = created_at - make_interval(hours => ${hours}::int)`.execute(tx)
  })

const setStock = (sku: string, left: number) =>
  shop.database.transaction((tx) =>
    tx
      .updateTable('inventory_stock')
      .set({ on_hand: left })
      .where('product_id', 'in', (q) => q.selectFrom('catalogue_product').select('id').where('sku', '=', sku))
      .execute(),
  )

describe('placeOrder under an Idempotency-Key', () => {
  test('concurrent and later calls place only one order', async () => {
    const id = await readyCart()
    const before = await countOrders()
    const key = newKey()
    const answers = await Promise.all([place(id, key), place(id, key), place(id, key)])
    answers.push(await place(id, key))
    expect(new Set(answers.map(({ orderV2 }) => orderV2?.number)).size).toBe(1)
    expect(answers[0]?.orderV2?.number).toMatch(/^\d+$/)
    expect(await countOrders()).toBe(before + 1)
  })

  test('for 24 hours a retry by a guest returns the order, token included', async () => {
    const id = await readyCart()
    const key = newKey()
    const first = await place(id, key)
    await age(23)
    expect(await place(id, key)).toEqual(first)
  })

  test('after 24 hours the key gives no more access than the cart id does', async () => {
    const [id, key] = [await readyCart(), newKey()]
    await place(id, key)
    await age(25)
    const bare = await client().execute<{ placeOrder: Placed }>(document, { id, total: null })
    expect((await send(id, key)).data).toEqual(bare.data)
  })

  test('the key of another cart has no effect', async () => {
    const [mine, theirs, key] = [await readyCart(), await readyCart(), newKey()]
    const placed = await place(theirs, key)
    const other = await place(mine, key)
    expect(other.orderV2?.number).not.toBe(placed.orderV2?.number)
  })

  test('a key reused with another total is refused, and nothing is ordered', async () => {
    const [id, key] = [await readyCart(), newKey()]
    expect((await place(id, key, 0.01)).errors[0]).toMatchObject({ reason: { code: 'ORDER_TOTAL_CHANGED' } })
    const before = await countOrders()
    expect((await send(id, key)).errors?.[0]).toMatchObject({
      message: 'This Idempotency-Key was used for another request.',
      extensions: { category: 'graphql-input' },
    })
    expect(await countOrders()).toBe(before)
  })

  test('a refusal is final: a retry does not order what was refused', async () => {
    const [id, key] = [await readyCart('ROLE-S1', 1), newKey()]
    await setStock('ROLE-S1', 0)
    const refused = await place(id, key)
    expect(refused.orderV2).toBeNull()
    await setStock('ROLE-S1', 5)
    expect(await place(id, key)).toEqual(refused)
    expect((await place(id, newKey())).orderV2?.number).toMatch(/^\d+$/)
  })

  test("a customer's order is returned to that customer only", async () => {
    const [mine, other] = [await signIn('one@example.com'), await signIn('other@example.com')]
    const { customerCart } = await mine.must<{ customerCart: { id: string } }>('{ customerCart { id } }', {})
    await mine.add(customerCart.id, [{ sku: 'ROLE-PLENTY', quantity: 1 }])
    await mine.setAddress(customerCart.id, polishAddress)
    for (const step of [
      'setBillingAddressOnCart(input: { cart_id: $id, billing_address: { same_as_shipping: true } }) { cart { id } }',
      `setShippingMethodsOnCart(input: { cart_id: $id,
        shipping_methods: [{ carrier_code: "dpd", method_code: "standard" }] }) { cart { id } }`,
      'setPaymentMethodOnCart(input: { cart_id: $id, payment_method: { code: "banktransfer" } }) { cart { id } }',
    ])
      await mine.must(`mutation ($id: String!) { ${step} }`, { id: customerCart.id })
    const key = newKey()
    const placed = await place(customerCart.id, key, null, mine)
    expect(placed.orderV2?.number).toMatch(/^\d+$/)
    for (const stranger of [client(), other])
      expect((await place(customerCart.id, key, null, stranger)).errors).toMatchObject([{ code: 'CART_NOT_FOUND' }])
    expect(await place(customerCart.id, key, null, mine)).toEqual(placed)
  })
})

describe('an order without enough stock', () => {
  test('is refused with Magento’s message, the affected lines and the quantity left of each', async () => {
    const id = await client().newCart()
    await client().add(id, [
      { sku: 'ROLE-PLENTY', quantity: 1 },
      { sku: 'ROLE-S1', quantity: 3 },
    ])
    await client().makeReady(id)
    await setStock('ROLE-S1', 1)
    const line = (await client().read(id)).items.find(({ product }) => product.sku === 'ROLE-S1')
    expect((await place(id, newKey())).errors).toEqual([
      {
        code: 'UNABLE_TO_PLACE_ORDER',
        message: 'Some of the products are out of stock.',
        reason: { code: 'ORDER_OUT_OF_STOCK' },
        unavailable_items: [{ uid: line?.uid, sku: 'ROLE-S1', name: line?.product.name, available_quantity: 1 }],
      },
    ])
  })
})

test('placedOrder returns the order of a cart, and null for an open cart', async () => {
  const query = 'query ($id: String!) { placedOrder(cart_id: $id) { number } }'
  const id = await readyCart()
  expect(await client().must(query, { id })).toEqual({ placedOrder: null })
  const { orderV2 } = await place(id, newKey())
  expect(await client().must(query, { id })).toEqual({ placedOrder: { number: orderV2?.number } })
  await age(2)
  expect(await client().must(query, { id })).toEqual({ placedOrder: null })
})
