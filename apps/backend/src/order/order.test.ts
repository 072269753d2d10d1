import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { CartClient, polishAddress, type ItemInput } from '../cart/testing-client.ts'
import { setStock } from '../inventory/inventory.ts'
import { encodeUid } from '../platform/uid.ts'
import { testShop, type TestShop } from '../testing/testing.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await testShop({ demo: 'small' })
})
afterAll(() => shop.close())

const client = (store?: string) => new CartClient(shop, store)

const orderFields = `
  number order_number increment_id email status state is_virtual carrier shipping_method token grand_total
  customer_info { firstname lastname } payment_methods { name type }
  shipping_address { firstname street city postcode country_code telephone } billing_address { lastname }
  total { grand_total { value currency } subtotal { value } total_shipping { value } total_tax { value }
    grand_total_excl_tax { value } taxes { title rate amount { value } }
    shipping_handling { total_amount { value } taxes { amount { value } } } }
  items { __typename product_sku product_name product_url_key quantity_ordered product_sale_price { value }
    selected_options { label value } prices { row_total_including_tax { value } }
    ... on ConfigurableOrderItem { parent_sku }
    ... on GiftCardOrderItem { gift_card { sender_name recipient_email } } }`

interface OrderAnswer {
  number: string
  token: string
  email: string
  total: {
    grand_total: { value: number; currency: string }
    subtotal: { value: number }
    total_shipping: { value: number }
  }
  items: { product_sku: string; quantity_ordered: number; product_sale_price: { value: number } }[]
}

interface PlaceAnswer {
  placeOrder: {
    order: { order_number: string } | null
    orderV2: OrderAnswer | null
    errors: { code: string; message: string }[]
  }
}

async function place(id: string, store?: string): Promise<PlaceAnswer['placeOrder']> {
  const query = `mutation ($id: String!) { placeOrder(input: { cart_id: $id }) {
    order { order_number } orderV2 { ${orderFields} } errors { code message } } }`
  return (await client(store).must<PlaceAnswer>(query, { id })).placeOrder
}

async function readyCart(items: ItemInput[] = [{ sku: 'ROLE-PLENTY', quantity: 1 }]): Promise<string> {
  const id = await client().newCart()
  expect((await client().add(id, items)).data.addProductsToCart.user_errors).toEqual([])
  await client().makeReady(id)
  return id
}

const setStockOf = (productId: number, quantity: number) =>
  shop.database.transaction((tx) => setStock(tx, [{ productId, quantity }]))

async function stockOf(sku: string): Promise<number> {
  const row = await shop.database.reader
    .selectFrom('inventory_stock')
    .innerJoin('catalogue_product', 'catalogue_product.id', 'inventory_stock.product_id')
    .select('on_hand')
    .where('sku', '=', sku)
    .executeTakeFirstOrThrow()
  return row.on_hand
}

