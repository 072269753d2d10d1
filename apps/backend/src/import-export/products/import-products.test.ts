import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sql } from 'kysely'
import { testShop, type TestShop } from '#src/testing/testing.ts'
import { importFile, type Change, type Complaint, type ImportReport } from '../import-export.ts'

const fixtures = path.join(import.meta.dirname, '../fixtures')
const mediaDir = fs.mkdtempSync(path.join(os.tmpdir(), 'bocian-media-'))
const eu = { store: 'eu' }
let shop: TestShop

beforeAll(async () => {
  shop = await testShop()
})
afterAll(async () => {
  await shop.close()
  fs.rmSync(mediaDir, { recursive: true })
})

interface RunResult {
  report: ImportReport
  complaints: Complaint[]
  changes: Change[]
}

async function run(
  file: string,
  options: { isDryRun?: boolean; batchSize?: number; store?: string } = {},
): Promise<RunResult> {
  const complaints: Complaint[] = []
  const changes: Change[] = []
  const report = await importFile(shop.database, {
    kind: 'products',
    file,
    imagesDir: path.join(fixtures, 'pictures'),
    mediaDir,
    storeCode: options.store ?? 'eu',
    now: new Date('2026-11-21T10:00:00Z'),
    listener: { complaint: (one) => void complaints.push(one), change: (one) => void changes.push(one) },
    ...options,
  })
  return { report, complaints, changes }
}

async function counts(): Promise<unknown> {
  const { rows } = await sql`
    select (select count(*) from catalogue_product) as products, (select count(*) from catalogue_category) as categories,
      (select count(*) from catalogue_attribute) as attributes, (select count(*) from pricing_price) as prices,
      (select count(*) from url_rewrite) as addresses, (select count(*) from catalogue_listing) as listed,
      (select count(*) from inventory_movement) as movements`.execute(shop.database.reader)
  return rows[0]
}

