import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { testShop, type TestShop } from '../testing/testing.ts'
import { encodeUid } from '../platform/uid.ts'
import { CartClient, type ItemInput } from './testing-client.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await testShop({ demo: 'small' })
})
afterAll(() => shop.close())

const client = (store?: string) => new CartClient(shop, store)

async function cartWith(items: ItemInput[], store?: string) {
  const id = await client(store).newCart()
  const { data } = await client(store).add(id, items)
  expect(data.addProductsToCart.user_errors).toEqual([])
  return data.addProductsToCart.cart
}

const errorOf = (answer: { errors?: { message: string; extensions: Record<string, unknown> }[] }) => {
  const [error] = answer.errors ?? []
  return { message: error?.message, ...error?.extensions }
}

describe('creating a cart', () => {
  test('GQL-24 CART-07 gives a guest a new id of 32 random characters each time', async () => {
    const ids = [await client().newCart(), await client().newCart()]
    for (const id of ids) expect(id).toMatch(/^[A-Za-z0-9]{32}$/)
    expect(ids[0]).not.toBe(ids[1])
  })

  test('accepts a valid id from the client once', async () => {
    const create = 'mutation ($id: String) { createEmptyCart(input: { cart_id: $id }) }'
    const id = 'a1B2'.repeat(8)
    expect((await client().must<{ createEmptyCart: string }>(create, { id })).createEmptyCart).toBe(id)
    expect(errorOf(await client().execute(create, { id }))).toMatchObject({
      message: `Cart with ID "${id}" already exists.`,
      category: 'graphql-already-exists',
    })
    expect(errorOf(await client().execute(create, { id: 'short' }))).toMatchObject({
      message: 'Cart ID length should to be 32 symbols.',
      category: 'graphql-input',
    })
    expect(errorOf(await client().execute(create, { id: '%'.repeat(32) }))).toMatchObject({ category: 'graphql-input' })
  })

  test('createGuestCart returns an empty cart', async () => {
    const answer = await client().must<{ createGuestCart: { cart: { id: string; total_quantity: number } } }>(
      'mutation { createGuestCart { cart { id total_quantity } } }',
    )
    expect(answer.createGuestCart.cart.total_quantity).toBe(0)
  })
})

describe('CART-16 a cart is refused', () => {
  test.each(['1', 'x'.repeat(32), '../1', '%'])('with the unknown id %j', async (id) => {
    const answer = await client().execute('query ($id: String!) { cart(cart_id: $id) { id } }', { id })
    expect(errorOf(answer)).toEqual({
      message: `Could not find a cart with ID "${id}"`,
      category: 'graphql-no-such-entity',
      code: 'CART_MISSING',
      parameters: { id },
    })
  })

  test('without an id', async () => {
    const answer = await client().execute('{ cart(cart_id: "") { id } }')
    expect(errorOf(answer)).toMatchObject({
      message: 'Required parameter "cart_id" is missing',
      category: 'graphql-input',
    })
  })

  test('in another store group', async () => {
    const id = await client('pl').newCart()
    const answer = await client('cz').execute('query ($id: String!) { cart(cart_id: $id) { id } }', { id })
    expect(errorOf(answer)).toEqual({
      message: `Can't assign cart to store in different website.`,
      category: 'graphql-input',
      code: 'CART_INVALID_WEBSITE',
    })
  })

  test('GQL-35 to guests by customerCart and mergeCarts', async () => {
    const id = await client().newCart()
    const merge = 'mutation ($id: String!) { mergeCarts(source_cart_id: $id) { id } }'
    for (const answer of [await client().execute('{ customerCart { id } }'), await client().execute(merge, { id })])
      expect(errorOf(answer)).toMatchObject({
        message: `The current customer isn't authorized.`,
        category: 'graphql-authorization',
      })
  })
})

