import { sql } from 'kysely'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { Database } from '#src/platform/database.ts'
import { testDatabase } from '#src/platform/testing.ts'
import { withStores } from '#src/testing/testing-stores.ts'
import { appendPriceLog, pricesOf, reducedPriceLogs, savePrices, taxRates } from './pricing.ts'

const now = new Date('2026-11-21T10:00:00Z')
const tomorrow = new Date('2026-11-22T10:00:00Z')
const none = { special: null, specialFrom: null, specialTo: null }
let database: Database

beforeEach(async () => {
  database = await testDatabase(
    withStores({
      name: 'two-products',
      sources: [import.meta.filename],
      load: (fresh) =>
        fresh.transaction(async (tx) => {
          await sql`insert into catalogue_product (id, sku, type, is_visible) values (1, 'A', 'simple', true), (2, 'B', 'simple', true)`.execute(
            tx,
          )
        }),
    }),
  )
})
afterEach(() => database.close())

async function logOf(productId: number): Promise<[number, number, string][]> {
  const { rows } = await sql<{ regular: number; final: number; valid_from: Date }>`
    select regular, final, valid_from from pricing_price_log where product_id = ${productId} order by valid_from`.execute(
    database.reader,
  )
  return rows.map((row) => [row.regular, row.final, row.valid_from.toISOString()])
}

test('saving prices appends to the log only when the final price changes', async () => {
  const save = (regular: number, at: Date, special: number | null = null) =>
    database.transaction((tx) => savePrices(tx, [{ productId: 1, storeId: 1, regular, ...none, special }], at))
  expect(await save(5_000, now)).toMatchObject({ created: 1, changed: 0, unchanged: 0 })
  expect(await save(5_000, tomorrow)).toMatchObject({ created: 0, changed: 0, unchanged: 1, changes: [] })
  expect(await save(5_000, tomorrow, 4_000)).toMatchObject({ changed: 1 })
  expect(await logOf(1)).toEqual([
    [5_000, 5_000, now.toISOString()],
    [5_000, 4_000, tomorrow.toISOString()],
  ])
})

test('a future special price changes the price row but not the log', async () => {
  await database.transaction(async (tx) => {
    await savePrices(tx, [{ productId: 1, storeId: 1, regular: 5_000, ...none }], now)
    await savePrices(
      tx,
      [{ productId: 1, storeId: 1, regular: 5_000, special: 4_000, specialFrom: tomorrow, specialTo: null }],
      now,
    )
  })
  expect(await logOf(1)).toHaveLength(1)
  expect(await pricesOf(database.reader, [1], [1])).toEqual([
    { productId: 1, storeId: 1, regular: 5_000, special: 4_000, specialFrom: tomorrow, specialTo: null },
  ])
})

test('two changes in the same millisecond are both logged', async () => {
  await database.transaction(async (tx) => {
    for (const regular of [5_000, 6_000]) await savePrices(tx, [{ productId: 1, storeId: 1, regular, ...none }], now)
  })
  expect((await logOf(1)).map(([regular]) => regular)).toEqual([5_000, 6_000])
})

test('existing history is never changed', async () => {
  const entry = { productId: 2, storeId: 1, regular: 5_000, final: 4_000, validFrom: now }
  expect(await database.transaction((tx) => appendPriceLog(tx, [entry]))).toBe(1)
  expect(await database.transaction((tx) => appendPriceLog(tx, [{ ...entry, final: 1 }]))).toBe(0)
  expect(await reducedPriceLogs(database.reader, [1, 2], null)).toEqual([entry])
  const rewrite = database.transaction((tx) => sql`update pricing_price_log set final = 1`.execute(tx))
  await expect(rewrite).rejects.toThrow('append-only')
})

test('every country of a store has a tax rate', async () => {
  const rates = await taxRates(database.reader)
  const standard = new Map(
    rates.filter((rate) => rate.taxClass === 'Taxable Goods').map((rate) => [rate.country, rate.rate]),
  )
  expect(standard.get('PL')).toBe(2_300)
  expect(standard.get('CZ')).toBe(2_100)
})
