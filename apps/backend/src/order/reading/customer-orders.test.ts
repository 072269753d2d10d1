import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { CartClient, polishAddress } from '#src/cart/testing-client.ts'
import { countingReader } from '#src/catalogue/testing-statements.ts'
import { testShop, type TestShop } from '#src/testing/testing.ts'
import { changeByStaff } from '../testing-orders.ts'

let shop: TestShop
const numbers: string[] = []
const headers: Record<string, { authorization: string }> = {}

beforeAll(async () => {
  shop = await testShop({ demo: 'small' })
  for (const name of ['mine', 'theirs']) headers[name] = await account(`${name}@example.com`)
  for (const owner of ['mine', 'mine', 'theirs']) numbers.push(await order(`${owner}@example.com`))
})
afterAll(() => shop.close())

async function account(email: string): Promise<{ authorization: string }> {
  const input = { email, firstname: 'Ada', lastname: 'Nowak', password: 'Bocian-2026!' }
  await shop.execute(
    'mutation ($input: CustomerCreateInput!) { createCustomerV2(input: $input) { customer { id } } }',
    {
      input,
    },
  )
  const { data } = await shop.execute<{ generateCustomerToken: { token: string } }>(
    'mutation ($email: String!) { generateCustomerToken(email: $email, password: "Bocian-2026!") { token } }',
    { email },
  )
  return { authorization: `Bearer ${data.generateCustomerToken.token}` }
}

async function order(email: string): Promise<string> {
  const { number } = await new CartClient(shop).order({ quantity: 2 })
  await sql`update order_order set customer_id = (select id from customer_customer where email = ${email})
    where number = ${number}`.execute(shop.database.reader)
  return number
}

interface Orders {
  customer: { orders: { total_count: number; page_info: object; items: { number: string; items: object[] }[] } } | null
}
const ask = (args: string, as: string | null = 'mine') =>
  shop.execute<Orders>(
    `{ customer { orders${args} { total_count page_info { current_page total_pages } items { number status
      items { product_sku quantity_ordered } } } } }`,
    {},
    as === null ? {} : (headers[as] ?? {}),
  )
const found = async (args: string, as?: string) =>
  (await ask(args, as)).data.customer?.orders.items.map((entry) => entry.number)

describe('a customer’s orders', () => {
  it('contain only the customer’s own orders with their items, newest first', async () => {
    const { data } = await ask('')
    expect(data.customer?.orders).toMatchObject({
      total_count: 2,
      page_info: { current_page: 1, total_pages: 1 },
      items: [
        { number: numbers[1] },
        { number: numbers[0], items: [{ product_sku: 'ROLE-PLENTY', quantity_ordered: 2 }] },
      ],
    })
    expect(await found('', 'theirs')).toEqual([numbers[2]])
  })

  it('are paginated and sorted as requested', async () => {
    expect(await found('(pageSize: 1, currentPage: 2)')).toEqual([numbers[0]])
    expect(await found('(sort: { sort_field: NUMBER, sort_direction: ASC })')).toEqual([numbers[0], numbers[1]])
    expect((await ask('(pageSize: 0)')).errors).toMatchObject([{ extensions: { category: 'graphql-input' } }])
    expect((await ask('(pageSize: 301)')).errors).toHaveLength(1)
  })

  it('are empty when filtered by another customer’s order number', async () => {
    expect(await found(`(filter: { number: { eq: "${numbers[0]}" } })`)).toEqual([numbers[0]])
    expect(await found(`(filter: { number: { eq: "${numbers[2]}" } })`)).toEqual([])
    expect(await found(`(filter: { number: { in: ["${numbers[1]}", "${numbers[2]}"] } })`)).toEqual([numbers[1]])
    expect(await found(`(filter: { number: { match: "' OR 1=1--" } })`)).toEqual([])
  })

  it('are read as guest orders by that customer only, whatever else somebody knows of them', async () => {
    const number = numbers[2]
    const { rows } = await sql<{ token: string; email: string }>`
      select token, email from order_order where number = ${number}`.execute(shop.database.reader)
    const known = { ...rows[0], number, lastname: polishAddress.lastname }
    const lookups = [
      'query ($token: String!) { order: guestOrderByToken(input: { token: $token }) { number } }',
      `query ($number: String!, $email: String!, $lastname: String) {
        order: guestOrder(input: { number: $number, email: $email, lastname: $lastname }) { number } }`,
    ]
    for (const lookup of lookups) {
      for (const other of [{}, headers['mine']])
        expect((await shop.execute(lookup, known, other)).errors?.[0]?.extensions['code']).toBe('ORDER_NOT_FOUND')
      expect((await shop.execute(lookup, known, headers['theirs'])).data).toEqual({ order: { number } })
    }
  })

  it('can be filtered by status, total and date', async () => {
    expect(await found('(filter: { status: { eq: "pending" } })')).toHaveLength(2)
    expect(await found('(filter: { grand_total: { from: "99999" } })')).toEqual([])
    expect(await found('(filter: { order_date: { from: "2020-01-01", to: "2099-12-31 23:59:59" } })')).toHaveLength(2)
    expect((await ask('(filter: { order_date: { from: "soon" } })')).errors).toHaveLength(1)
  })

  it('are refused to guests', async () => {
    expect((await ask('', null)).errors).toMatchObject([{ extensions: { category: 'graphql-authorization' } }])
  })
})

