import { createLog } from '@bocian/service/log.ts'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { httpServer } from '../testing/testing-http.ts'
import { testShop, type TestShop } from '../testing/testing.ts'

let shop: TestShop
let server: FastifyInstance

beforeAll(async () => {
  shop = await testShop({ demo: 'small' })
  server = await httpServer(shop.database, { QUERY_COST: '1000' })
})
afterAll(async () => {
  await server.close()
  await shop.close()
})

type Body = Record<string, unknown>

async function answerTo(body: Body, to = server) {
  const headers = { 'content-type': 'application/json', 'x-trace-id': 'trace-of-this-test' }
  const reply = await to.inject({ method: 'POST', url: '/graphql', headers, payload: JSON.stringify(body) })
  const { date: _, ...others } = reply.headers
  return { status: reply.statusCode, headers: others, text: reply.body }
}

/** With extensions a request goes through all of yoga. */
const throughYoga = (body: Body): Body => ({ ...body, extensions: {} })

const cart = 'query ($id: String!) { cart(cart_id: $id) { id } }'

it.each<[string, Body]>([
  ['data', { query: '{ storeConfig { store_code } }' }],
  [
    'data for an operation by name',
    { query: 'query a { __typename } query b { storeConfig { id } }', operationName: 'b' },
  ],
  ['no operation name', { query: '{ __typename }', operationName: '', variables: null }],
  ['an unknown operation name', { query: 'query a { __typename }', operationName: 'b' }],
  ['several operations and no name', { query: 'query a { __typename } query b { __typename }' }],
  ['a document that is none', { query: 'query {' }],
  ['an empty document', { query: '' }],
  ['an unknown field', { query: '{ nothing }' }],
  ['a subscription', { query: 'subscription { nothing }' }],
  ['a variable of the wrong type', { query: cart, variables: { id: 7 } }],
  ['a missing variable', { query: cart }],
  ['a refusal', { query: cart, variables: { id: 'unknown' } }],
  ['a refusal beside data', { query: '{ storeConfig { id } cart(cart_id: "unknown") { id } }' }],
  ['a cost that is too high', { query: '{ products(search: "a", pageSize: 300) { items { sku name url_key } } }' }],
])('answers a POST with %s as yoga does', async (_, body) => {
  const ordinary = await answerTo(body)
  expect(ordinary).toEqual(await answerTo(throughYoga(body)))
  // Again, when the document is known.
  expect(await answerTo(body)).toEqual(ordinary)
  expect(ordinary.text).toMatch(/^\{"(data|errors)"/)
})

it('hides an unexpected error as yoga does', async () => {
  const broken = { ...shop.database, transaction: () => Promise.reject(new Error('disk on fire')) }
  const silent = { ...createLog('backend', 'silent'), error: () => undefined }
  const faulty = await httpServer(broken as TestShop['database'], {}, silent)
  const body = { query: 'mutation { createEmptyCart }' }
  const ordinary = await answerTo(body, faulty)
  expect(ordinary).toEqual(await answerTo(throughYoga(body), faulty))
  expect(ordinary.text).toContain('"debug_id":"trace-of-this-test"')
  await faulty.close()
})
