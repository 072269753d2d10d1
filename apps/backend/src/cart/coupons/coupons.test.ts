import { graphql } from 'graphql'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { countingReader } from '#src/catalogue/testing-statements.ts'
import { encodeUid } from '#src/platform/uid.ts'
import { requestContext } from '#src/http/request-context.ts'
import { createSchema } from '#src/schema.ts'
import { testShop, type TestShop } from '#src/testing/testing.ts'
import { CartClient, type ItemInput } from '../testing-client.ts'
import { saveRules } from '../testing-rules.ts'

const day = 86_400_000
const invalid = `The coupon code isn't valid. Verify the code and try again.`

let shop: TestShop
beforeAll(async () => {
  shop = await testShop({ demo: 'small' })
  const girls = await categoryIds('Default Category/Girls')
  const cards = await categoryIds('Default Category/Gift cards')
  const now = Date.now()
  await saveRules(shop.database, [
    {
      code: 'ten',
      action: 'by_percent',
      percent: 1_000,
      labels: { pl_PL: 'Rabat 10%', en_US: 'Ten off' },
      coupons: ['TEN', 'TEN-TOO'],
    },
    {
      code: 'twenty',
      action: 'cart_fixed',
      amounts: { PLN: 20_00, CZK: 120_00 },
      subtotals: { PLN: 100_00, CZK: 600_00 },
      coupons: ['TWENTY'],
    },
    { code: 'post', action: 'free_shipping', coupons: ['POST'] },
    { code: 'girls', action: 'by_percent', percent: 5_000, categoryIds: girls, coupons: ['GIRLS'] },
    { code: 'cards', action: 'by_percent', percent: 5_000, categoryIds: cards, coupons: ['CARDS'] },
    { code: 'socks', action: 'by_fixed', amounts: { PLN: 1_00 }, skus: ['ROLE-PLENTY'], coupons: ['SOCKS'] },
    { code: 'over', action: 'by_percent', percent: 5_000, endsAt: new Date(now - day), coupons: ['OVER'] },
    { code: 'soon', action: 'by_percent', percent: 5_000, startsAt: new Date(now + day), coupons: ['SOON'] },
    { code: 'czech', action: 'by_percent', percent: 1_000, storeIds: [2], coupons: ['CZECH'] },
    { code: 'member', action: 'by_percent', percent: 1_000, groupIds: [1], coupons: ['MEMBER'] },
    { code: 'off', action: 'by_percent', percent: 1_000, isActive: false, coupons: ['OFF'] },
  ])
})
afterAll(() => shop.close())

const client = (store?: string) => new CartClient(shop, store)

const couponFields = `id applied_coupon { code } applied_coupons { code } coupon_notices { code reason missing { value } }
  free_shipping { has_free_shipping percent amount_missing { value } }
  prices { grand_total { value } subtotal_including_tax { value } subtotal_with_discount_excluding_tax { value }
    applied_taxes { amount { value } } discount { amount { value } label }
    discounts { label amount { value currency } applied_to type value coupon { code } } }
  items { prices { row_total_including_tax { value } total_item_discount { value } discounts { label amount { value } } } }`

interface CouponAnswer {
  applied_coupon: { code: string } | null
  applied_coupons: { code: string }[] | null
  coupon_notices: { code: string; reason: string; missing: { value: number } | null }[]
  free_shipping: { has_free_shipping: boolean; percent: number }
  prices: {
    grand_total: { value: number }
    discounts: { label: string; amount: { value: number }; type: string }[]
  }
  items: { prices: { total_item_discount: { value: number } } }[]
}

async function cartWith(items: ItemInput[], store?: string): Promise<string> {
  const id = await client(store).newCart()
  const { data } = await client(store).add(id, items)
  expect(data.addProductsToCart.user_errors).toEqual([])
  return id
}

const apply = (id: string, code: string, store?: string, more: Record<string, string> = {}) =>
  client(store).execute<{ applyCouponToCart: { cart: CouponAnswer } }>(
    `mutation ($id: String!, $code: String!) {
      applyCouponToCart(input: { cart_id: $id, coupon_code: $code }) { cart { ${couponFields} } } }`,
    { id, code },
    more,
  )

const applySeveral = (id: string, codes: string[], type = 'APPEND') =>
  client().execute<{ applyCouponsToCart: { cart: CouponAnswer } }>(
    `mutation ($id: String!, $codes: [String]!, $type: ApplyCouponsStrategy) {
      applyCouponsToCart(input: { cart_id: $id, coupon_codes: $codes, type: $type }) { cart { ${couponFields} } } }`,
    { id, codes, type },
  )