/** How many products the planner expects. */
async function knownProducts(): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select greatest(reltuples, 0)::int as count from pg_class where relname = 'catalogue_product'`.execute(
    shop.database.reader,
  )
  return rows[0]?.count ?? 0
}

const raincoats = path.join(fixtures, 'raincoats.csv')

describe('a merchant’s file', () => {
  it('writes nothing in a dry run', async () => {
    const before = await counts()
    const { report, changes } = await run(raincoats, { isDryRun: true })
    expect(report).toMatchObject({ rows: 5, created: 5, changed: 0, refused: 0, isDryRun: true })
    expect(changes.map(({ key, isNew }) => [key, isNew])).toContainEqual(['RC01', true])
    expect(await counts()).toEqual(before)
    expect(fs.existsSync(path.join(mediaDir, 'catalog'))).toBe(false)
  })

  it('is imported without a missing picture, which is reported once', async () => {
    expect(await knownProducts()).toBe(0)
    const { report, complaints } = await run(raincoats, { batchSize: 2 })
    expect(report).toMatchObject({ rows: 5, created: 5, changed: 0, refused: 0, warnings: 2 })
    expect(complaints).toEqual([
      {
        line: 2,
        key: '',
        reason:
          'dates such as 11/1/26, 12:00 AM are read month first, as Magento imports them; use --dates to change it',
        isWarning: true,
      },
      { line: 6, key: 'RC01', reason: 'picture w/c/rc01-missing_alt1.png was not found', isWarning: true },
    ])
    expect(fs.existsSync(path.join(mediaDir, 'catalog/product/w/c/rc01-green_main.png'))).toBe(true)
    // Otherwise the plans would be those for an empty shop.
    expect(await knownProducts()).toBeGreaterThanOrEqual(5)
  })

  it('changes nothing the second time', async () => {
    const before = await counts()
    const { report } = await run(raincoats)
    expect(report).toMatchObject({ created: 0, changed: 0, unchanged: 5 })
    expect(await counts()).toEqual(before)
  })

  it('shows each field that would change in a dry run', async () => {
    const changed = path.join(mediaDir, 'changed.csv')
    const text = fs.readFileSync(raincoats, 'utf8').replace('"Umbrella, small"', 'Umbrella').replace('9.95', '8.95')
    fs.writeFileSync(changed, text)
    const { report, changes } = await run(changed, { isDryRun: true })
    expect(report).toMatchObject({ created: 0, changed: 1, unchanged: 4 })
    expect(changes).toEqual([
      {
        key: 'UM01',
        isNew: false,
        fields: [
          { field: 'eu: name', before: 'Umbrella, small', after: 'Umbrella' },
          { field: 'eu: price.regular', before: 995, after: 895 },
        ],
      },
    ])
  })

  it('that changes a slug redirects the old URL', async () => {
    const renamed = path.join(mediaDir, 'renamed.csv')
    fs.writeFileSync(renamed, fs.readFileSync(raincoats, 'utf8').replace('umbrella-small', 'pocket-umbrella'))
    await run(renamed)
    const { data } = await shop.execute(
      '{ route(url: "umbrella-small.html") { relative_url redirect_code type } }',
      {},
      eu,
    )
    expect(data).toEqual({
      route: { relative_url: 'pocket-umbrella.html', redirect_code: 301, type: 'PRODUCT' },
    })
  })
})

describe('an imported product', () => {
  it('can be browsed by category and by filter', async () => {
    const { data } = await shop.execute<{
      products: { items: Record<string, unknown>[]; aggregations: { attribute_code: string }[] }
    }>(
      `{ products(filter: { category_url_path: { eq: "kids/outerwear/coats-jackets" } }) {
        items { sku name url_key special_price small_image { url }
          price_range { minimum_price { final_price { value } regular_price { value } } }
          ... on ConfigurableProduct { configurable_options { attribute_code label values { label } } } }
        aggregations { attribute_code } } }`,
      {},
      eu,
    )
    expect(data.products.items).toEqual([
      {
        sku: 'RC01',
        name: 'Puddle Raincoat',
        url_key: 'puddle-raincoat',
        special_price: 39.5,
        small_image: { url: expect.stringMatching(/\/media\/catalog\/product\/w\/c\/rc01-green_main\.png$/) },
        price_range: { minimum_price: { final_price: { value: expect.any(Number) }, regular_price: { value: 52 } } },
        configurable_options: [
          { attribute_code: 'size', label: 'Coat size', values: [{ label: 'S' }, { label: 'M' }] },
          { attribute_code: 'color', label: 'Colour', values: [{ label: 'Green' }, { label: 'Yellow' }] },
        ],
      },
    ])
    expect(data.products.aggregations.map((facet) => facet.attribute_code)).toEqual(
      expect.arrayContaining(['size', 'color', 'material']),
    )
  })

  it('can be bought', async () => {
    const cart = await shop.execute<{ createEmptyCart: string }>('mutation { createEmptyCart }', {}, eu)
    const id = cart.data.createEmptyCart
    const added = await shop.execute<{ addProductsToCart: { user_errors: unknown[]; cart: { items: unknown[] } } }>(
      `mutation ($id: String!) { addProductsToCart(cartId: $id, cartItems: [{ sku: "RC01-S-Green", parent_sku: "RC01", quantity: 2 }]) {
        user_errors { message } cart { items { quantity product { sku } } } } }`,
      { id },
      eu,
    )
    expect(added.data.addProductsToCart).toEqual({
      user_errors: [],
      cart: { items: [{ quantity: 2, product: { sku: 'RC01' } }] },
    })
    const order = await placeOrder(id)
    expect(order).toMatchObject({ errors: [], orderV2: { number: expect.stringMatching(/^\d{9,}$/) } })
    const { rows } = await sql<{ on_hand: number }>`
      select on_hand from inventory_stock s join catalogue_product p on p.id = s.product_id
      where p.sku = 'RC01-S-Green'`.execute(shop.database.reader)
    expect(rows[0]?.on_hand).toBe(10)
  })
})

async function placeOrder(id: string): Promise<unknown> {
  const address = `{ firstname: "Ann", lastname: "Byrne", street: ["1 Quay Street"], city: "Galway", postcode: "H91 AX9C",
    country_code: "IE", telephone: "+353911234567", save_in_address_book: false }`
  const run = async (mutation: string): Promise<Record<string, unknown>> => {
    const { data, errors } = await shop.execute(`mutation { ${mutation} }`, {}, eu)
    expect(errors).toBeUndefined()
    return data
  }
  await run(`setGuestEmailOnCart(input: { cart_id: "${id}", email: "ann@example.com" }) { cart { id } }`)
  const shipping = (await run(
    `setShippingAddressesOnCart(input: { cart_id: "${id}", shipping_addresses: [{ address: ${address} }] }) {
      cart { shipping_addresses { available_shipping_methods { carrier_code method_code } } } }`,
  )) as {
    setShippingAddressesOnCart: {
      cart: {
        shipping_addresses: { available_shipping_methods: { carrier_code: string; method_code: string }[] }[]
      }
    }
  }
  const method = shipping.setShippingAddressesOnCart.cart.shipping_addresses[0]?.available_shipping_methods[0]
  await run(
    `setBillingAddressOnCart(input: { cart_id: "${id}", billing_address: { same_as_shipping: true } }) { cart { id } }`,
  )
  await run(
    `setShippingMethodsOnCart(input: { cart_id: "${id}", shipping_methods: [
      { carrier_code: "${method?.carrier_code}", method_code: "${method?.method_code}" }] }) { cart { id } }`,
  )
  const methods = await shop.execute<{ cart: { available_payment_methods: { code: string }[] } }>(
    `{ cart(cart_id: "${id}") { available_payment_methods { code } } }`,
    {},
    eu,
  )
  const code = methods.data.cart.available_payment_methods[0]?.code
  await run(`setPaymentMethodOnCart(input: { cart_id: "${id}", payment_method: { code: "${code}" } }) { cart { id } }`)
  const placed = await run(`placeOrder(input: { cart_id: "${id}" }) { errors { message code } orderV2 { number } }`)
  return placed['placeOrder']
}

describe('bad rows', () => {
  it('are reported with line and reason, and the other rows are imported', async () => {
    const { report, complaints } = await run(path.join(fixtures, 'bad-rows.csv'), { store: 'pl' })
    expect(complaints.map(({ line, key, reason }) => `${line} ${key}: ${reason}`).toSorted()).toEqual(
      [
        '4 : the sku is missing',
        '5 BAD-PRICE: price "ten" is not a price',
        '6 BAD-TYPE: the product type "bundle" is not supported',
        '7 BAD-STORE: the store view "xx" does not exist; use --views xx=CODE to map it',
        '8 NO-NAME: the name is missing',
        '9 BAD-DATE: special_price_from_date "31/31/2026" is not a date',
        '10 SHORT: the row has 3 cells, the first line 12',
        '11 OK-1: the sku is already in line 2',
        '12 ORPHAN: there is no product with this sku, and no row of its own before this one',
        '13 BAD-QTY: qty "many" is not a number',
      ].toSorted(),
    )
    expect(report).toMatchObject({ rows: 13, created: 2, refused: 10 })
    const { data } = await shop.execute(
      '{ products(filter: { sku: { eq: "OK-2" } }) { items { name } } }',
      {},
      { store: 'cz' },
    )
    expect(data).toEqual({ products: { items: [{ name: 'Druhý' }] } })
  })

  it('of an unreadable file result in a single error', async () => {
    const file = path.join(mediaDir, 'no-table.csv')
    fs.writeFileSync(file, 'name,price\nA,1\n')
    await expect(run(file)).rejects.toThrow('The first line does not name the column sku.')
    fs.writeFileSync(file, '')
    await expect(run(file)).rejects.toThrow('The file is empty.')
  })

  it('after an unclosed quote are counted as refused', async () => {
    const file = path.join(mediaDir, 'quote.csv')
    fs.writeFileSync(file, 'sku,product_type,name,price\nQ-1,simple,One,1\nQ-2,simple,"Two,1\nQ-3,simple,Three,1\n')
    const { report, complaints } = await run(file)
    expect(report).toMatchObject({ created: 1, refused: 1 })
    expect(complaints[0]).toMatchObject({ line: 3, reason: expect.stringContaining('never closed') })
  })

  it('refused by the database do not affect the rest of their batch', async () => {
    const file = path.join(mediaDir, 'refused.csv')
    const rows = Array.from(
      { length: 9 },
      (_, index) => `D-${index},simple,Thing ${index},1,${index === 4 ? '1e0' : '1'}`,
    )
    fs.writeFileSync(file, ['sku,product_type,name,price,weight', ...rows].join('\n'))
    const { report } = await run(file)
    expect(report).toMatchObject({ created: 8, refused: 1 })
  })
})

it('stops between two batches when aborted, and does not undo the saved batches', async () => {
  const file = path.join(mediaDir, 'long.csv')
  const rows = Array.from({ length: 30 }, (_, index) => `L-${index},simple,Long ${index},1`)
  fs.writeFileSync(file, ['sku,product_type,name,price', ...rows].join('\n'))
  const stop = new AbortController()
  const report = await importFile(shop.database, {
    kind: 'products',
    file,
    imagesDir: undefined,
    mediaDir,
    storeCode: 'eu',
    now: new Date(),
    batchSize: 10,
    signal: stop.signal,
    listener: { progress: () => stop.abort() },
  })
  expect(report).toMatchObject({ isStopped: true, created: 10 })
  const { data } = await shop.execute('{ products(filter: { sku: { eq: "L-9" } }) { items { name } } }', {}, eu)
  expect(data).toEqual({ products: { items: [{ name: 'Long 9' }] } })
})