describe('ordering again', () => {
  interface Reordered {
    reorderItems: {
      cart: { items: { quantity: number; product: { sku: string } }[] }
      userInputErrors: { code: string; message: string; path: string[] }[]
    } | null
  }
  const reorder = (number: string | undefined, as: string | null) =>
    shop.execute<Reordered>(
      `mutation ($number: String!) { reorderItems(orderNumber: $number) {
        cart { items { quantity product { sku } } } userInputErrors { code message path } } }`,
      { number },
      as === null ? {} : (headers[as] ?? {}),
    )

  it('CHK-09 adds the ordered items to the customer’s cart, as far as they are in stock', async () => {
    const { data } = await reorder(numbers[0], 'mine')
    expect(data.reorderItems).toEqual({
      cart: { items: [{ quantity: 2, product: { sku: 'ROLE-PLENTY' } }] },
      userInputErrors: [],
    })
    await sql`update order_item set sku = 'ROLE-S0', product_id = (select id from catalogue_product where sku = 'ROLE-S0')
      where order_id = (select id from order_order where number = ${numbers[1]})`.execute(shop.database.reader)
    const soldOut = (await reorder(numbers[1], 'mine')).data.reorderItems
    expect(soldOut?.cart.items).toEqual([{ quantity: 2, product: { sku: 'ROLE-PLENTY' } }])
    expect(soldOut?.userInputErrors).toMatchObject([{ code: 'NOT_SALABLE', path: ['orderNumber'] }])
  })

  it.each([
    ['an unknown SKU', 'GONE', 'PRODUCT_NOT_FOUND', 'Could not find a product with SKU "GONE"'],
    ['no price', 'ROLE-S1', 'NOT_SALABLE', 'Product that you are trying to add is not available.'],
    ['no chosen options', 'ROLE-C1', 'UNDEFINED', 'You need to choose options for your item.'],
  ])('CART-22 refuses an item with %s with a code of Magento', async (_title, sku, code, message) => {
    if (code === 'NOT_SALABLE')
      await sql`delete from pricing_price where product_id = (select id from catalogue_product where sku = ${sku})`.execute(
        shop.database.reader,
      )
    await sql`update order_item set sku = ${sku}, parent_sku = null
      where order_id = (select id from order_order where number = ${numbers[1]})`.execute(shop.database.reader)
    const { data } = await reorder(numbers[1], 'mine')
    expect(data.reorderItems).toEqual({
      cart: { items: [{ quantity: 2, product: { sku: 'ROLE-PLENTY' } }] },
      userInputErrors: [{ code, message, path: ['orderNumber'] }],
    })
  })

  it('CART-22 knows these codes', async () => {
    const { data } = await shop.execute<{ __type: { enumValues: { name: string }[] } }>(
      '{ __type(name: "CheckoutUserInputErrorCodes") { enumValues { name } } }',
    )
    expect(data.__type.enumValues.map(({ name }) => name)).toEqual([
      'REORDER_NOT_AVAILABLE',
      'PRODUCT_NOT_FOUND',
      'NOT_SALABLE',
      'INSUFFICIENT_STOCK',
      'UNDEFINED',
    ])
  })

  it('CHK-09 CART-22 skips gift cards, which need a recipient', async () => {
    await sql`update order_item set gift_card = '{}' where order_id = (
      select id from order_order where number = ${numbers[2]})`.execute(shop.database.reader)
    const { data } = await reorder(numbers[2], 'theirs')
    expect(data.reorderItems).toEqual({
      cart: { items: [] },
      userInputErrors: [{ code: 'REORDER_NOT_AVAILABLE', message: 'Reorder is not available.', path: ['orderNumber'] }],
    })
  })

  it('CHK-09 is refused for another customer’s order, for an unknown order and for guests', async () => {
    for (const number of [numbers[2], '9999999999'])
      expect((await reorder(number, 'mine')).errors).toMatchObject([{ extensions: { category: 'graphql-input' } }])
    expect((await reorder(numbers[0], null)).errors).toMatchObject([
      { extensions: { category: 'graphql-authorization' } },
    ])
  })
})

it('the actions of several orders take no more SQL statements than those of one', async () => {
  for (const number of numbers) {
    await changeByStaff(shop, number, { name: 'pay', reference: null })
    await changeByStaff(shop, number, { name: 'ship', carrier: 'dpd', title: 'DPD', trackingNumber: '1' })
  }
  const { reader, count } = countingReader(shop.database.reader)
  const before = shop.database.reader
  Object.assign(shop.database, { reader })
  const statements = async (pageSize: number) => {
    count()
    const { data, errors } = await shop.execute<Orders>(
      `{ customer { orders(pageSize: ${pageSize}) { items { number allowed_actions invoices { number } shipments { tracking { number } } } } } }`,
      {},
      headers['mine'],
    )
    expect(errors).toBeUndefined()
    expect(data.customer?.orders.items).toHaveLength(pageSize)
    return count()
  }
  // The smallest of several: the catalogue's index reads now and then what has changed.
  const fewest = async (pageSize: number) =>
    Math.min(await statements(pageSize), await statements(pageSize), await statements(pageSize))
  const [one, two] = [await fewest(1), await fewest(2)]
  Object.assign(shop.database, { reader: before })
  expect(one).toBeGreaterThan(2)
  expect(two).toBe(one)
})
