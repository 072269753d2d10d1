import { internalCall } from '@bocian/service/internal-call.ts'
import { createLog } from '@bocian/service/log.ts'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { httpServer } from '../testing/testing-http.ts'
import { testShop, type TestShop } from '../testing/testing.ts'

const secret = 'between-our-own-services-only'
let shop: TestShop
let server: FastifyInstance
beforeAll(async () => {
  shop = await testShop({ demo: 'small' })
  server = await httpServer(shop.database, { INTERNAL_SECRET: secret }, createLog('backend', 'silent'))
})
afterAll(async () => {
  await server.close()
  await shop.close()
})

const ask = (client: string, query: string) =>
  server.inject({
    method: 'POST',
    url: '/graphql',
    headers: { ...internalCall(secret, client), 'content-type': 'application/json' },
    payload: { query },
  })

/** Costs of about 100,000 each, by the ways in which a document can multiply its work. */
const dear = [
  '{ products(search: "body", pageSize: 100) { items { sku related_products { sku price_range { minimum_price { final_price { value } } } } } } }',
  `query { ...All } fragment All on Query { ${['a', 'b'].map((name) => `${name}: products(filter: { description: { match: "zz${name}" }, short_description: { match: "zz${name}" } }) { total_count }`).join(' ')} }`,
  `{ ${Array.from({ length: 12 }, (_, i) => `a${i}: products(filter: { name: { match: "body" } }, pageSize: 100) { items { sku categories { breadcrumbs { category_name } } } }`).join(' ')} }`,
]

it('whatever one visitor sends at once, another one waits for none of it but the part that runs already', async () => {
  const order: string[] = []
  const flood = Array.from({ length: 12 }, async (_, index) => {
    const { statusCode, body } = await ask('198.51.100.7', dear[index % dear.length] ?? '')
    expect([statusCode, body.slice(0, 8)]).toEqual([200, '{"data":'])
    order.push('dear')
  })
  const other = ask('198.51.100.8', '{ products(filter: {}, pageSize: 24) { total_count items { sku } } }').then(
    ({ statusCode }) => {
      expect(statusCode).toBe(200)
      order.push('other')
    },
  )
  await Promise.all([...flood, other])
  expect(order.indexOf('other')).toBeLessThan(3)
})