describe('GQL-32 adding', () => {
  test('CART-06 a simple product returns its prices with and without tax', async () => {
    const cart = await cartWith([{ sku: 'ROLE-S1', quantity: 2 }])
    const [item] = cart.items
    expect(item).toMatchObject({ __typename: 'SimpleCartItem', quantity: 2, is_available: true, errors: [] })
    const price = item?.prices.price_including_tax.value ?? 0
    const row = item?.prices.row_total_including_tax.value ?? 0
    expect(row).toBeCloseTo(price * 2, 10)
    expect(item?.prices.row_total.value).toBeCloseTo(row - Math.round((row * 2300) / 123) / 100, 10)
    expect(cart.prices.grand_total).toEqual({ value: row, currency: 'PLN' })
    expect(cart.total_quantity).toBe(2)
  })

  test('a configurable product by variant SKU and then by options results in one line', async () => {
    const byChild = await cartWith([{ sku: 'ROLE-C1-98', parent_sku: 'ROLE-C1', quantity: 1 }])
    const option = byChild.items[0]?.configurable_options?.[0]
    expect(byChild.items[0]).toMatchObject({
      __typename: 'ConfigurableCartItem',
      product: { sku: 'ROLE-C1' },
      configured_variant: { sku: 'ROLE-C1-98' },
    })
    expect(option?.value_label).toBe('98')
    const uid = option?.configurable_product_option_value_uid ?? ''
    const { data } = await client().add(byChild.id, [{ sku: 'ROLE-C1', quantity: 2, selected_options: [uid] }])
    expect(data.addProductsToCart.cart.items.map((item) => item.quantity)).toEqual([3])
    const alone = await client().add(byChild.id, [{ sku: 'ROLE-C1-98', quantity: 1 }])
    expect(alone.data.addProductsToCart.cart.items.map((item) => item.quantity)).toEqual([4])
  })

  test('a product with size and colour requires both, and the combination must exist', async () => {
    const seen = await cartWith([
      { sku: 'ROLE-C2-110-RED', parent_sku: 'ROLE-C2', quantity: 1 },
      { sku: 'ROLE-C2-98-BLUE', parent_sku: 'ROLE-C2', quantity: 1 },
    ])
    const uid = (line: number, label: string): string =>
      seen.items[line]?.configurable_options?.find((option) => option.value_label === label)
        ?.configurable_product_option_value_uid ?? ''
    const [red, blue] = [0, 1].map((line) => seen.items[line]?.configurable_options?.map((o) => o.value_label) ?? [])
    const colour = (labels: string[] | undefined, size: string) => labels?.find((label) => label !== size) ?? ''
    const size110 = uid(0, '110')
    const ask = async (selected: string[]) =>
      (await client().add(seen.id, [{ sku: 'ROLE-C2', quantity: 1, selected_options: selected }])).data
        .addProductsToCart
    expect((await ask([size110])).user_errors).toMatchObject([{ code: 'REQUIRED_PARAMETER_MISSING' }])
    expect((await ask([size110, uid(1, colour(blue, '98'))])).user_errors).toMatchObject([
      { code: 'NOT_SALABLE', message: 'The required options you selected are not available.' },
    ])
    const added = await ask([size110, uid(0, colour(red, '110'))])
    expect(added.user_errors).toEqual([])
    expect(added.cart.items.map((item) => item.quantity)).toEqual([2, 1])
  })

  test('adds the valid items of a call and returns errors for the others, in order', async () => {
    const id = await client().newCart()
    const { data } = await client().add(id, [
      { sku: 'NO-SUCH', quantity: 1 },
      { sku: 'ROLE-S1', quantity: 1 },
      { sku: 'ROLE-C1', quantity: 1 },
      { sku: 'ROLE-S0', quantity: 1 },
      { sku: 'ROLE-L2', quantity: 3 },
    ])
    expect(data.addProductsToCart.cart.items.map((item) => item.product.sku)).toEqual(['ROLE-S1'])
    expect(data.addProductsToCart.user_errors.map(({ code, message }) => [code, message])).toEqual([
      ['PRODUCT_NOT_FOUND', 'Could not find a product with SKU "NO-SUCH"'],
      ['REQUIRED_PARAMETER_MISSING', 'You need to choose options for your item.'],
      ['NOT_SALABLE', 'Product that you are trying to add is not available.'],
      ['INSUFFICIENT_STOCK', 'The requested qty is not available'],
    ])
  })

  test('counts the quantity already in the cart against the stock', async () => {
    const cart = await cartWith([{ sku: 'ROLE-L2', quantity: 1 }])
    const { data } = await client().execute<{
      addProductsToCart: { cart: { total_quantity: number }; user_errors: object[] }
    }>(
      `mutation ($id: String!) { addProductsToCart(cartId: $id, cartItems: [{ sku: "ROLE-L2", quantity: 2 }]) {
        cart { total_quantity } user_errors { __typename code message quantity } } }`,
      { id: cart.id },
    )
    expect(data.addProductsToCart.user_errors).toEqual([
      {
        __typename: 'CartUserInputError',
        code: 'INSUFFICIENT_STOCK',
        message: 'The requested qty is not available',
        quantity: expect.any(Number),
      },
    ])
    expect(data.addProductsToCart.cart.total_quantity).toBe(1)
  })

  test.each([
    [0, 'INVALID_PARAMETER_VALUE', 'The product quantity should be greater than 0'],
    [-1, 'INVALID_PARAMETER_VALUE', 'The product quantity should be greater than 0'],
    [1.5, 'INVALID_PARAMETER_VALUE', 'You cannot use decimal quantity for this product.'],
    [0.001, 'INSUFFICIENT_STOCK', 'The fewest you may purchase is 1'],
  ])('refuses the quantity %d', async (quantity, code, message) => {
    const { data } = await client().add(await client().newCart(), [{ sku: 'ROLE-S1', quantity }])
    expect(data.addProductsToCart.user_errors).toMatchObject([{ code, message }])
    expect(data.addProductsToCart.cart.items).toEqual([])
  })

  test.each([1e9, 1e308])('quantity %d exceeds the maximum', async (quantity) => {
    const { data } = await client().add(await client().newCart(), [{ sku: 'ROLE-S1', quantity }])
    expect(data.addProductsToCart.user_errors).toMatchObject([
      { code: 'INSUFFICIENT_STOCK', message: expect.stringMatching(/^The most you may purchase is \d+\.$/) },
    ])
  })

  test('an item’s error has a reason with parameters', async () => {
    const { data } = await client().execute<{ addProductsToCart: { user_errors: object[] } }>(
      `mutation ($id: String!) { addProductsToCart(cartId: $id, cartItems: [{ sku: "NOTHING", quantity: 1 }, { sku: "ROLE-S1", quantity: 1000000 }]) {
        user_errors { code reason { code parameters { name number value } } } } }`,
      { id: await client().newCart() },
    )
    const maximum = { name: 'maximum', number: expect.any(Number), value: expect.stringMatching(/^\d+$/) }
    expect(data.addProductsToCart.user_errors).toEqual([
      {
        code: 'PRODUCT_NOT_FOUND',
        reason: { code: 'PRODUCT_NOT_FOUND', parameters: [{ name: 'sku', number: null, value: 'NOTHING' }] },
      },
      { code: 'INSUFFICIENT_STOCK', reason: { code: 'MAXIMUM_EXCEEDED', parameters: [maximum] } },
    ])
  })

  test('refuses an invalid option and one without a variant', async () => {
    const id = await client().newCart()
    const { data } = await client().add(id, [
      { sku: 'ROLE-C1', quantity: 1, selected_options: ['@'] },
      { sku: 'ROLE-C1', quantity: 1, selected_options: [encodeUid('configurable/1/999999')] },
      { sku: 'ROLE-S1', parent_sku: 'ROLE-C1', quantity: 1 },
    ])
    expect(data.addProductsToCart.user_errors).toHaveLength(3)
    expect(data.addProductsToCart.cart.items).toEqual([])
  })

  test('refuses an empty list of items', async () => {
    expect(errorOf(await client().add(await client().newCart(), []))).toMatchObject({ category: 'graphql-input' })
  })

  test('a retry with the same key does not add twice; a different request with that key is refused', async () => {
    const id = await client().newCart()
    const key = { 'idempotency-key': 'click-0001-abcd' }
    const answers = await Promise.all([1, 2, 3].map(() => client().add(id, [{ sku: 'ROLE-S1', quantity: 1 }], key)))
    for (const { data } of answers) expect(data.addProductsToCart.user_errors).toEqual([])
    expect((await client().read(id)).total_quantity).toBe(1)
    const other = await client().add(id, [{ sku: 'ROLE-S1', quantity: 2 }], key)
    expect(errorOf(other)).toMatchObject({ category: 'graphql-input' })
  })

  test('the older mutations add all items or none', async () => {
    const id = await client().newCart()
    const simple = `mutation ($id: String!, $sku: String!) { addSimpleProductsToCart(input: { cart_id: $id,
      cart_items: [{ data: { sku: $sku, quantity: 1 } }] }) { cart { total_quantity } } }`
    await client().must(simple, { id, sku: 'ROLE-S1' })
    expect(errorOf(await client().execute(simple, { id, sku: 'NO-SUCH' }))).toMatchObject({
      message: 'Could not find a product with SKU "NO-SUCH"',
      category: 'graphql-input',
    })
    const many = simple.replace('quantity: 1', 'quantity: 3')
    expect(errorOf(await client().execute(many, { id, sku: 'ROLE-L2' }))).toMatchObject({
      message: 'Could not add the product with SKU ROLE-L2 to the shopping cart: The requested qty is not available',
      code: 'INSUFFICIENT_STOCK',
    })
    const configurable = `mutation ($id: String!) { addConfigurableProductsToCart(input: { cart_id: $id,
      cart_items: [{ parent_sku: "ROLE-C1", data: { sku: "ROLE-C1-98", quantity: 2 } }] }) { cart { total_quantity } } }`
    const answer = await client().must<{ addConfigurableProductsToCart: { cart: { total_quantity: number } } }>(
      configurable,
      { id },
    )
    expect(answer.addConfigurableProductsToCart.cart.total_quantity).toBe(3)
  })
})

