import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createLog } from '@bocian/service/log.ts'
import type { FastifyInstance, InjectOptions } from 'fastify'
import { openPostgres } from '../platform/engine/postgres.ts'
import { httpServer } from '../testing/testing-http.ts'
import { testShop, type TestShop } from '../testing/testing.ts'

let shop: TestShop
let server: FastifyInstance

beforeAll(async () => {
  shop = await testShop({ demo: 'small' })
  server = await httpServer(shop.database)
})
afterAll(async () => {
  await server.close()
  await shop.close()
})

interface Answer {
  status: number
  headers: Record<string, unknown>
  body: { data: Record<string, unknown> | null; errors?: { message: string; extensions: Record<string, unknown> }[] }
}

async function post(
  query: string,
  variables: Record<string, unknown> = {},
  headers: Record<string, string> = {},
): Promise<Answer> {
  return send({
    method: 'POST',
    url: '/graphql',
    headers: { 'content-type': 'application/json', ...headers },
    payload: JSON.stringify({ query, variables }),
  })
}

async function send(request: InjectOptions): Promise<Answer> {
  const response = await server.inject(request)
  return { status: response.statusCode, headers: response.headers, body: response.json() }
}

function expectRefusal(reply: Answer, message: RegExp, category = 'graphql-input'): void {
  const [error] = reply.body.errors ?? []
  expect(error?.message).toMatch(message)
  expect(error?.extensions['category']).toBe(category)
  expect(JSON.stringify(reply.body)).not.toMatch(/\bat .*\.ts:|node_modules|syntax error at or near/)
  expect(reply.status).toBeLessThan(500)
}

const createCart = 'mutation { createEmptyCart }'
const add = `mutation($id: String!, $items: [CartItemInput!]!) {
  addProductsToCart(cartId: $id, cartItems: $items) { cart { total_quantity } user_errors { code message } }
}`

async function newCart(): Promise<string> {
  return String((await post(createCart)).body.data?.['createEmptyCart'])
}

