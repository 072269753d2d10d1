import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { encodeUid } from '#src/platform/uid.ts'
import { testShop, type TestShop } from '#src/testing/testing.ts'
import { saveWrappings } from './gifts.ts'
import { CartClient, type ItemInput } from '../testing-client.ts'

let shop: TestShop
const client = (store?: string) => new CartClient(shop, store)
const wrapping = { designs: {}, defaultMessages: {}, image: null, position: 0, isActive: true }

beforeAll(async () => {
  shop = await testShop({ demo: 'small' })
  await shop.database.transaction((tx) =>
    saveWrappings(tx, [
      {
        ...wrapping,
        code: 'kraft',
        designs: { pl_PL: 'Papier kraft', en_US: 'Kraft paper' },
        defaultMessages: { pl_PL: 'Wszystkiego dobrego!' },
        prices: { PLN: 8_00, CZK: 45_00 },
        position: 1,
      },
      { ...wrapping, code: 'stars', designs: { en_US: 'Stars' }, prices: { PLN: 12_00 }, position: 2 },
      { ...wrapping, code: 'old', prices: { PLN: 1_00 }, isActive: false },
    ]),
  )
})
afterAll(() => shop.close())

const prices = `gift_options { gift_wrapping_for_items { value } gift_wrapping_for_items_incl_tax { value }
  gift_wrapping_for_order { value } gift_wrapping_for_order_incl_tax { value }
  printed_card { value } printed_card_incl_tax { value } }`
const wrappingFields = 'uid design default_message price { value currency }'
const giftFields = `gift_receipt_included printed_card_included gift_message { from to message }
  gift_wrapping { ${wrappingFields} } available_gift_wrappings { ${wrappingFields} }
  prices { ${prices} grand_total { value } subtotal_including_tax { value } applied_taxes { amount { value } } }
  items { uid quantity ... on SimpleCartItem { gift_wrapping { uid design } gift_wrapping_quantity
    gift_message { from to message } available_gift_wrapping { uid } } }`

interface GiftAnswer {
  available_gift_wrappings: { uid: string; design: string }[]
  gift_wrapping: { uid: string } | null
  items: { uid: string; quantity: number; gift_wrapping_quantity: number }[]
  prices: { gift_options: Record<string, { value: number }>; grand_total: { value: number } }
}

async function cartWith(items: ItemInput[], store?: string): Promise<string> {
  const id = await client(store).newCart()
  expect((await client(store).add(id, items)).data.addProductsToCart.user_errors).toEqual([])
  return id
}

async function read(id: string, store?: string): Promise<GiftAnswer> {
  const query = `query ($id: String!) { cart(cart_id: $id) { ${giftFields} } }`
  return (await client(store).must<{ cart: GiftAnswer }>(query, { id })).cart
}

const setOptions = (id: string, options: object, store?: string) =>
  client(store).execute<{ setGiftOptionsOnCart: { cart: GiftAnswer } }>(
    `mutation ($input: SetGiftOptionsOnCartInput) { setGiftOptionsOnCart(input: $input) { cart { ${giftFields} } } }`,
    { input: { cart_id: id, gift_receipt_included: false, printed_card_included: false, ...options } },
  )

const errorOf = (answer: { errors?: { message: string; extensions: Record<string, unknown> }[] }) => {
  const [error] = answer.errors ?? []
  return { message: error?.message, ...error?.extensions }
}

const goods = [
  { sku: 'ROLE-S1', quantity: 1 },
  { sku: 'ROLE-PLENTY', quantity: 4 },
]
const message = { from: 'Ada', to: 'Jan', message: 'Sto lat!\nAda' }