async function read(id: string, store?: string): Promise<CouponAnswer> {
  const query = `query ($id: String!) { cart(cart_id: $id) { ${couponFields} } }`
  return (await client(store).must<{ cart: CouponAnswer }>(query, { id })).cart
}

const errorOf = (answer: { errors?: { message: string; extensions: Record<string, unknown> }[] }) => {
  const [error] = answer.errors ?? []
  return { message: error?.message, ...error?.extensions }
}

/** Goods worth 120.00 PLN. */
const goods = [
  { sku: 'ROLE-S1', quantity: 1 },
  { sku: 'ROLE-PLENTY', quantity: 8 },
]

describe('applyCouponToCart', () => {
  test('CART-01 CART-05 CART-06 with a percentage returns the coupon, its discount per line and the tax after discount', async () => {
    const id = await cartWith(goods)
    const { data } = await apply(id, 'ten')
    const cart = data.applyCouponToCart.cart
    expect(cart).toMatchObject({
      applied_coupon: { code: 'TEN' },
      applied_coupons: [{ code: 'TEN' }],
      coupon_notices: [],
      prices: {
        grand_total: { value: 108 },
        subtotal_including_tax: { value: 120 },
        subtotal_with_discount_excluding_tax: { value: 87.81 },
        applied_taxes: [{ amount: { value: 20.19 } }],
        discount: { amount: { value: 12 }, label: ['Rabat 10%'] },
        discounts: [
          {
            label: 'Rabat 10%',
            amount: { value: 12, currency: 'PLN' },
            applied_to: 'ITEM',
            type: 'by_percent',
            value: 10,
            coupon: { code: 'TEN' },
          },
        ],
      },
      items: [
        { prices: { row_total_including_tax: { value: 40 }, total_item_discount: { value: 4 } } },
        { prices: { row_total_including_tax: { value: 80 }, total_item_discount: { value: 8 } } },
      ],
    })
    expect(await read(id)).toEqual(cart)
  })

  test.each([
    ['NOTHING', 'COUPON_UNKNOWN'],
    ['OVER', 'COUPON_EXPIRED'],
    ['SOON', 'COUPON_NOT_STARTED'],
    ['CZECH', 'COUPON_UNKNOWN'],
    ['MEMBER', 'COUPON_GROUP'],
    ['OFF', 'COUPON_UNKNOWN'],
    ['CARDS', 'COUPON_GOODS'],
    ['\uE000', 'COUPON_UNKNOWN'],
    ['x'.repeat(500), 'COUPON_UNKNOWN'],
  ])('UX-26 refuses %j with Magento’s message and a code for the reason', async (code, reason) => {
    const id = await cartWith([{ sku: 'ROLE-PLENTY', quantity: 1 }])
    const answer = await apply(id, code)
    expect(errorOf(answer)).toEqual({ message: invalid, category: 'graphql-no-such-entity', code: reason })
    expect((await read(id)).applied_coupons).toBeNull()
  })

  test('refuses a coupon below its minimum subtotal and accepts it above', async () => {
    const id = await cartWith([{ sku: 'ROLE-PLENTY', quantity: 9 }])
    expect(errorOf(await apply(id, 'TWENTY'))).toMatchObject({ message: invalid, code: 'COUPON_SUBTOTAL' })
    await client().add(id, [{ sku: 'ROLE-PLENTY', quantity: 1 }])
    const { data } = await apply(id, 'TWENTY')
    expect(data.applyCouponToCart.cart.prices).toMatchObject({ grand_total: { value: 80 } })
  })

  test('refuses a second coupon, an empty cart and missing arguments', async () => {
    const id = await cartWith(goods)
    await apply(id, 'TEN')
    expect(errorOf(await apply(id, 'TWENTY'))).toMatchObject({
      message: 'A coupon is already applied to the cart. Please remove it to apply another',
      category: 'graphql-input',
    })
    expect(errorOf(await apply(await client().newCart(), 'TEN'))).toMatchObject({
      message: 'Cart does not contain products.',
      category: 'graphql-no-such-entity',
    })
    expect(errorOf(await apply(id, ' '))).toMatchObject({
      message: 'Required parameter "coupon_code" is missing',
      category: 'graphql-input',
    })
    expect(errorOf(await apply('', 'TEN'))).toMatchObject({ message: 'Required parameter "cart_id" is missing' })
  })

  test('applies by category including subcategories, and by SKU per piece', async () => {
    const id = await cartWith([{ sku: 'ROLE-C1-98', parent_sku: 'ROLE-C1', quantity: 1 }, ...goods])
    const girls = (await apply(id, 'GIRLS')).data.applyCouponToCart.cart
    expect(girls.items.map((item) => item.prices.total_item_discount.value)).toEqual([40, 20, 40])
    await client().must(`mutation ($id: String!) { removeCouponFromCart(input: { cart_id: $id }) { cart { id } } }`, {
      id,
    })
    const socks = (await apply(id, 'SOCKS')).data.applyCouponToCart.cart
    expect(socks.items.map((item) => item.prices.total_item_discount.value)).toEqual([0, 0, 8])
  })

  test('SHIP-02 CART-04 with a free-delivery coupon completes the progress bar and makes delivery free', async () => {
    const id = await cartWith([{ sku: 'ROLE-S1', quantity: 1 }])
    expect((await read(id)).free_shipping.has_free_shipping).toBe(false)
    const cart = (await apply(id, 'POST')).data.applyCouponToCart.cart
    expect(cart.free_shipping).toEqual({ has_free_shipping: true, percent: 100, amount_missing: { value: 0 } })
    await client().makeReady(id)
    expect((await read(id)).prices).toMatchObject({ grand_total: { value: 40 }, discounts: [] })
  })

  test('does not discount gift cards', async () => {
    const option = await giftCardOption()
    const entered = { sender_name: 'Ada', recipient_email: 'jan@example.com' }
    const fields = Object.entries(entered).map(([name, value]) => ({ uid: encodeUid(`giftcard/${name}`), value }))
    const card = { sku: 'ROLE-GV', quantity: 1, selected_options: [option], entered_options: fields }
    const id = await cartWith([card])
    expect(errorOf(await apply(id, 'TEN'))).toMatchObject({ message: invalid, code: 'COUPON_GOODS' })
  })

  test('applies a fixed amount in the store’s currency only', async () => {
    const id = await cartWith([{ sku: 'ROLE-S1', quantity: 3 }], 'cz')
    const cart = (await apply(id, 'TWENTY', 'cz')).data.applyCouponToCart.cart
    expect(cart.prices).toMatchObject({ discounts: [{ amount: { value: 120, currency: 'CZK' } }] })
    const eu = await cartWith([{ sku: 'ROLE-S1', quantity: 9 }], 'eu')
    expect(errorOf(await apply(eu, 'TWENTY', 'eu'))).toMatchObject({ code: 'COUPON_UNKNOWN' })
  })

  test('counts wrong codes per address, but not valid ones', async () => {
    const id = await cartWith(goods)
    const from = { 'x-test-address': '203.0.113.9' }
    const remove = `mutation ($id: String!) { removeCouponFromCart(input: { cart_id: $id }) { cart { id } } }`
    for (let i = 0; i < 20; i++) {
      expect((await apply(id, 'TEN', 'pl', from)).errors).toBeUndefined()
      await client().must(remove, { id })
    }
    for (let i = 0; i < 15; i++) expect(errorOf(await apply(id, `GUESS${i}`, 'pl', from)).message).toBe(invalid)
    for (const code of ['GUESS', 'TEN'])
      expect(errorOf(await apply(id, code, 'pl', from))).toMatchObject({ category: 'graphql-too-many-requests' })
    expect((await apply(id, 'TEN', 'pl', { 'x-test-address': '203.0.113.10' })).errors).toBeUndefined()
  })

  test('also counts attempts on an empty cart', async () => {
    const from = { 'x-test-address': '203.0.113.11' }
    const empty = await client().newCart()
    for (let i = 0; i < 15; i++)
      expect(errorOf(await apply(empty, `GUESS${i}`, 'pl', from))).toMatchObject({ category: 'graphql-no-such-entity' })
    expect(errorOf(await apply(empty, 'TEN', 'pl', from))).toMatchObject({ category: 'graphql-too-many-requests' })
  })
})