describe('placeOrder', () => {
  test('stores a guest’s order completely and takes the stock', async () => {
    const before = await stockOf('ROLE-PLENTY')
    const id = await readyCart([
      { sku: 'ROLE-PLENTY', quantity: 2 },
      { sku: 'ROLE-C1-98', parent_sku: 'ROLE-C1', quantity: 1 },
    ])
    const cart = await client().read(id)
    const { order, orderV2, errors } = await place(id)
    expect(errors).toEqual([])
    expect(order?.order_number).toBe(orderV2?.number)
    expect(orderV2).toMatchObject({
      number: expect.stringMatching(/^1\d{9}$/),
      email: 'ada@example.com',
      status: 'Przyjęte',
      state: 'new',
      is_virtual: false,
      carrier: 'dpd',
      shipping_method: 'DPD – Dostawa kurierem pod drzwi',
      customer_info: { firstname: 'Ada', lastname: 'Nowak' },
      payment_methods: [{ name: 'Przelew bankowy', type: 'banktransfer' }],
      shipping_address: { street: ['Prosta 1'], city: 'Warszawa', postcode: '00-001', country_code: 'PL' },
      billing_address: { lastname: 'Nowak' },
    })
    expect(orderV2?.items).toMatchObject([
      { __typename: 'OrderItem', product_sku: 'ROLE-PLENTY', quantity_ordered: 2 },
      {
        __typename: 'ConfigurableOrderItem',
        product_sku: 'ROLE-C1-98',
        parent_sku: 'ROLE-C1',
        selected_options: [{ value: '98' }],
      },
    ])
    expect(orderV2?.total.grand_total).toEqual(cart.prices.grand_total)
    const lines = orderV2?.items ?? []
    const sold = lines.reduce((sum, item) => sum + item.quantity_ordered * item.product_sale_price.value, 0)
    expect(sold).toBeCloseTo(orderV2?.total.subtotal.value ?? 0, 10)
    expect(await stockOf('ROLE-PLENTY')).toBe(before - 2)
  })

  test('returns the same order for the same cart and takes no more stock', async () => {
    const id = await readyCart()
    const first = await place(id)
    const before = await stockOf('ROLE-PLENTY')
    const again = await place(id)
    expect(again.orderV2).toEqual(first.orderV2)
    expect(await stockOf('ROLE-PLENTY')).toBe(before)
    const together = await client().must<{ setPaymentMethodAndPlaceOrder: { order: { order_number: string } } }>(
      `mutation ($id: String!) { setPaymentMethodAndPlaceOrder(input: { cart_id: $id,
        payment_method: { code: "checkmo" } }) { order { order_number } } }`,
      { id },
    )
    expect(together.setPaymentMethodAndPlaceOrder.order.order_number).toBe(first.orderV2?.number)
  })

  test('closes the cart', async () => {
    const id = await readyCart()
    await place(id)
    for (const answer of [
      await client().add(id, [{ sku: 'ROLE-PLENTY', quantity: 1 }]),
      await client().execute('query ($id: String!) { cart(cart_id: $id) { id } }', { id }),
    ])
      expect(answer.errors?.[0]).toMatchObject({
        message: `The cart isn't active.`,
        extensions: { category: 'graphql-no-such-entity', code: 'CART_MISSING' },
      })
  })

  test('numbers orders consecutively per store', async () => {
    const numbers = [await place(await readyCart()), await place(await readyCart())].map((p) =>
      Number(p.orderV2?.number),
    )
    expect(numbers[1]).toBe((numbers[0] ?? 0) + 1)
  })

  test('publishes order.placed, and stock.changed only for what it sold out', async () => {
    const published = async (quantity: number) => {
      const id = await readyCart([{ sku: 'ROLE-PLENTY', quantity }])
      await shop.database.transaction((tx) => sql`delete from platform_event`.execute(tx))
      const { orderV2 } = await place(id)
      const events = await shop.database.reader.selectFrom('platform_event').select(['type', 'payload']).execute()
      expect(events).toContainEqual({
        type: 'order.placed',
        payload: expect.objectContaining({ number: orderV2?.number }),
      })
      return events.filter(({ type }) => type !== 'order.placed')
    }
    const { id } = await shop.database.reader
      .selectFrom('catalogue_product')
      .where('sku', '=', 'ROLE-PLENTY')
      .select('id')
      .executeTakeFirstOrThrow()
    const before = await stockOf('ROLE-PLENTY')
    onTestFinished(async () => void (await setStockOf(id, before)))
    await setStockOf(id, 3)
    expect(await published(1)).toEqual([])
    expect(await published(2)).toEqual([{ type: 'stock.changed', payload: { productIds: [id] } }])
  })
})

