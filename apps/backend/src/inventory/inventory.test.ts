import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { Database } from '#src/platform/database.ts'
import { testDatabase } from '#src/platform/testing.ts'
import { withStores } from '#src/testing/testing-stores.ts'
import { publishSoldOut, returnStock, setStock, stockOf, takeStock } from './inventory.ts'
import type { StockLine } from './types.ts'

let database: Database

beforeEach(async () => {
  database = await testDatabase(
    withStores({
      name: 'shelf',
      sources: [import.meta.filename],
      load: (fresh) =>
        fresh.transaction(async (tx) => {
          await sql`insert into catalogue_product (id, sku, type, is_visible) values
          (1, 'A', 'simple', true), (2, 'B', 'simple', true), (3, 'C', 'giftcard', true), (4, 'D', 'simple', true)`.execute(
            tx,
          )
          await setStock(tx, [
            { productId: 1, quantity: 10 },
            { productId: 2, quantity: 3 },
          ])
        }),
    }),
  )
})
afterEach(() => database.close())

const take = async (lines: StockLine[], orderId = 1) =>
  (await database.transaction((tx) => takeStock(tx, lines, orderId))).missing
const shelf = async (): Promise<Record<string, number>> =>
  Object.fromEntries(await stockOf(database.reader, [1, 2, 3, 4]))

/** Delivered minus sold plus returned, calculated from the ledger. */
async function ledger(): Promise<Record<string, number>> {
  const { rows } = await sql<{ product_id: number; total: number }>`
    select product_id, sum(case kind when 'sold' then -quantity else quantity end)::int as total
    from inventory_movement group by product_id`.execute(database.reader)
  return Object.fromEntries(rows.map((row) => [row.product_id, row.total]))
}

test('setting stock records the difference as a delivery', async () => {
  const rows = [
    { productId: 1, quantity: 4 },
    { productId: 2, quantity: 3 },
    { productId: 4, quantity: 7 },
  ]
  expect((await database.transaction((tx) => setStock(tx, rows))).toSorted((a, b) => a - b)).toEqual([1, 4])
  expect(await shelf()).toEqual({ 1: 4, 2: 3, 3: 1_000_000, 4: 7 })
  expect(await ledger()).toEqual({ 1: 4, 2: 3, 4: 7 })
})

describe('taking stock', () => {
  test('reports the products of which it took the last piece', async () => {
    const sell = (...lines: StockLine[]) =>
      database.transaction(async (tx) => {
        const taken = await takeStock(tx, lines, 1)
        await publishSoldOut(tx, taken)
        return taken.soldOut
      })
    const changes = () =>
      database.reader.selectFrom('platform_event').where('type', '=', 'stock.changed').select('payload').execute()
    expect(await sell({ productId: 1, quantity: 9 }, { productId: 3, quantity: 1 })).toEqual([])
    expect(await changes()).toEqual([])
    expect(await sell({ productId: 1, quantity: 1 }, { productId: 2, quantity: 2 })).toEqual([1])
    expect(await sell({ productId: 2, quantity: 1 })).toEqual([2])
    expect(await changes()).toEqual([{ payload: { productIds: [1] } }, { payload: { productIds: [2] } }])
  })

  test('lowers the quantity on hand and records a sale in the ledger', async () => {
    expect(
      await take([
        { productId: 2, quantity: 3 },
        { productId: 1, quantity: 4 },
      ]),
    ).toEqual([])
    expect(await shelf()).toMatchObject({ 1: 6, 2: 0 })
    expect(await ledger()).toEqual({ 1: 6, 2: 0 })
  })

  test('returns the lines without sufficient stock', async () => {
    const failed = await take([
      { productId: 1, quantity: 1 },
      { productId: 2, quantity: 4 },
      { productId: 4, quantity: 1 },
    ])
    expect(failed).toEqual([
      { productId: 2, quantity: 4 },
      { productId: 4, quantity: 1 },
    ])
  })

  test('checks the total of two lines with the same product', async () => {
    expect(
      await take([
        { productId: 2, quantity: 2 },
        { productId: 2, quantity: 2 },
      ]),
    ).toEqual([{ productId: 2, quantity: 4 }])
    expect(await shelf()).toMatchObject({ 2: 3 })
  })

  test('never runs out of products without stock control', async () => {
    expect(await take([{ productId: 3, quantity: 500 }])).toEqual([])
    expect(await shelf()).toMatchObject({ 3: 1_000_000 })
  })

  test('sells exactly ten of the last ten items to two hundred concurrent buyers', async () => {
    const responses = await Promise.all(
      Array.from({ length: 200 }, (_, index) => take([{ productId: 1, quantity: 1 }], index + 1)),
    )
    expect(responses.filter((failed) => failed.length === 0)).toHaveLength(10)
    expect(await shelf()).toMatchObject({ 1: 0 })
    expect(await ledger()).toMatchObject({ 1: 0 })
  })

  test('does not deadlock when buyers take the same products in different orders', async () => {
    const one: StockLine[] = [
      { productId: 1, quantity: 1 },
      { productId: 2, quantity: 1 },
    ]
    const responses = await Promise.all(
      Array.from({ length: 40 }, (_, index) => take(index % 2 === 0 ? one : one.toReversed(), index + 1)),
    )
    expect(responses.filter((failed) => failed.length === 0)).toHaveLength(3)
  })
})

test('returned items are on hand again', async () => {
  await take([{ productId: 1, quantity: 4 }])
  await database.transaction((tx) => returnStock(tx, [{ productId: 1, quantity: 3 }], 1))
  expect(await shelf()).toMatchObject({ 1: 9 })
  expect(await ledger()).toMatchObject({ 1: 9 })
})
