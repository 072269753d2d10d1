import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { testShop, type TestResponse, type TestShop } from '#src/testing/testing.ts'
import { cartFields, CartClient, type CartAnswer } from '../testing-client.ts'

interface Answer {
  changeCartItemOptions: { cart: CartAnswer; user_errors: { code: string; message: string; quantity?: number }[] }
}

let shop: TestShop
let client: CartClient
beforeAll(async () => {
  shop = await testShop({ demo: 'small' })
  client = new CartClient(shop)
})
afterAll(() => shop.close())

const mutation = `mutation ($input: ChangeCartItemOptionsInput!) { changeCartItemOptions(input: $input) {
  cart { ${cartFields} } user_errors { code message ... on InsufficientStockError { quantity } } } }`

const change = (
  cart: string,
  uid: string,
  options: string[],
  more: { quantity?: number; key?: string } = {},
): Promise<TestResponse<Answer>> => {
  const input = { cart_id: cart, cart_item_uid: uid, selected_options: options, quantity: more.quantity }
  return client.execute(mutation, { input }, more.key === undefined ? {} : { 'idempotency-key': more.key })
}

/** The uids of a variant's options. */
async function optionsOf(sku: string, parent: string): Promise<string[]> {
  const cart = await client.newCart()
  const { data } = await client.add(cart, [{ sku, parent_sku: parent, quantity: 1 }])
  const [item] = data.addProductsToCart.cart.items
  return (item?.configurable_options ?? []).map((option) => option.configurable_product_option_value_uid)
}

async function cartWith(...skus: string[]): Promise<CartAnswer> {
  const id = await client.newCart()
  const items = skus.map((sku) => ({ sku, quantity: 1 }))
  return (await client.add(id, items)).data.addProductsToCart.cart
}

const skusOf = (cart: CartAnswer) =>
  cart.items.map((item) => `${item.quantity} ${item.configured_variant?.sku ?? item.product.sku}`)

describe('AMB-03 CART-11 changing the options of a line', () => {
  test('works in one step and keeps the line’s position and uid', async () => {
    const cart = await cartWith('ROLE-C1-98', 'ROLE-S1')
    const uid = cart.items[0]?.uid ?? ''
    const { data } = await change(cart.id, uid, await optionsOf('ROLE-C1-110', 'ROLE-C1'))
    expect(data.changeCartItemOptions.user_errors).toEqual([])
    expect(skusOf(data.changeCartItemOptions.cart)).toEqual(['1 ROLE-C1-110', '1 ROLE-S1'])
    expect(data.changeCartItemOptions.cart.items[0]?.uid).toBe(uid)
  })

  test('sets two options and the quantity together', async () => {
    const id = await client.newCart()
    const red = { sku: 'ROLE-C2-98-RED', parent_sku: 'ROLE-C2', quantity: 1 }
    const { cart } = (await client.add(id, [red])).data.addProductsToCart
    const blue = await optionsOf('ROLE-C2-104-BLUE', 'ROLE-C2')
    const { data } = await change(cart.id, cart.items[0]?.uid ?? '', blue, { quantity: 3 })
    expect(skusOf(data.changeCartItemOptions.cart)).toEqual(['3 ROLE-C2-104-BLUE'])
  })

  test('changes nothing with the same options', async () => {
    const cart = await cartWith('ROLE-C1-98')
    const same = await optionsOf('ROLE-C1-98', 'ROLE-C1')
    const { data } = await change(cart.id, cart.items[0]?.uid ?? '', same)
    expect(data.changeCartItemOptions).toMatchObject({ user_errors: [], cart: { items: cart.items } })
  })

  test('merges the line into one that already has these options', async () => {
    const cart = await cartWith('ROLE-C1-98', 'ROLE-C1-110')
    const uid = cart.items[0]?.uid ?? ''
    const { data } = await change(cart.id, uid, await optionsOf('ROLE-C1-110', 'ROLE-C1'), { quantity: 2 })
    expect(skusOf(data.changeCartItemOptions.cart)).toEqual(['3 ROLE-C1-110'])
  })

  test.each([
    ['sold out', 'ROLE-C1-104', 1, { code: 'INSUFFICIENT_STOCK', quantity: 0 }],
    ['short of stock', 'ROLE-C1-110', 26, { code: 'INSUFFICIENT_STOCK', quantity: expect.any(Number) }],
  ])('is refused for options that are %s, and the line is unchanged', async (_why, sku, quantity, error) => {
    const cart = await cartWith('ROLE-C1-98')
    const uid = cart.items[0]?.uid ?? ''
    const { products } = await client.must<{
      products: { items: { variants: { product: { sku: string }; attributes: { uid: string }[] }[] }[] }
    }>(`{ products(filter: { sku: { eq: "ROLE-C1" } }) { items { ... on ConfigurableProduct {
      variants { product { sku } attributes { uid } } } } } }`)
    const variant = products.items[0]?.variants.find((one) => one.product.sku === sku)
    const options = (variant?.attributes ?? []).map((attribute) => attribute.uid)
    const { data } = await change(cart.id, uid, options, { quantity })
    expect(data.changeCartItemOptions.user_errors).toMatchObject([error])
    expect(data.changeCartItemOptions.cart.items).toEqual(cart.items)
  })

  test('counts the quantities of other lines against the stock', async () => {
    const cart = await cartWith('ROLE-C1-98')
    const size110 = await optionsOf('ROLE-C1-110', 'ROLE-C1')
    await client.add(cart.id, [{ sku: 'ROLE-C1-110', quantity: 10 }])
    const { data } = await change(cart.id, cart.items[0]?.uid ?? '', size110, { quantity: 90 })
    expect(data.changeCartItemOptions.user_errors).toMatchObject([{ code: 'INSUFFICIENT_STOCK' }])
    expect(skusOf(data.changeCartItemOptions.cart)).toEqual(['1 ROLE-C1-98', '10 ROLE-C1-110'])
  })

  test.each([
    [[], 'REQUIRED_PARAMETER_MISSING'],
    [['Y29uZmlndXJhYmxlLzEvOTk5OTk5'], /REQUIRED_PARAMETER_MISSING|NOT_SALABLE/],
    [['@'], 'INVALID_PARAMETER_VALUE'],
  ])('is refused with the invalid options %j', async (options, code) => {
    const cart = await cartWith('ROLE-C1-98')
    const { data } = await change(cart.id, cart.items[0]?.uid ?? '', options)
    expect(data.changeCartItemOptions.user_errors[0]?.code).toMatch(code)
    expect(data.changeCartItemOptions.cart.items).toEqual(cart.items)
  })

  test('is refused for a product without options and for an unknown line', async () => {
    const cart = await cartWith('ROLE-S1')
    const refused = await change(cart.id, cart.items[0]?.uid ?? '', [])
    expect(refused.errors?.[0]?.extensions['category']).toBe('graphql-input')
    const unknown = await change(cart.id, 'OTk5OTk5', [])
    expect(unknown.errors?.[0]?.extensions['category']).toBe('graphql-no-such-entity')
  })

  test('AMB-09 merges lines once when retried with the same key', async () => {
    const cart = await cartWith('ROLE-C1-98', 'ROLE-C1-110')
    const size110 = await optionsOf('ROLE-C1-110', 'ROLE-C1')
    const again = () => change(cart.id, cart.items[0]?.uid ?? '', size110, { key: 'edit-0001-abcd' })
    for (const answer of [await again(), await again()]) {
      expect(answer.errors).toBeUndefined()
      expect(skusOf(answer.data.changeCartItemOptions.cart)).toEqual(['2 ROLE-C1-110'])
    }
  })
})