describe('placeOrder returns a refusal as data', () => {
  test('for each missing checkout step', async () => {
    const id = await client().newCart()
    const reason = async () => (await place(id)).errors[0]
    const unable = (text: string) => ({ code: 'UNABLE_TO_PLACE_ORDER', message: `Unable to place order: ${text}` })
    expect(await reason()).toEqual(unable('The cart does not contain products.'))
    await client().add(id, [{ sku: 'ROLE-PLENTY', quantity: 1 }])
    expect(await reason()).toMatchObject({ code: 'GUEST_EMAIL_MISSING' })
    const email =
      'mutation ($id: String!) { setGuestEmailOnCart(input: { cart_id: $id, email: "a@example.com" }) { cart { id } } }'
    await client().must(email, { id })
    expect(await reason()).toEqual(unable('The shipping address is missing. Set the address and try again.'))
    await client().setAddress(id, polishAddress)
    expect(await reason()).toEqual(unable('The shipping method is missing. Select the shipping method and try again.'))
    const deliver = `mutation ($id: String!) { setShippingMethodsOnCart(input: { cart_id: $id,
      shipping_methods: [{ carrier_code: "dpd", method_code: "standard" }] }) { cart { id } } }`
    await client().must(deliver, { id })
    expect(await reason()).toEqual(unable('Please check the billing address information.'))
    const bill = `mutation ($id: String!) { setBillingAddressOnCart(input: { cart_id: $id,
      billing_address: { same_as_shipping: true } }) { cart { id } } }`
    await client().must(bill, { id })
    expect(await reason()).toEqual(unable('Enter a valid payment method and try again.'))
  })

  test('for an unknown cart', async () => {
    const answer = await place('x'.repeat(32))
    expect(answer).toEqual({
      order: null,
      orderV2: null,
      errors: [{ code: 'CART_NOT_FOUND', message: `Could not find a cart with ID "${'x'.repeat(32)}"` }],
    })
  })

  test('AMB-04 for a line that went out of stock, and takes no stock', async () => {
    const items = [
      { sku: 'ROLE-PLENTY', quantity: 1 },
      { sku: 'ROLE-L2', quantity: 2 },
    ]
    const carts = [await readyCart(items), await readyCart(items)]
    expect((await place(carts[0] ?? '')).errors).toEqual([])
    const before = await stockOf('ROLE-PLENTY')
    expect((await place(carts[1] ?? '')).errors).toEqual([
      { code: 'UNABLE_TO_PLACE_ORDER', message: 'Some of the products are out of stock.' },
    ])
    expect(await stockOf('ROLE-PLENTY')).toBe(before)
    expect(await stockOf('ROLE-L2')).toBe(0)
    expect((await client().read(carts[1] ?? '')).items).toHaveLength(2)
  })
})

test('P10 an order uses the price at the time of ordering and keeps it', async () => {
  const id = await readyCart([{ sku: 'ROLE-PLENTY', quantity: 3 }])
  const setPrice = (regular: number) =>
    shop.database.transaction((tx) =>
      tx
        .updateTable('pricing_price')
        .set({ regular, special: null })
        .where('store_id', '=', 1)
        .where('product_id', 'in', (q) =>
          q.selectFrom('catalogue_product').select('id').where('sku', '=', 'ROLE-PLENTY'),
        )
        .execute(),
    )
  await setPrice(33_33)
  const placed = await place(id)
  expect(placed.orderV2?.total.subtotal.value).toBe(99.99)
  await setPrice(44_44)
  expect((await place(id)).orderV2).toEqual(placed.orderV2)
})