describe('GQL-33 GQL-34 changing', () => {
  test('sets the quantity, and 0 removes the line', async () => {
    const cart = await cartWith([{ sku: 'ROLE-S1', quantity: 1 }])
    const uid = cart.items[0]?.uid ?? ''
    const { data } = await client().update(cart.id, uid, 3)
    expect(data.updateCartItems.cart.total_quantity).toBe(3)
    expect((await client().update(cart.id, uid, 0)).data.updateCartItems.cart.items).toEqual([])
  })

  test('CART-12 refuses quantities that exceed the stock, are negative or fractional, and changes nothing', async () => {
    const cart = await cartWith([{ sku: 'ROLE-L2', quantity: 1 }])
    const uid = cart.items[0]?.uid ?? ''
    expect(errorOf(await client().update(cart.id, uid, 3))).toEqual({
      message: 'Could not update the product with SKU ROLE-L2: The requested qty is not available',
      category: 'graphql-input',
      code: 'INSUFFICIENT_STOCK',
      parameters: { left: 2 },
    })
    expect(errorOf(await client().update(cart.id, uid, 0.5)).message).toBe(
      'Could not update the product with SKU ROLE-L2: The fewest you may purchase is 1',
    )
    for (const quantity of [-1, 1.5, 1e308])
      expect(errorOf(await client().update(cart.id, uid, quantity))).toMatchObject({ category: 'graphql-input' })
    expect((await client().read(cart.id)).total_quantity).toBe(1)
  })

  test.each([
    [
      'addSimpleProductsToCart(input: { cart_id: $id, cart_items: [{ data: { sku: "ROLE-S1", quantity: -2 } }] })',
      'Please enter a number greater than 0 in this field.',
      'graphql-input',
      'QUANTITY_TOO_SMALL',
    ],
    [
      'addSimpleProductsToCart(input: { cart_id: $id, cart_items: [{ data: { sku: "ROLE-S1", quantity: 0.2 } }] })',
      'Could not add the product with SKU ROLE-S1 to the shopping cart: The fewest you may purchase is 1',
      'graphql-input',
      'QUANTITY_TOO_SMALL',
    ],
    [
      'addSimpleProductsToCart(input: { cart_id: $id, cart_items: [{ data: { sku: "ROLE-S0", quantity: 1 } }] })',
      'Could not add the product with SKU ROLE-S0 to the shopping cart: Product that you are trying to add is not available.',
      'graphql-input',
      'OUT_OF_STOCK',
    ],
    [
      'updateCartItems(input: { cart_id: $id, cart_items: [{ cart_item_id: 1 }] })',
      'Required parameter "quantity" for "cart_items" is missing.',
      'graphql-input',
      'REQUIRED_PARAMETER_MISSING',
    ],
    [
      'updateCartItems(input: { cart_id: $id, cart_items: [{ cart_item_id: 0, quantity: 1 }] })',
      'Required parameter "cart_item_id" for "cart_items" is missing.',
      'graphql-input',
      'REQUIRED_PARAMETER_MISSING',
    ],
    [
      'removeItemFromCart(input: { cart_id: $id, cart_item_id: 0 })',
      'Required parameter "cart_item_id" is missing.',
      'graphql-input',
      'REQUIRED_PARAMETER_MISSING',
    ],
    [
      'removeCouponFromCart(input: { cart_id: $id })',
      'Cart does not contain products',
      'graphql-no-such-entity',
      'CART_EMPTY',
    ],
    [
      'setShippingMethodsOnCart(input: { cart_id: $id, shipping_methods: [{ carrier_code: "dpd", method_code: "standard" }] })',
      "The shipping method can't be set for an empty cart. Add an item to cart and try again.",
      'graphql-input',
      'CART_EMPTY',
    ],
    [
      'setShippingMethodsOnCart(input: { cart_id: $id, shipping_methods: [{ carrier_code: "", method_code: "standard" }] })',
      'Required parameter "carrier_code" is missing.',
      'graphql-input',
      'REQUIRED_PARAMETER_MISSING',
    ],
  ])('GQL-34 an empty cart refuses %s in the words of Magento', async (field, message, category, code) => {
    const answer = await client().execute(`mutation ($id: String!) { ${field} { cart { id } } }`, {
      id: await client().newCart(),
    })
    expect(errorOf(answer)).toMatchObject({ message, category, code })
  })

  test('refuses a line of another cart', async () => {
    const mine = await cartWith([{ sku: 'ROLE-S1', quantity: 1 }])
    const other = await cartWith([{ sku: 'ROLE-S1', quantity: 1 }])
    const uid = other.items[0]?.uid ?? ''
    expect(errorOf(await client().update(mine.id, uid, 2)).message).toMatch(/^Could not find cart item with id: \d+\.$/)
    expect(errorOf(await client().remove(mine.id, uid)).message).toBe(`The cart doesn't contain the item`)
    expect((await client().read(other.id)).total_quantity).toBe(1)
  })

  test('removes an item once', async () => {
    const cart = await cartWith([{ sku: 'ROLE-S1', quantity: 1 }])
    const uid = cart.items[0]?.uid ?? ''
    expect((await client().remove(cart.id, uid)).data.removeItemFromCart.cart.items).toEqual([])
    expect(errorOf(await client().remove(cart.id, uid))).toMatchObject({ category: 'graphql-no-such-entity' })
  })
})

