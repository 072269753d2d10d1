import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { rebuildListing } from './index/index.ts'
import { instant, testRange, type TestRange } from './testing-range.ts'

const products = 36
const variants = 200
const query = `query Listing($category: String!) {
  products(filter: { category_url_path: { eq: $category } }, pageSize: 36) {
    total_count
    items {
      sku name stock_status small_image { url }
      price_range { minimum_price { final_price { value } } maximum_price { final_price { value } } }
      ... on ConfigurableProduct { configurable_options { attribute_code values { label swatch_data { value } } } }
    }
    aggregations { attribute_code options { label count } }
  }
}`

interface Listing {
  products: {
    total_count: number
    items: { stock_status: string; configurable_options: { values: unknown[] }[] }[]
  }
}

let range: TestRange
beforeAll(async () => {
  range = await testRange()
  await makeProducts('few', 'Default Category/Girls', 2)
  await makeProducts('many', 'Default Category/Brands', variants)
})
afterAll(() => range.close())

/** Creates 36 configurable products in a category, each with `count` sizes in stock. */
async function makeProducts(name: string, category: string, count: number): Promise<void> {
  await range.database.transaction(async (tx) => {
    await sql`insert into catalogue_attribute_option (attribute_id, value, slug, position)
      select id, 'size ' || n, 'size-' || n, n from catalogue_attribute, generate_series(1, ${count}::int) as n
      where code = 'cdrl_size' on conflict do nothing`.execute(tx)
    await sql`insert into catalogue_product (sku, type, is_visible) select ${name} || n, 'configurable', true
      from generate_series(1, ${products}::int) as n`.execute(tx)
    await sql`insert into catalogue_product (sku, type, is_visible) select p.sku || '-' || n, 'simple', false
      from catalogue_product p, generate_series(1, ${count}::int) as n
      where p.sku like ${`${name}%`} and p.type = 'configurable'`.execute(tx)
    await sql`insert into catalogue_product_variant (product_id, variant_id, position)
      select p.id, v.id, v.id from catalogue_product p join catalogue_product v on v.sku like p.sku || '-%'
      where p.sku like ${`${name}%`} and p.type = 'configurable'`.execute(tx)
    await sql`insert into catalogue_product_option (product_id, option_id)
      select v.id, o.id from catalogue_product v join catalogue_attribute_option o
        on o.value = 'size ' || split_part(v.sku, '-', 2) where v.sku like ${`${name}%`} and v.type = 'simple'`.execute(
      tx,
    )
    await sql`insert into inventory_stock (product_id, on_hand) select id, 1 from catalogue_product
      where sku like ${`${name}%`} and type = 'simple'`.execute(tx)
    const { rows } = await sql<{ id: number }>`
      select id from catalogue_product where sku like ${`${name}%`} and type = 'configurable'`.execute(tx)
    const ids = rows.map((row) => row.id)
    await sql`insert into catalogue_product_text (product_id, store_id, name, url_key)
      select id, 1, sku, sku from catalogue_product where id = any(${ids}::int[])`.execute(tx)
    await sql`insert into catalogue_product_category (product_id, category_id) select p.id, c.id
      from catalogue_product p, catalogue_category c where p.id = any(${ids}::int[]) and c.admin_path = ${category}`.execute(
      tx,
    )
    await sql`insert into catalogue_product_super_attribute (product_id, attribute_id) select p.id, a.id
      from catalogue_product p, catalogue_attribute a where p.id = any(${ids}::int[]) and a.code = 'cdrl_size'`.execute(
      tx,
    )
    await sql`insert into pricing_price (product_id, store_id, regular)
      select id, 1, 5000 from catalogue_product where id = any(${ids}::int[])`.execute(tx)
    await rebuildListing(tx, { productIds: ids, now: instant })
  })
}

async function list(category: string): Promise<Listing['products']> {
  const { data, errors } = await range.execute<Listing>(query, { category })
  if (errors !== undefined) throw new Error(errors[0]?.message)
  return data.products
}

/** The lowest CPU time of 12 runs, in milliseconds. Unlike elapsed time, it hardly depends on other load. */
async function cost(category: string): Promise<number> {
  let least = Infinity
  for (let run = 0; run < 12; run++) {
    const before = process.cpuUsage()
    await list(category)
    const { user, system } = process.cpuUsage(before)
    least = Math.min(least, (user + system) / 1_000)
  }
  return least
}

test('lists all sizes of 36 configurable products with 200 variants each', async () => {
  const { total_count: count, items } = await list('marki')
  expect(count).toBe(products)
  expect(new Set(items.map((item) => item.stock_status))).toEqual(new Set(['IN_STOCK']))
  expect(items.map((item) => item.configurable_options[0]?.values.length)).toEqual(
    Array.from({ length: products }, () => variants),
  )
})

test('sends as many SQL statements as for products with 2 variants', async () => {
  await list('marki')
  await list('dla-niej')
  range.statements()
  await list('dla-niej')
  const few = range.statements()
  await list('marki')
  expect(range.statements()).toBe(few)
})

test('costs less than 20 times the CPU time of products with 2 variants', async () => {
  expect(await cost('marki')).toBeLessThan(20 * (await cost('dla-niej')))
})