describe('several coupons', () => {
  test('apply together by priority and can be removed individually', async () => {
    const id = await cartWith(goods)
    const { data } = await applySeveral(id, ['TEN', 'TWENTY', 'POST'])
    expect(data.applyCouponsToCart.cart).toMatchObject({
      applied_coupons: [{ code: 'TEN' }, { code: 'TWENTY' }, { code: 'POST' }],
      prices: { grand_total: { value: 88 } },
    })
    const removed = await client().must<{ removeCouponsFromCart: { cart: CouponAnswer } }>(
      `mutation ($id: String!) { removeCouponsFromCart(input: { cart_id: $id, coupon_codes: ["ten", "OTHER"] }) {
        cart { ${couponFields} } } }`,
      { id },
    )
    expect(removed.removeCouponsFromCart.cart).toMatchObject({
      applied_coupons: [{ code: 'TWENTY' }, { code: 'POST' }],
      prices: { grand_total: { value: 100 } },
    })
  })

  test('are all refused if one of them is invalid', async () => {
    const id = await cartWith(goods)
    expect(errorOf(await applySeveral(id, ['TEN', 'WRONG'])).message).toBe(invalid)
    expect((await read(id)).applied_coupons).toBeNull()
  })

  test('are refused above the limit, which the error message contains', async () => {
    const codes = Array.from({ length: 11 }, (_, index) => `CODE-${index}`)
    expect(errorOf(await applySeveral(await cartWith(goods), codes))).toEqual({
      message: 'The cart cannot hold more than 10 coupons.',
      category: 'graphql-input',
      code: 'CART_TOO_MANY_COUPONS',
      parameters: { maximum: 10 },
    })
  })

  test('of the same rule give its discount only once', async () => {
    const id = await cartWith(goods)
    expect(errorOf(await applySeveral(id, ['TEN', 'TEN-TOO']))).toMatchObject({ code: 'COUPON_OUTRANKED' })
  })

  test('replace the present ones with REPLACE', async () => {
    const id = await cartWith(goods)
    await apply(id, 'TEN')
    const { data } = await applySeveral(id, ['TWENTY'], 'REPLACE')
    expect(data.applyCouponsToCart.cart.applied_coupons).toEqual([{ code: 'TWENTY' }])
  })
})