describe('a guest order is found', () => {
  const byNumber = `query ($input: OrderInformationInput!) { guestOrder(input: $input) { ${orderFields} } }`

  test('ACC-07 by number, email and last name, if all three match', async () => {
    const { orderV2 } = await place(await readyCart())
    const right = { number: orderV2?.number ?? '', email: 'ADA@example.com', lastname: 'nowak' }
    expect((await client().must<{ guestOrder: unknown }>(byNumber, { input: right })).guestOrder).toEqual(orderV2)
    for (const wrong of [{ number: '1' }, { email: 'eve@example.com' }, { lastname: 'Kowalska' }]) {
      const { errors } = await client().execute(byNumber, { input: { ...right, ...wrong } })
      expect(errors?.[0]).toMatchObject({
        message: `We couldn't locate an order with the information provided.`,
        extensions: { category: 'graphql-no-such-entity' },
      })
    }
  })

  test('by number, email and billing post code in any spelling', async () => {
    const { orderV2 } = await place(await readyCart())
    const named = { number: orderV2?.number ?? '', email: 'ada@example.com' }
    for (const more of [{ postcode: '00-001' }, { postcode: ' 00001 ' }, { postcode: '00 001', lastname: 'Nowak' }])
      expect(
        (await client().must<{ guestOrder: unknown }>(byNumber, { input: { ...named, ...more } })).guestOrder,
      ).toEqual(orderV2)
    for (const wrong of [{}, { postcode: '' }, { postcode: '00-002' }, { postcode: '00-001', lastname: 'Kowalska' }])
      expect(
        (await client().execute(byNumber, { input: { ...named, ...wrong } })).errors?.[0]?.extensions['category'],
      ).toBe('graphql-no-such-entity')
  })

  test('R06 only until twenty lookups have failed; successful ones are not counted', async () => {
    const { orderV2 } = await place(await readyCart())
    const right = { number: orderV2?.number ?? '', email: 'ada@example.com', lastname: 'Nowak' }
    const look = (input: object, address: string) =>
      client().execute<{ guestOrder: { number: string } }>(byNumber, { input }, { 'x-test-address': address })
    const guess = async (address: string) =>
      (await look({ ...right, lastname: 'Kowalska' }, address)).errors?.[0]?.extensions['category']
    for (let miss = 0; miss < 20; miss++) {
      expect((await look(right, '203.0.113.7')).errors).toBeUndefined()
      expect(await guess('203.0.113.7')).toBe('graphql-no-such-entity')
    }
    expect(await guess('203.0.113.7')).toBe('graphql-too-many-requests')
    expect((await look(right, '203.0.113.7')).errors).toHaveLength(1)
    expect((await look(right, '203.0.113.8')).data.guestOrder).toMatchObject({ number: right.number })
  })

  test('by its token', async () => {
    const { orderV2 } = await place(await readyCart())
    const query = `query ($token: String!) { guestOrderByToken(input: { token: $token }) { number } }`
    expect(await client().must(query, { token: orderV2?.token })).toEqual({
      guestOrderByToken: { number: orderV2?.number },
    })
    expect((await client().execute(query, { token: 'guess' })).errors?.[0]?.extensions['category']).toBe(
      'graphql-no-such-entity',
    )
  })

  test('GQL-28 CHK-03 by its cart id, for analytics', async () => {
    const id = await readyCart([{ sku: 'ROLE-C1-98', parent_sku: 'ROLE-C1', quantity: 1 }])
    const query = `query ($id: String!) { orderGtm(cartId: $id) { id number applied_coupons { code }
      items_history { product_sku selected_options { label value } }
      total { grand_total { value currency } total_shipping { value } total_tax { value } }
      payment_methods { name type additional_data { name value } } } }`
    expect(await client().must(query, { id })).toEqual({ orderGtm: null })
    const { orderV2 } = await place(id)
    expect(await client().must(query, { id })).toMatchObject({
      orderGtm: {
        number: orderV2?.number,
        items_history: [{ product_sku: 'ROLE-C1-98', selected_options: [{ value: '98' }] }],
        total: { grand_total: orderV2?.total.grand_total },
        payment_methods: [{ type: 'banktransfer' }],
      },
    })
  })
})

test('a virtual gift card is ordered without a shipping address, and not by cash on delivery', async () => {
  const id = await client().newCart()
  const { products } = await client().must<{ products: { items: { giftcard_amounts: { uid: string }[] }[] } }>(
    `{ products(filter: { sku: { eq: "ROLE-GV" } }) { items { ... on GiftCardProduct { giftcard_amounts { uid } } } } }`,
  )
  const field = (name: string, value: string) => ({ uid: encodeUid(`giftcard/${name}`), value })
  await client().add(id, [
    {
      sku: 'ROLE-GV',
      quantity: 1,
      selected_options: [products.items[0]?.giftcard_amounts[0]?.uid ?? ''],
      entered_options: [field('sender_name', 'Ada'), field('sender_email', 'ada@example.com')],
    },
  ])
  expect((await client().setAddress(id, polishAddress)).errors?.[0]?.message).toBe(
    'Shipping address is not allowed on cart: cart contains no items for shipment.',
  )
  await client().must(
    `mutation ($id: String!, $address: CartAddressInput!) {
      setGuestEmailOnCart(input: { cart_id: $id, email: "ada@example.com" }) { cart { id } }
      setBillingAddressOnCart(input: { cart_id: $id, billing_address: { address: $address } }) { cart { id } } }`,
    { id, address: polishAddress },
  )
  const pay = `mutation ($id: String!, $code: String!) { setPaymentMethodOnCart(input: { cart_id: $id,
    payment_method: { code: $code } }) { cart { id } } }`
  expect((await client().execute(pay, { id, code: 'cashondelivery' })).errors?.[0]?.message).toBe(
    'The requested Payment Method is not available.',
  )
  await client().must(pay, { id, code: 'banktransfer' })
  const { orderV2, errors } = await place(id)
  expect(errors).toEqual([])
  expect(orderV2).toMatchObject({
    is_virtual: true,
    shipping_address: null,
    total: { total_shipping: { value: 0 }, total_tax: { value: 0 } },
    items: [{ __typename: 'GiftCardOrderItem', gift_card: { sender_name: 'Ada', recipient_email: 'ada@example.com' } }],
  })
})