describe('the HTTP endpoint', () => {
  it('PROD-05 serves queries by GET and by POST', async () => {
    const query = '{storeConfig{store_code}}'
    const twice = await send({ method: 'GET', url: '/graphql?query={__typename}&query={storeConfig{store_code}}' })
    expect(twice.status).toBe(400)
    const byGet = await send({
      method: 'GET',
      url: `/graphql?query=${encodeURIComponent(query)}`,
      headers: { store: 'cz' },
    })
    expect(byGet.body.data).toEqual({ storeConfig: { store_code: 'cz' } })
    expect(byGet.headers['cache-control']).toMatch(/^public/)
    const byPost = await post(query)
    expect(byPost.body.data).toEqual({ storeConfig: { store_code: 'pl' } })
    expect(byPost.headers['cache-control']).toBe('no-store')
  })

  it('decodes a plus in a compressed GET query as a space', async () => {
    const reply = await send({ method: 'GET', url: '/graphql?query=query+getLocale{storeConfig{locale}}' })
    expect(reply.body.data).toEqual({ storeConfig: { locale: 'pl_PL' } })
  })

  it('an empty operation name is none, by GET and by POST', async () => {
    const query = '{storeConfig{store_code}}'
    const headers = { 'content-type': 'application/json' }
    const byPost = await send({ method: 'POST', url: '/graphql', headers, payload: { query, operationName: '' } })
    const byGet = await send({ method: 'GET', url: `/graphql?operationName=&query=${encodeURIComponent(query)}` })
    for (const { status, body } of [byPost, byGet])
      expect([status, body]).toEqual([200, { data: { storeConfig: { store_code: 'pl' } } }])
  })

  it('the hash of a persisted query alone makes the client send the query', async () => {
    const extensions = { persistedQuery: { version: 1, sha256Hash: 'a'.repeat(64) } }
    const headers = { 'content-type': 'application/json' }
    const byPost = await send({ method: 'POST', url: '/graphql', headers, payload: { extensions } })
    const asked = `/graphql?extensions=${encodeURIComponent(JSON.stringify(extensions))}`
    const byGet = await send({ method: 'GET', url: asked })
    for (const { status, body, headers: given } of [byPost, byGet]) {
      expect([status, body.errors?.[0]?.message]).toEqual([200, 'PersistedQueryNotFound'])
      expect(given['cache-control']).toBe('no-store')
    }
    const query = '{storeConfig{store_code}}'
    const full = await send({ method: 'POST', url: '/graphql', headers, payload: { query, extensions } })
    expect(full.body.data).toEqual({ storeConfig: { store_code: 'pl' } })
  })

  it('NET-07 returns a cache id that differs between store views', async () => {
    const [pl, cz] = await Promise.all([post('{__typename}'), post('{__typename}', {}, { store: 'cz' })])
    expect(pl.headers['x-magento-cache-id']).toMatch(/^[0-9a-f]{64}$/)
    expect(pl.headers['x-magento-cache-id']).not.toBe(cz.headers['x-magento-cache-id'])
  })

  it('NET-15 logs a fault under the caller’s request id, and returns only that id', async () => {
    const lines: Record<string, unknown>[] = []
    const log = { ...createLog('backend', 'silent'), error: (line: Record<string, unknown>) => void lines.push(line) }
    const broken = { ...shop.database, transaction: () => Promise.reject(new Error('disk on fire')) }
    const faulty = await httpServer(broken as TestShop['database'], {}, log)
    const ask = async (headers: Record<string, string>) => {
      const request = { method: 'POST', url: '/graphql', payload: { query: createCart }, headers } as const
      const [error] = (await faulty.inject(request)).json<Answer['body']>().errors ?? []
      return error
    }
    const reported = await ask({ 'x-trace-id': 'f00dcafe1234' })
    expect(reported).toMatchObject({ message: 'Internal server error', extensions: { debug_id: 'f00dcafe1234' } })
    expect(lines).toMatchObject([{ debugId: 'f00dcafe1234', err: { message: 'disk on fire' } }])
    const forged = await ask({ 'x-trace-id': 'a"}{"level":50,' })
    expect(forged?.extensions['debug_id']).toMatch(/^[0-9a-f-]{36}$/)
    await faulty.close()
  })

  it('P15 reports a short database outage as retryable and logs the cause', async () => {
    const lines: Record<string, unknown>[] = []
    const log = { ...createLog('backend', 'silent'), error: (line: Record<string, unknown>) => void lines.push(line) }
    const lost = Object.assign(new Error('terminating connection'), { code: '57P01' })
    const broken = { ...shop.database, transaction: () => Promise.reject(lost) }
    const faulty = await httpServer(broken as TestShop['database'], {}, log)
    const reply = await faulty.inject({ method: 'POST', url: '/graphql', payload: { query: createCart } })
    expect(reply.statusCode).toBe(200)
    expect(reply.json<Answer['body']>().errors).toMatchObject([
      {
        message: 'The shop is very busy right now. Please try again in a moment.',
        extensions: { category: 'graphql-too-many-requests', code: 'TRY_AGAIN' },
      },
    ])
    expect(lines).toMatchObject([{ err: { code: '57P01' } }])
    await faulty.close()
  })

  it('P13 asks clients to retry when it is overloaded, and logs no error for that', async () => {
    const lines: unknown[] = []
    const log = { ...createLog('backend', 'silent'), error: (line: unknown) => void lines.push(line) }
    const late = await httpServer(shop.database, {}, log)
    late.get('/late', () => {
      throw Object.assign(new Error('Service Unavailable'), { statusCode: 503, code: 'FST_UNDER_PRESSURE' })
    })
    late.get('/broken', () => {
      throw new Error('disk on fire')
    })
    const reply = await late.inject('/late')
    expect([reply.statusCode, reply.headers['retry-after']]).toEqual([503, '10'])
    expect(reply.json<Answer['body']>().errors).toMatchObject([
      {
        message: 'The shop is very busy right now. Please try again in a moment.',
        extensions: { category: 'graphql-too-many-requests', code: 'TRY_AGAIN' },
      },
    ])
    expect(lines).toEqual([])
    const broken = await late.inject('/broken')
    expect([broken.statusCode, broken.headers['retry-after'], lines.length]).toEqual([500, undefined, 1])
    expect(broken.body).not.toContain('disk on fire')
    await late.close()
  })

  it('P15 returns 503 with retry-after, in its health check too, while it cannot read its stores', async () => {
    const unreachable = openPostgres('postgres://postgres@127.0.0.1:9/nothing')
    const closed = await httpServer(unreachable, {}, createLog('backend', 'silent'))
    const asked = { method: 'POST', url: '/graphql', payload: { query: createCart } } as const
    for (const request of [asked, { method: 'GET', url: '/health' } as const]) {
      const reply = await closed.inject(request)
      expect([reply.statusCode, reply.headers['retry-after']]).toEqual([503, '10'])
      expect(reply.json<Answer['body']>().errors?.[0]?.extensions['code']).toBe('TRY_AGAIN')
    }
    await closed.close()
    await unreachable.close()
  })

  it('never lets a shared cache store a cart', async () => {
    const query = `{cart(cart_id:"${await newCart()}"){id}}`
    const reply = await send({ method: 'GET', url: `/graphql?query=${encodeURIComponent(query)}` })
    expect(reply.headers['cache-control']).toBe('no-store')
  })
})

