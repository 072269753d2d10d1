import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Writer } from '#src/platform/database.ts'
import { testShop, type TestShop } from '#src/testing/testing.ts'
import { selectOrdersOfPerson } from '../personal-data-queries.ts'
import { selectOrdersOf } from '../queries.ts'

let shop: TestShop

beforeAll(async () => {
  shop = await testShop()
})
afterAll(() => shop.close())

/** How often a query scans each index of the orders, if it may use any. */
async function scansOf(run: (tx: Writer) => Promise<unknown>): Promise<Record<string, number>> {
  return shop.database.transaction(async (tx) => {
    await sql`set local enable_seqscan = off`.execute(tx)
    await sql`set local plan_cache_mode = force_generic_plan`.execute(tx)
    const before = await countedScans(tx)
    await run(tx)
    const after = await countedScans(tx)
    const scans = Object.entries(after).map(([name, count]) => [name, count - (before[name] ?? 0)] as const)
    return Object.fromEntries(scans.filter(([, count]) => count > 0))
  })
}

/** The scans that this connection has counted, which include some of earlier transactions. */
async function countedScans(tx: Writer): Promise<Record<string, number>> {
  const { rows } = await sql<{ name: string; count: number }>`
    select indexrelid::regclass::text as name, pg_stat_get_xact_numscans(indexrelid)::int as count from pg_index
    where indrelid = 'order_order'::regclass`.execute(tx)
  return Object.fromEntries(rows.map(({ name, count }) => [name, count]))
}

it('finds the orders of a customer by an index, however many the shop has', async () => {
  const everything = {
    customerId: 1,
    storeId: null,
    numbers: null,
    match: null,
    statuses: null,
    total: { from: null, to: null },
    placed: { from: null, to: null },
  }
  const page = { size: 20, current: 1, field: 'CREATED_AT', direction: 'DESC' } as const
  // The page, the count, and the date of the first order.
  expect(await scansOf((tx) => selectOrdersOf(tx, everything, page))).toEqual({ order_order_customer: 3 })
})

it('finds the orders of a person by indexes, as a customer and as a guest', async () => {
  const person = { websiteId: 1, email: 'ada@example.com', customerId: 1 }
  expect(await scansOf((tx) => selectOrdersOfPerson(tx, person))).toEqual({
    order_order_customer: 1,
    order_order_guest: 1,
  })
})
