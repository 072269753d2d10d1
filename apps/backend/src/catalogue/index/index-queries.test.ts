import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { testShop, type TestShop } from '#src/testing/testing.ts'
import { run } from '#src/platform/database.ts'
import { changesSince } from './index-queries.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await testShop({ demo: 'small' })
})
afterAll(() => shop.close())

const newest = async (storeId: number): Promise<number> => {
  const { rows } = await sql<{ version: number }>`
    select max(version)::float8 as version from catalogue_listing where store_id = ${storeId}`.execute(
    shop.database.reader,
  )
  return rows[0]?.version ?? 0
}

interface PlanNode {
  'Relation Name'?: string
  'Node Type': string
  'Actual Loops': number
  Plans?: PlanNode[]
}

const nodesOf = (node: PlanNode): PlanNode[] => [node, ...(node.Plans ?? []).flatMap(nodesOf)]

test('while nothing has changed, no product is read, whatever plan PostgreSQL has', async () => {
  const { query } = changesSince(1, await newest(1))
  const plan = await shop.database.transaction(async (tx) => {
    await sql`set local plan_cache_mode = force_generic_plan`.execute(tx)
    const { rows } = await sql<{ 'QUERY PLAN': { Plan: PlanNode }[] }>`
      explain (analyze, format json) ${query}`.execute(tx)
    return rows[0]?.['QUERY PLAN'][0]?.Plan
  })
  if (plan === undefined) throw new Error('no plan')
  const listing = nodesOf(plan).filter((node) => node['Relation Name'] === 'catalogue_listing')
  expect(listing.length).toBe(2)
  // The newest version is read, and nothing else.
  expect(listing.filter((node) => node['Actual Loops'] > 0).length).toBe(1)
})

test('changes come in the order of their versions, without those of other store views', async () => {
  const version = await newest(1)
  await shop.database.transaction((tx) =>
    sql`
      update catalogue_listing set version = nextval('catalogue_listing_version')
      where store_id in (1, 2) and product_id in (select product_id from catalogue_listing where store_id = 1 limit 3)`.execute(
      tx,
    ),
  )
  const { changed, hasMore, version: upTo } = await run(shop.database.reader, changesSince(1, version))
  expect(changed).toHaveLength(3)
  expect(changed.map((one) => one.version)).toEqual(changed.map((one) => one.version).toSorted((a, b) => a - b))
  expect(upTo).toBe(await newest(1))
  expect(hasMore).toBe(false)
  expect(await run(shop.database.reader, changesSince(1, upTo))).toMatchObject({ changed: [], removed: [] })
})
