import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { setStock } from '../inventory/inventory.ts'
import { savePrices } from '../pricing/pricing.ts'
import { eventHandlers } from './catalogue.ts'
import { rebuildDue, rebuildListing } from './index/index.ts'
import { saveProducts } from './save/save.ts'
import { instant, pl, testRange, type TestRange } from './testing-range.ts'

let range: TestRange
beforeEach(async () => {
  range = await testRange()
})
afterEach(() => range.close())

const hour = 3_600_000
const later = (hours: number): Date => new Date(instant.getTime() + hours * hour)

async function idOf(sku: string): Promise<number> {
  const row = await range.database.reader
    .selectFrom('catalogue_product')
    .select('id')
    .where('sku', '=', sku)
    .executeTakeFirstOrThrow()
  return row.id
}

async function priceOf(sku: string): Promise<number | undefined> {
  const query = `{ products(filter: { sku: { eq: "${sku}" } }) { items { price_range { minimum_price { final_price { value } } } } } }`
  interface Data {
    products: { items: { price_range: { minimum_price: { final_price: { value: number } } } }[] }
  }
  const { data } = await range.execute<Data>(query)
  return data.products.items[0]?.price_range.minimum_price.final_price.value
}

describe('the next request sees', () => {
  test('a changed price, although the process has cached the old one', async () => {
    expect(await priceOf('S1')).toBe(20)
    const productId = await idOf('S1')
    await range.database.transaction(async (tx) => {
      const none = { special: null, specialFrom: null, specialTo: null }
      await savePrices(tx, [{ productId, storeId: pl, regular: 2_500, ...none }], instant)
      await rebuildListing(tx, { productIds: [productId], now: instant })
    })
    expect(await priceOf('S1')).toBe(25)
  })

  test('a product disappear and return', async () => {
    const save = (isActive: boolean) =>
      range.database.transaction(async (tx) => {
        await saveProducts(tx, [{ sku: 'S1', isActive }])
        await rebuildListing(tx, { now: instant })
      })
    expect(await priceOf('S1')).toBe(20)
    await save(false)
    expect(await priceOf('S1')).toBeUndefined()
    await save(true)
    expect(await priceOf('S1')).toBe(20)
  })
})

test('writes and counts more rows than one statement takes', async () => {
  const skus = Array.from({ length: 205 }, (_, n) => `MANY-${n}`)
  const rebuilt = await range.database.transaction(async (tx) => {
    const report = await saveProducts(
      tx,
      skus.map((sku) => ({
        sku,
        type: 'simple',
        isVisible: true,
        texts: [{ storeId: pl, name: `Czapka ${sku}`, urlKey: sku.toLowerCase(), attributes: {} }],
      })),
    )
    const productIds = [...report.ids.values()]
    const none = { special: null, specialFrom: null, specialTo: null }
    await savePrices(
      tx,
      productIds.map((productId) => ({ productId, storeId: pl, regular: 2_000, ...none })),
      instant,
    )
    return rebuildListing(tx, { productIds, now: instant })
  })
  expect(rebuilt).toBe(skus.length)
  expect(await Promise.all([skus[0], skus[100], skus[204]].map((sku) => priceOf(sku ?? '')))).toEqual([20, 20, 20])
})

test('writes nothing when nothing has changed', async () => {
  expect(await range.database.transaction((tx) => rebuildListing(tx, { now: instant }))).toBe(0)
})

test('moves a product to the end of the listing when stock.changed reports its variants as sold out', async () => {
  const ids = await Promise.all(['C1B-98', 'C1B-104', 'C1B-110'].map(idOf))
  await range.database.transaction((tx) =>
    setStock(
      tx,
      ids.map((productId) => ({ productId, quantity: 0 })),
    ),
  )
  for (const handler of eventHandlers)
    if (handler.type === 'stock.changed') await handler.handle(range.database, { productIds: ids }, instant)
  const query = '{ products(filter: { category_url_path: { eq: "dla-niej" } }) { items { sku stock_status } } }'
  const { data } = await range.execute<{ products: { items: { sku: string }[] } }>(query)
  expect(data.products.items.at(-1)).toEqual({ sku: 'C1B', stock_status: 'OUT_OF_STOCK' })
})

test('starts and ends a special price on time, in the listing and in the price log', async () => {
  const productId = await idOf('S1')
  await range.database.transaction(async (tx) => {
    const special = { special: 1_500, specialFrom: later(1), specialTo: later(3) }
    await savePrices(tx, [{ productId, storeId: pl, regular: 2_000, ...special }], instant)
    await rebuildListing(tx, { productIds: [productId], now: instant })
  })
  expect(await priceOf('S1')).toBe(20)
  expect(await rebuildDue(range.database, later(0.5))).toBe(0)
  expect(await rebuildDue(range.database, later(2))).toBe(1)
  expect(await priceOf('S1')).toBe(15)
  expect(await rebuildDue(range.database, later(4))).toBe(1)
  expect(await priceOf('S1')).toBe(20)
  const { rows } = await sql<{ final: number }>`
    select final from pricing_price_log where product_id = ${productId} order by valid_from`.execute(
    range.database.reader,
  )
  expect(rows.map((row) => row.final)).toEqual([2_000, 1_500, 2_000])
})

test('the price of a product whose variants have their own prices is a range over the variants in stock', async () => {
  const [parent, small, soldOut] = [await idOf('C1'), await idOf('C1-98'), await idOf('C1-104')]
  await range.database.transaction(async (tx) => {
    const none = { special: null, specialFrom: null, specialTo: null, storeId: pl }
    await savePrices(
      tx,
      [
        { productId: small, regular: 6_000, ...none },
        { productId: soldOut, regular: 1_000, ...none },
      ],
      instant,
    )
    await rebuildListing(tx, { productIds: [small, soldOut], now: instant })
  })
  const row = await range.database.reader
    .selectFrom('catalogue_listing')
    .select(['final_price', 'maximum_final_price'])
    .where('product_id', '=', parent)
    .where('store_id', '=', pl)
    .executeTakeFirstOrThrow()
  expect(row).toEqual({ final_price: 6_000, maximum_final_price: 7_999 })
})

test('reads all additions and removals when they do not fit into one batch', async () => {
  const many = 4_100
  const total = async (): Promise<number> => {
    const query = '{ products(filter: { name: { match: "Tysiąc" } }) { total_count } }'
    const { data } = await range.execute<{ products: { total_count: number } }>(query)
    return data.products.total_count
  }
  await range.database.transaction(async (tx) => {
    await sql`insert into catalogue_product (id, sku, type, is_visible)
      select 100000 + n, 'M' || n, 'simple', true from generate_series(1, ${many}::int) as n`.execute(tx)
    await sql`insert into catalogue_listing (store_id, product_id, sku, type, name, url_key, regular_price, final_price,
        maximum_regular_price, maximum_final_price, in_stock, category_ids, option_ids, stocked_option_ids, created_at,
        search_text, document)
      select ${pl}::int, id, sku, type, 'Tysiąc ' || sku, lower(sku), 100, 100, 100, 100, true, '{}', '{}', '{}', created_at,
        'tysiac ' || lower(sku), '{}' from catalogue_product where id > 100000`.execute(tx)
  })
  expect(await total()).toBe(many)
  await range.database.transaction(async (tx) => {
    await sql`insert into catalogue_listing_removed (store_id, product_id)
      select ${pl}::int, product_id from catalogue_listing where product_id > 100001`.execute(tx)
    await sql`delete from catalogue_listing where product_id > 100001`.execute(tx)
  })
  expect(await total()).toBe(1)
})