test('CART-24 a line that goes out of stock stays with an error and can be removed', async () => {
  const cart = await cartWith([
    { sku: 'ROLE-SCARCE', quantity: 2 },
    { sku: 'ROLE-S1', quantity: 1 },
  ])
  await shop.database.transaction(async (tx) => {
    await tx
      .updateTable('inventory_stock')
      .set({ on_hand: 0 })
      .where('product_id', 'in', (q) => q.selectFrom('catalogue_product').select('id').where('sku', '=', 'ROLE-SCARCE'))
      .execute()
  })
  const [scarce, other] = (await client().read(cart.id)).items
  expect(scarce).toMatchObject({
    is_available: false,
    max_qty: 0,
    errors: [{ code: 'ITEM_QTY', message: 'There are no source items with the in stock status' }],
  })
  expect(other).toMatchObject({ is_available: true, errors: [] })
  const { data } = await client().remove(cart.id, scarce?.uid ?? '')
  expect(data.removeItemFromCart.cart.items).toHaveLength(1)
})

describe('gift cards', () => {
  /** The first amount that the gift card is sold for. */
  async function amountUid(sku: string): Promise<string> {
    const answer = await client().must<{ products: { items: { giftcard_amounts: { uid: string }[] }[] } }>(
      `query ($sku: String!) { products(filter: { sku: { eq: $sku } }) {
        items { ... on GiftCardProduct { giftcard_amounts { uid } } } } }`,
      { sku },
    )
    return answer.products.items[0]?.giftcard_amounts[0]?.uid ?? ''
  }
  const field = (name: string, value: string) => ({ uid: encodeUid(`giftcard/${name}`), value })
  const virtualCard = async (): Promise<ItemInput> => ({
    sku: 'ROLE-GV',
    quantity: 1,
    selected_options: [await amountUid('ROLE-GV')],
    entered_options: [field('sender_name', 'Ada'), field('recipient_email', 'jan@example.com')],
  })

  test('GIFT-03 CART-31 a virtual card is an item type of its own, fills empty sender or recipient fields from the other, and makes the cart virtual', async () => {
    const cart = await cartWith([await virtualCard()])
    expect(cart.is_virtual).toBe(true)
    expect(cart.items[0]).toMatchObject({
      __typename: 'GiftCardCartItem',
      sender_name: 'Ada',
      recipient_name: 'Ada',
      sender_email: 'jan@example.com',
      recipient_email: 'jan@example.com',
    })
    expect(cart.prices.grand_total.value).toBe(cart.items[0]?.amount?.value)
    expect(cart.prices.applied_taxes).toEqual([])
  })

  test('GIFT-04 a physical card gets placeholders for missing names', async () => {
    const card = { sku: 'ROLE-GP', quantity: 1, selected_options: [await amountUid('ROLE-GP')] }
    const cart = await cartWith([card])
    expect(cart.is_virtual).toBe(false)
    expect(cart.items[0]).toMatchObject({ sender_name: '--', recipient_name: '--', recipient_email: '--' })
  })

  test('are refused without an amount, with a wrong one, without names or with an invalid email', async () => {
    const card = await virtualCard()
    const { data } = await client().add(await client().newCart(), [
      { ...card, selected_options: [] },
      { ...card, selected_options: [encodeUid('giftcard/amount/1')] },
      { ...card, entered_options: [] },
      { ...card, entered_options: [field('sender_name', 'Ada'), field('sender_email', 'nobody')] },
    ])
    expect(data.addProductsToCart.user_errors.map((error) => error.code)).toEqual([
      'REQUIRED_PARAMETER_MISSING',
      'NOT_SALABLE',
      'REQUIRED_PARAMETER_MISSING',
      'INVALID_PARAMETER_VALUE',
    ])
  })

  test('CART-22 the schema lists the error codes that clients know', async () => {
    const { __type: codes } = await client().must<{ __type: { enumValues: { name: string }[] } }>(
      '{ __type(name: "CartUserInputErrorType") { enumValues { name } } }',
    )
    expect(codes.enumValues.map(({ name }) => name)).toEqual(
      expect.arrayContaining([
        'INSUFFICIENT_STOCK',
        'NOT_SALABLE',
        'PRODUCT_NOT_FOUND',
        'PERMISSION_DENIED',
        'UNDEFINED',
      ]),
    )
  })

  test('CART-25 CART-26 CART-27 CART-28 cannot share a cart with other products or card types', async () => {
    const withGoods = await cartWith([{ sku: 'ROLE-S1', quantity: 1 }])
    const refusal = (answer: Awaited<ReturnType<CartClient['add']>>) =>
      answer.data.addProductsToCart.user_errors.map(({ code, message }) => [code, message])
    expect(refusal(await client().add(withGoods.id, [await virtualCard()]))).toEqual([
      ['UNDEFINED', 'You cannot mix gift cards with regular products'],
    ])
    const withCard = await cartWith([await virtualCard()])
    expect(refusal(await client().add(withCard.id, [{ sku: 'ROLE-S1', quantity: 1 }]))).toEqual([
      ['UNDEFINED', 'Regular products cannot be combined with a gift card'],
    ])
    const posted = { sku: 'ROLE-GP', quantity: 1, selected_options: [await amountUid('ROLE-GP')] }
    expect(refusal(await client().add(withCard.id, [posted]))).toEqual([
      ['UNDEFINED', 'You cannot mix different types of gift cards'],
    ])
    const both = await client().add(await client().newCart(), [{ sku: 'ROLE-S1', quantity: 1 }, posted])
    expect(refusal(both)).toEqual([['UNDEFINED', 'You cannot mix gift cards with regular products']])
  })
})

