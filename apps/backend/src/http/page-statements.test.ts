import { afterAll, beforeAll, expect, it } from 'vitest'
import { createLog } from '@bocian/service/log.ts'
import { sql } from 'kysely'
import type { FastifyInstance } from 'fastify'
import { storeIndex } from '../catalogue/index/index.ts'
import { countingReader } from '../catalogue/testing-statements.ts'
import type { Database } from '../platform/database.ts'
import { readEnv } from '../start/env.ts'
import { testShop, type TestShop } from '../testing/testing.ts'
import { createHttpServer } from './http-server.ts'
import { requestContext } from './request-context.ts'

const product = 'ROLE-C1'
let shop: TestShop
let counted: Database
let server: FastifyInstance
let statements: () => number
let variables: { uid: string; url: string }

beforeAll(async () => {
  shop = await testShop({ demo: 'small' })
  await shop.database.transaction((tx) =>
    sql`insert into cms_block (identifier, store_id, title, content, updated_at)
      values ('product-safety', 1, 'Safety', '<p>First text</p>', now())`.execute(tx),
  )
  const { reader, count } = countingReader(shop.database.reader)
  statements = count
  counted = { ...shop.database, reader }
  server = await createHttpServer(counted, readEnv({}), createLog('backend', 'error'))
  const found = `{ products(filter: { sku: { eq: "${product}" } }) { items { uid url_key url_suffix } } }`
  const { products } = await ask<{ products: { items: { uid: string; url_key: string; url_suffix: string }[] } }>(found)
  const [one] = products.items
  if (one === undefined) throw new Error(`${product} is not sold`)
  variables = { uid: one.uid, url: one.url_key + one.url_suffix }
})
afterAll(async () => {
  await server.close()
  await shop.close()
})

async function ask<T>(query: string, given: object = {}): Promise<T> {
  const payload = JSON.stringify({ query, variables: given })
  const headers = { 'content-type': 'application/json', store: 'pl' }
  const { data, errors } = (await server.inject({ method: 'POST', url: '/graphql', headers, payload })).json<{
    data: T
    errors?: unknown
  }>()
  expect(errors).toBeUndefined()
  return data
}

const card = 'sku stock_status small_image { url } color_siblings { sku stock_status small_image { url } }'
const page = `query Page($uid: String!) {
  products(filter: { uid: { eq: $uid } }, pageSize: 1) { items { ${card} only_x_left_in_stock
    categories { name breadcrumbs { category_name } } delivery_offers { carrier_code } description { html }
    related_products { ${card} } upsell_products { ${card} }
    mw_canonical_url { url } mw_hreflangs { items { code url } } mw_seo_markup { rich_snippets { product webpage } } } }
  cmsBlocks(identifiers: ["product-safety"]) { items { identifier content } }
}`
const route = `query Route($url: String!) { route(url: $url) { __typename } }`

/** The statements of a query that has been asked before; the store views are read again every few seconds. */
async function statementsOf(query: string): Promise<number> {
  await ask(query, variables)
  const counts = []
  for (let time = 0; time < 3; time++) {
    statements()
    await ask(query, variables)
    counts.push(statements())
  }
  return Math.min(...counts)
}

// Each costs both processes more than what it reads.
it('a product page reads the changes, its stock and its addresses, and its path together with the changes', async () => {
  expect(await statementsOf(route)).toBe(2)
  expect(await statementsOf(page)).toBe(3)
})

it('requests that ask at the same time read the changes together', async () => {
  const contexts = await Promise.all(
    Array.from({ length: 8 }, () => requestContext(counted, new Headers({ store: 'pl' }), null)),
  )
  statements()
  await Promise.all(contexts.map((context) => storeIndex(context)))
  // One begins at once, and those that come meanwhile wait for the next one.
  expect(statements()).toBe(2)
})

it('content that is kept is shown as it is after a change, also by the other process', async () => {
  const text = async () => JSON.stringify(await ask(page, variables))
  expect(await text()).not.toContain('Changed text')
  await shop.database.transaction((tx) =>
    sql`update cms_block set content = '<p>Changed text</p>' where identifier = 'product-safety'`.execute(tx),
  )
  expect(await text()).toContain('Changed text')
})