describe('bad requests', () => {
  it.each([
    ['an unknown store', { store: 'xx' }, /Requested store is not found \(xx\)/],
    ['SQL in the store header', { store: "pl' OR 1=1--" }, /Requested store is not found/],
    ['a foreign currency', { 'content-currency': 'USD' }, /Please correct the target currency/],
  ])('rejects %s', async (_what, headers, message) => {
    expectRefusal(await post('{__typename}', {}, headers), message)
  })

  it('accepts the store’s currency in any case', async () => {
    const { body } = await post('{ storeConfig { store_code } }', {}, { 'content-currency': 'pln' })
    expect(body.data).toEqual({ storeConfig: { store_code: 'pl' } })
  })

  it('returns 200 for an invalid variable, as Magento does, because Apollo would retry on 400', async () => {
    const reply = await post('mutation ($id: String!) { mergeCarts(source_cart_id: $id) { id } }', { id: null })
    expectRefusal(reply, /must not be null/)
    expect(reply.status).toBe(200)
  })

  it('treats a malformed token as a guest', async () => {
    const reply = await post('{storeConfig{store_code}}', {}, { authorization: 'Bearer not-a-token' })
    expect(reply.body.errors).toBeUndefined()
  })

  it('rejects a wrong content type, a mutation by GET, other methods, and bodies that are not JSON or too large', async () => {
    const form = await send({
      method: 'POST',
      url: '/graphql',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'query={__typename}',
    })
    expectRefusal(form, /content type must be application\/json/i)
    const byGet = await send({ method: 'GET', url: `/graphql?query=${encodeURIComponent(createCart)}` })
    expectRefusal(byGet, /Mutation requests allowed only for POST requests/)
    expectRefusal(await send({ method: 'PUT', url: '/graphql' }), /Only GET and POST/)
    const broken = await send({
      method: 'POST',
      url: '/graphql',
      headers: { 'content-type': 'application/json' },
      payload: '{"query":',
    })
    expect(broken.status).toBe(400)
    const large = await send({
      method: 'POST',
      url: '/graphql',
      headers: { 'content-type': 'application/json' },
      payload: JSON.stringify({ query: 'x'.repeat(2_000_000) }),
    })
    expectRefusal(large, /Request body is too large/)
    expect(large.status).toBe(413)
  })

  it.each([
    ['lists', `{products(filter:{sku:{in:${'['.repeat(50_000)}}}){total_count}}`],
    ['selections', `{${'a{'.repeat(20_000)}`],
  ])('rejects %s nested thousands of levels deep before parsing them', async (_what, query) => {
    expectRefusal(await post(query), /nested too deeply/)
  })

  it('rejects JSON sent as plain text, which a form of another site could send', async () => {
    const reply = await send({
      method: 'POST',
      url: '/graphql',
      headers: { 'content-type': 'text/plain;application/json' },
      payload: JSON.stringify({ query: createCart }),
    })
    expectRefusal(reply, /content type must be application\/json/i)
  })

  it('rejects a batch, an unknown field (without a suggestion), and introspection', async () => {
    const batch = await send({
      method: 'POST',
      url: '/graphql',
      headers: { 'content-type': 'application/json' },
      payload: '[{"query":"{__typename}"}]',
    })
    expect(batch.status).toBe(400)
    const unknown = await post('{ produts { items { sku } } }')
    expect(unknown.body.errors?.[0]?.message).not.toMatch(/did you mean/i)
    expect((await post('{ __schema { types { name } } }')).body.errors).toHaveLength(1)
  })
})