describe('the fields of a cart', () => {
  test('CART-01 CART-02 CART-03 CART-05 all resolve, and are empty where the shop offers nothing', async () => {
    const { id } = await cartWith([{ sku: 'ROLE-S1', quantity: 1 }])
    const { cart } = await client().must<{ cart: Record<string, unknown> }>(
      `query ($id: String!) { cart(cart_id: $id) {
        applied_coupons { code } email gift_receipt_included printed_card_included
        gift_message { from to message } gift_wrapping { design id uid } available_gift_wrappings { uid }
        available_payment_methods { code title is_deferred } applied_boncard_gift_cards { number }
        shipping_addresses { street } billing_address { city } selected_payment_method { code }
        prices { discounts { label } gift_options { printed_card { value } gift_wrapping_for_items { value } } } } }`,
      { id },
    )
    expect(cart).toMatchObject({
      applied_coupons: null,
      email: null,
      gift_receipt_included: false,
      available_gift_wrappings: [],
      applied_boncard_gift_cards: [],
      shipping_addresses: [],
      billing_address: null,
      selected_payment_method: { code: '' },
      prices: { discounts: [], gift_options: { printed_card: { value: 0 } } },
    })
    expect(cart['available_payment_methods']).toContainEqual({
      code: 'cashondelivery',
      title: 'Płatność przy odbiorze',
      is_deferred: true,
    })
  })

  test('CART-04 GQL-31 SHIP-02 show the progress towards free delivery', async () => {
    const cart = await cartWith([{ sku: 'ROLE-S1', quantity: 1 }])
    const worth = cart.prices.subtotal_including_tax.value
    expect(cart.free_shipping).toEqual({
      amount_missing: { value: Math.round((199 - worth) * 100) / 100, currency: 'PLN' },
      has_free_shipping: false,
      percent: Math.floor((worth / 199) * 100),
    })
    const rich = (await client().add(cart.id, [{ sku: 'ROLE-PLENTY', quantity: 100 }])).data.addProductsToCart.cart
    expect(rich.free_shipping).toMatchObject({ has_free_shipping: true, percent: 100 })
  })

  test('itemsV2 returns one page in the requested order', async () => {
    const { id } = await cartWith([
      { sku: 'ROLE-S1', quantity: 1 },
      { sku: 'ROLE-L2', quantity: 2 },
      { sku: 'ROLE-C1-98', parent_sku: 'ROLE-C1', quantity: 1 },
    ])
    const query = `query ($id: String!, $size: Int) { cart(cart_id: $id) {
      itemsV2(pageSize: $size, sort: { field: QTY, order: DESC }) {
        total_count page_info { total_pages } items { quantity } } } }`
    const { cart } = await client().must<{ cart: { itemsV2: unknown } }>(query, { id, size: 2 })
    expect(cart.itemsV2).toEqual({
      total_count: 3,
      page_info: { total_pages: 2 },
      items: [{ quantity: 2 }, { quantity: 1 }],
    })
    expect(errorOf(await client().execute(query, { id, size: 0 }))).toMatchObject({ category: 'graphql-input' })
  })

  test.each([
    ['pl', 'PLN'],
    ['cz', 'CZK'],
    ['de', 'EUR'],
    ['ro', 'RON'],
    ['ua', 'UAH'],
    ['am', 'AMD'],
  ])('in store %s are in %s and add up', async (store, currency) => {
    const cart = await cartWith(
      [
        { sku: 'ROLE-S1', quantity: 3 },
        { sku: 'ROLE-C1-98', parent_sku: 'ROLE-C1', quantity: 1 },
      ],
      store,
    )
    const minor = (amount: { value: number } | undefined): number => Math.round((amount?.value ?? 0) * 100)
    const rows = cart.items.reduce((sum, item) => sum + minor(item.prices.row_total_including_tax), 0)
    const taxes = cart.prices.applied_taxes.reduce((sum, tax) => sum + minor(tax.amount), 0)
    expect(cart.prices.grand_total.currency).toBe(currency)
    expect(minor(cart.prices.grand_total)).toBe(rows)
    expect(minor(cart.prices.grand_total_excluding_tax) + taxes).toBe(rows)
  })
})

test('PDP-17 the product uid sent with a SKU must be of the same product', async () => {
  const { data } = await shop.execute<{
    products: { items: { uid: string; variants?: { product: { uid: string } }[] }[] }
  }>(
    `{ products(filter: { sku: { eq: "ROLE-C1" } }) { items { uid
      ... on ConfigurableProduct { variants { product { uid sku } } } } } }`,
    {},
    { store: 'pl' },
  )
  const uid = data.products.items[0]?.uid
  await cartWith([{ sku: 'ROLE-C1-98', quantity: 1, uid }])
  const answer = await client().add(await client().newCart(), [{ sku: 'ROLE-S1', quantity: 1, uid }])
  expect(answer.data.addProductsToCart.user_errors).toMatchObject([{ code: 'PRODUCT_NOT_FOUND' }])
})