describe('setGiftOptionsOnCart', () => {
  test('CART-02 CART-05 AMB-41 sets wrapping, printed card, receipt and message, and adds their prices and tax to the total', async () => {
    const id = await cartWith(goods)
    const { available_gift_wrappings: offered, items } = await read(id)
    expect(offered).toEqual([
      {
        uid: offered[0]?.uid,
        design: 'Papier kraft',
        default_message: 'Wszystkiego dobrego!',
        price: { value: 8, currency: 'PLN' },
      },
      { uid: offered[1]?.uid, design: 'Stars', default_message: null, price: { value: 12, currency: 'PLN' } },
    ])
    const [kraft, stars] = offered.map(({ uid }) => uid)
    const { data } = await setOptions(id, {
      gift_receipt_included: true,
      printed_card_included: true,
      gift_message: message,
      gift_wrapping_id: stars,
      items: [{ cart_item_uid: items[1]?.uid, gift_wrapping_id: kraft, quantity: 3 }],
    })
    const cart = data.setGiftOptionsOnCart.cart
    expect(cart).toMatchObject({
      gift_receipt_included: true,
      printed_card_included: true,
      gift_message: message,
      gift_wrapping: { uid: stars, design: 'Stars' },
      items: [
        { gift_wrapping: null, gift_wrapping_quantity: 0 },
        { gift_wrapping: { uid: kraft }, gift_wrapping_quantity: 3 },
      ],
      prices: {
        gift_options: {
          gift_wrapping_for_items: { value: 19.51 },
          gift_wrapping_for_items_incl_tax: { value: 24 },
          gift_wrapping_for_order: { value: 9.76 },
          gift_wrapping_for_order_incl_tax: { value: 12 },
          printed_card: { value: 4.88 },
          printed_card_incl_tax: { value: 6 },
        },
        subtotal_including_tax: { value: 80 },
        grand_total: { value: 122 },
      },
    })
    expect(await read(id)).toEqual(cart)
  })

  test('keeps omitted options, removes those set to null and unwraps lines that are not listed', async () => {
    const id = await cartWith(goods)
    const { available_gift_wrappings: offered, items } = await read(id)
    const uid = offered[0]?.uid
    const item = { cart_item_uid: items[0]?.uid, gift_wrapping_id: uid, quantity: 1 }
    await setOptions(id, { gift_message: message, gift_wrapping_id: uid, items: [item] })
    const kept = (await setOptions(id, {})).data.setGiftOptionsOnCart.cart
    expect(kept).toMatchObject({
      gift_message: message,
      gift_wrapping: { uid },
      items: [{ gift_wrapping_quantity: 1 }, {}],
    })
    const { data } = await setOptions(id, { gift_message: null, gift_wrapping_id: null, items: [] })
    expect(data.setGiftOptionsOnCart.cart).toMatchObject({
      gift_message: null,
      gift_wrapping: null,
      items: [{ gift_wrapping_quantity: 0 }, { gift_wrapping_quantity: 0 }],
      prices: { grand_total: { value: 80 } },
    })
  })

  test('never wraps more pieces than the line has', async () => {
    const id = await cartWith(goods)
    const { available_gift_wrappings: offered, items } = await read(id)
    const [, socks] = items
    await setOptions(id, { items: [{ cart_item_uid: socks?.uid, gift_wrapping_id: offered[0]?.uid, quantity: 3 }] })
    await client().update(id, socks?.uid ?? '', 2)
    expect((await read(id)).items[1]?.gift_wrapping_quantity).toBe(2)
    await client().update(id, socks?.uid ?? '', 4)
    expect((await read(id)).items[1]?.gift_wrapping_quantity).toBe(3)
  })

  test.each([
    [{ gift_wrapping_id: encodeUid(999) }, 'The gift wrapping is no longer available.'],
    [{ gift_wrapping_id: 'nonsense' }, 'Value of uid "nonsense" is incorrect.'],
    [{ gift_message: { ...message, message: 'x'.repeat(1_001) } }, 'Please enter no more than 1000 characters.'],
    [
      { items: [{ cart_item_uid: encodeUid(99_999), gift_wrapping_id: encodeUid(1), quantity: 1 }] },
      'Could not find cart item with id: 99999.',
    ],
  ])('refuses %j with a message', async (options, refusal) => {
    expect(errorOf(await setOptions(await cartWith(goods), options)).message).toBe(refusal)
  })

  test('removes control characters from a message', async () => {
    const { data } = await setOptions(await cartWith(goods), {
      gift_message: { ...message, message: 'a\u0000b\u0007' },
    })
    expect(data.setGiftOptionsOnCart.cart).toMatchObject({ gift_message: { message: 'ab' } })
  })

  test('does not offer a wrapping without a price in the currency', async () => {
    const cart = await read(await cartWith([{ sku: 'ROLE-S1', quantity: 1 }], 'cz'), 'cz')
    expect(cart.available_gift_wrappings.map(({ design }) => design)).toEqual(['Kraft paper'])
  })

  test('does not wrap a virtual gift card', async () => {
    const fields = Object.entries({ sender_name: 'Ada', recipient_email: 'jan@example.com' })
    const answer = await client().must<{ products: { items: { giftcard_amounts: { uid: string }[] }[] } }>(
      '{ products(filter: { sku: { eq: "ROLE-GV" } }) { items { ... on GiftCardProduct { giftcard_amounts { uid } } } } }',
    )
    const id = await cartWith([
      {
        sku: 'ROLE-GV',
        quantity: 1,
        selected_options: [answer.products.items[0]?.giftcard_amounts[0]?.uid ?? ''],
        entered_options: fields.map(([name, value]) => ({ uid: encodeUid(`giftcard/${name}`), value })),
      },
    ])
    expect((await read(id)).available_gift_wrappings).toEqual([])
    expect(errorOf(await setOptions(id, { printed_card_included: true }))).toMatchObject({
      message: 'The printed card is not available for this cart.',
      category: 'graphql-input',
    })
  })
})