describe('invalid characters', () => {
  it.each([
    ['as itself', JSON.stringify({ query: '{ cart(cart_id: "a\0b") { id } }' })],
    ['escaped by GraphQL', JSON.stringify({ query: '{ cart(cart_id: "a\\u0000b") { id } }' })],
    ['by its code point', JSON.stringify({ query: '{ cart(cart_id: "a\\u{0}b") { id } }' })],
    ['by its code point with zeros', JSON.stringify({ query: '{ cart(cart_id: "a\\u{00000}b") { id } }' })],
    ['behind an escaped backslash', String.raw`{"query":"{ cart(cart_id: \"a\u005cu0000b\") { id } }"}`],
    [
      'in a variable',
      JSON.stringify({ query: 'query ($id: String!) { cart(cart_id: $id) { id } }', variables: { id: '\0' } }),
    ],
  ])('rejects a NUL %s', async (_how, payload) => {
    const headers = { 'content-type': 'application/json' }
    expectRefusal(await send({ method: 'POST', url: '/graphql', headers, payload }), /characters that are not text/)
  })
})

describe('invalid cart input', () => {
  it.each([
    ['an unknown sku', { sku: 'no-such-thing', quantity: 1 }, 'PRODUCT_NOT_FOUND'],
    ['a configurable product without its size', { sku: 'ROLE-C1', quantity: 1 }, 'REQUIRED_PARAMETER_MISSING'],
    ['more than the stock', { sku: 'ROLE-L2', quantity: 3 }, 'INSUFFICIENT_STOCK'],
    ['a sold-out product', { sku: 'ROLE-S0', quantity: 1 }, /NOT_SALABLE|INSUFFICIENT_STOCK/],
  ])('CART-22 names the error code for %s', async (_what, item, code) => {
    const reply = await post(add, { id: await newCart(), items: [item] })
    const result = reply.body.data?.['addProductsToCart'] as {
      user_errors: { code: string; message: string }[]
      cart: { total_quantity: number }
    }
    expect(result.user_errors[0]?.code).toMatch(code)
    expect(result.cart.total_quantity).toBe(0)
  })

  it.each([0, -1, 0.5, 1e9, 1e308])('rejects the quantity %d', async (quantity) => {
    const reply = await post(add, { id: await newCart(), items: [{ sku: 'ROLE-S1', quantity }] })
    expect(reply.status).toBe(200)
    const result = reply.body.data?.['addProductsToCart'] as
      | { user_errors: unknown[]; cart: { total_quantity: number } }
      | null
      | undefined
    if (result == null) expectRefusal(reply, /./)
    else {
      expect(result.user_errors).toHaveLength(1)
      expect(result.cart.total_quantity).toBe(0)
    }
  })

  it.each(['NaN', null, '1', [1], {}])('rejects the non-numeric quantity %j', async (quantity) => {
    const reply = await post(add, { id: await newCart(), items: [{ sku: 'ROLE-S1', quantity }] })
    expectRefusal(reply, /./)
  })

  it.each(['1', 'MQ==', '%', '', 'A'.repeat(32), "' OR '1'='1", '\u0000'])('does not find a cart by %j', async (id) => {
    const reply = await post('query($id: String!) { cart(cart_id: $id) { id } }', { id })
    expect(reply.status).toBeLessThan(500)
    const [error] = reply.body.errors ?? []
    expect(['graphql-no-such-entity', 'graphql-input']).toContain(error?.extensions['category'])
  })
})