describe('a coupon that no longer applies', () => {
  test('is listed with a notice, and applies again when its conditions are met', async () => {
    const id = await cartWith(goods)
    await apply(id, 'TWENTY')
    const before = await client().read(id)
    const sock = before.items[1]?.uid ?? ''
    await client().update(id, sock, 4)
    expect(await read(id)).toMatchObject({
      applied_coupons: null,
      coupon_notices: [{ code: 'TWENTY', reason: 'SUBTOTAL', missing: { value: 20 } }],
      prices: { grand_total: { value: 80 }, discounts: [] },
    })
    await client().update(id, sock, 8)
    expect(await read(id)).toMatchObject({ applied_coupons: [{ code: 'TWENTY' }], coupon_notices: [] })
  })

  test('is replaced by another coupon', async () => {
    const id = await cartWith(goods)
    await apply(id, 'TWENTY')
    await client().update(id, (await client().read(id)).items[1]?.uid ?? '', 1)
    const { data } = await apply(id, 'TEN')
    expect(data.applyCouponToCart.cart).toMatchObject({ applied_coupons: [{ code: 'TEN' }], coupon_notices: [] })
  })
})

test('CART-05 reading a cart with a coupon takes as many SQL statements for 30 lines as for one', async () => {
  const { rows } = await shop.database.transaction((tx) =>
    sql<{ sku: string }>`
      with copied as (
        insert into catalogue_product (sku, type, is_visible)
        select 'MANY-' || n, 'simple', true from generate_series(1, 30) n returning id, sku
      ), texts as (
        insert into catalogue_product_text (product_id, store_id, name, url_key) select id, 1, sku, lower(sku) from copied
      ), prices as (
        insert into pricing_price (product_id, store_id, regular) select id, 1, 1999 from copied
      ), stock as (
        insert into inventory_stock (product_id, on_hand) select id, 100 from copied
      ) select sku from copied`.execute(tx),
  )
  const items = rows.map(({ sku }) => ({ sku, quantity: 1 }))
  const many = await cartWith(items)
  const one = await cartWith(items.slice(0, 1))
  for (const id of [many, one]) expect((await apply(id, 'TEN')).errors).toBeUndefined()
  const most = await statementsToRead(one)
  expect(most).toBeLessThanOrEqual(8)
  expect(await statementsToRead(many)).toBe(most)
})

async function statementsToRead(id: string): Promise<number> {
  const { reader, count } = countingReader(shop.database.reader)
  const contextValue = { ...(await requestContext(shop.database, new Headers({ store: 'pl' }))), db: reader }
  const source = `query ($id: String!) { cart(cart_id: $id) { ${couponFields} } }`
  const { errors } = await graphql({ schema: createSchema(), source, variableValues: { id }, contextValue })
  expect(errors).toBeUndefined()
  return count()
}

async function giftCardOption(): Promise<string> {
  const answer = await client().must<{ products: { items: { giftcard_amounts: { uid: string }[] }[] } }>(
    '{ products(filter: { sku: { eq: "ROLE-GV" } }) { items { ... on GiftCardProduct { giftcard_amounts { uid } } } } }',
  )
  return answer.products.items[0]?.giftcard_amounts[0]?.uid ?? ''
}

async function categoryIds(path: string): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select id from catalogue_category where admin_path = ${path}`.execute(shop.database.reader)
  return rows.map(({ id }) => id)
}