test('a field of a product says whether it can be gift-wrapped', async () => {
  const { products } = await client().must<{
    products: { items: { sku: string; gift_wrapping_available: boolean; gift_message_available: string }[] }
  }>(
    `{ products(filter: { sku: { in: ["ROLE-S1", "ROLE-GV", "ROLE-GP"] } }) {
      items { sku gift_wrapping_available gift_message_available } } }`,
  )
  const canBeWrapped = new Map(products.items.map((item) => [item.sku, item.gift_wrapping_available]))
  expect([canBeWrapped.get('ROLE-S1'), canBeWrapped.get('ROLE-GP'), canBeWrapped.get('ROLE-GV')]).toEqual([
    true,
    true,
    false,
  ])
  const canHaveMessage = new Map(products.items.map((item) => [item.sku, item.gift_message_available]))
  expect([canHaveMessage.get('ROLE-S1'), canHaveMessage.get('ROLE-GP'), canHaveMessage.get('ROLE-GV')]).toEqual([
    '1',
    '1',
    '0',
  ])
})

test('AMB-41 updateCartItems wraps all pieces of a line and keeps its message, with and without a quantity', async () => {
  const id = await cartWith(goods)
  const { available_gift_wrappings: offered, items } = await read(id)
  const uid = items[1]?.uid
  const update = (item: object) =>
    client().must(
      `mutation ($id: String!, $item: CartItemUpdateInput!) {
        updateCartItems(input: { cart_id: $id, cart_items: [$item] }) { cart { id } } }`,
      { id, item: { cart_item_uid: uid, ...item } },
    )
  await update({ gift_wrapping_id: offered[0]?.uid, gift_message: message })
  expect((await read(id)).items[1]).toMatchObject({ quantity: 4, gift_wrapping_quantity: 4, gift_message: message })
  await update({ quantity: 2 })
  expect((await read(id)).items[1]).toMatchObject({ quantity: 2, gift_wrapping_quantity: 2, gift_message: message })
  await update({ quantity: 1, gift_wrapping_id: null, gift_message: null })
  expect((await read(id)).items[1]).toMatchObject({ quantity: 1, gift_wrapping_quantity: 0, gift_message: null })
})

test('CART-02 CART-05 the order keeps the gift options and the cart’s total', async () => {
  const id = await cartWith(goods)
  const { available_gift_wrappings: offered, items } = await read(id)
  const uid = offered[0]?.uid
  await setOptions(id, {
    gift_receipt_included: true,
    printed_card_included: true,
    gift_message: message,
    gift_wrapping_id: uid,
    items: [{ cart_item_uid: items[1]?.uid, gift_wrapping_id: uid, quantity: 2 }],
  })
  await client().makeReady(id)
  const shown = await read(id)
  const { placeOrder } = await client().must<{ placeOrder: { orderV2: object; errors: object[] } }>(
    `mutation ($id: String!, $total: Float) { placeOrder(input: { cart_id: $id, expected_total: $total }) { errors { message }
      orderV2 { gift_receipt_included printed_card_included gift_message { from to message } gift_wrapping { uid design }
        total { ${prices} grand_total { value } }
        items { gift_wrapping { design } gift_message { message } } } } }`,
    { id, total: shown.prices.grand_total.value },
  )
  expect(placeOrder.errors).toEqual([])
  expect(placeOrder.orderV2).toEqual({
    gift_receipt_included: true,
    printed_card_included: true,
    gift_message: message,
    gift_wrapping: { uid, design: 'Papier kraft' },
    total: { gift_options: shown.prices.gift_options, grand_total: shown.prices.grand_total },
    items: [
      { gift_wrapping: null, gift_message: null },
      { gift_wrapping: { design: 'Papier kraft' }, gift_message: null },
    ],
  })
})
