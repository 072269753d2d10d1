import { internalCall } from '@bocian/service/internal-call.ts'
import { createLog } from '@bocian/service/log.ts'
import type { FastifyInstance } from 'fastify'
import { Redis } from 'ioredis'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readEnv } from '../start/env.ts'
import { httpServer } from '../testing/testing-http.ts'
import { testShop, type TestShop } from '../testing/testing.ts'

const redisUrl = process.env['TEST_REDIS_URL']
const log = createLog('backend', 'silent')
const secret = 'between-our-own-services-only'
const question = { method: 'GET', url: '/graphql?query={__typename}' } as const

async function clearLimits(url: string): Promise<void> {
  const redis = new Redis(url)
  const keys = await redis.keys('calls *')
  if (keys.length > 0) await redis.del(...keys)
  redis.disconnect()
}

let shop: TestShop
const servers: FastifyInstance[] = []
beforeAll(async () => {
  shop = await testShop()
})
afterAll(async () => {
  await Promise.all(servers.map((server) => server.close()))
  await shop.close()
})

async function open(settings: Record<string, string>): Promise<FastifyInstance> {
  const server = await httpServer(shop.database, settings, log)
  servers.push(server)
  return server
}

async function statuses(server: FastifyInstance, times: number, headers: Record<string, string> = {}, url?: string) {
  const found = []
  for (let i = 0; i < times; i++)
    found.push((await server.inject({ ...question, ...(url === undefined ? {} : { url }), headers })).statusCode)
  return found
}

describe('the rate limit', () => {
  it('is on by default', () => {
    expect(readEnv({}).rateLimit).toBe(6_000)
  })

  it('rejects a call over the limit with Magento’s category and retry-after', async () => {
    const server = await open({ RATE_LIMIT: '2' })
    expect(await statuses(server, 3)).toEqual([200, 200, 429])
    const refused = await server.inject(question)
    expect(refused.json().errors[0].message).toMatch(/Too many requests/)
    expect(refused.json().errors[0].extensions.category).toBe('graphql-too-many-requests')
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
    expect(refused.headers['cache-control']).toBe('no-store')
  })

  it('counts each visitor of the storefront separately, and IPv6 by its /64', async () => {
    const server = await open({ RATE_LIMIT: '2', INTERNAL_SECRET: secret })
    expect(await statuses(server, 3, internalCall(secret, '1.1.1.1'))).toEqual([200, 200, 429])
    expect(await statuses(server, 2, internalCall(secret, '2.2.2.2'))).toEqual([200, 200])
    expect(await statuses(server, 1, internalCall(secret, '2001:db8:1:2::1'))).toEqual([200])
    expect(await statuses(server, 2, internalCall(secret, '2001:db8:1:2:ffff::2'))).toEqual([200, 429])
    expect(await statuses(server, 1, internalCall(secret, '2001:db8:1:3::1'))).toEqual([200])
  })

  it('does not count the storefront’s shared calls, health checks, /page-changes and webhooks', async () => {
    const server = await open({ RATE_LIMIT: '1', INTERNAL_SECRET: secret })
    await statuses(server, 2)
    expect(await statuses(server, 5, internalCall(secret))).toEqual([200, 200, 200, 200, 200])
    expect(await statuses(server, 3, {}, '/health')).toEqual([200, 200, 200])
    expect(await statuses(server, 3, {}, '/page-changes')).toEqual([200, 200, 200])
    expect(await statuses(server, 3, {}, '/payment/notify/adyen')).not.toContain(429)
    expect(await statuses(server, 1)).toEqual([429])
  })

  it('counts a document, which is drawn for each request, like fifty queries', async () => {
    const server = await open({ RATE_LIMIT: '100' })
    expect(await statuses(server, 3, {}, '/invoice/unknown.pdf')).toEqual([404, 404, 429])
  })

  it('does not trust calls that only claim to come from the storefront', async () => {
    const server = await open({ RATE_LIMIT: '2', INTERNAL_SECRET: secret })
    const forged = (i: number) => ({
      ...internalCall('a-secret-that-was-guessed-wrongly', `3.3.3.${i}`),
      'x-forwarded-for': `4.4.4.${i}`,
      'x-real-ip': `5.5.5.${i}`,
      forwarded: `for=6.6.6.${i}`,
    })
    const found = []
    for (let i = 0; i < 4; i++) found.push(...(await statuses(server, 1, forged(i))))
    expect(found).toEqual([200, 200, 429, 429])
  })

  it('uses the number of declared proxies for direct connections', async () => {
    const server = await open({ RATE_LIMIT: '1', TRUSTED_PROXIES: '1' })
    expect(await statuses(server, 1, { 'x-forwarded-for': '7.7.7.7, 1.1.1.1' })).toEqual([200])
    expect(await statuses(server, 1, { 'x-forwarded-for': '8.8.8.8, 1.1.1.1' })).toEqual([429])
    expect(await statuses(server, 1, { 'x-forwarded-for': '7.7.7.7, 2.2.2.2' })).toEqual([200])
  })

  it('counts an expensive query as several points', async () => {
    const server = await open({ RATE_LIMIT: '120' })
    const costly = '{products(filter:{},pageSize:300){items{uid name sku related_products{uid name sku}}}}'
    const ask = () => server.inject({ method: 'POST', url: '/graphql', payload: { query: costly } })
    const found = []
    for (let i = 0; i < 4; i++) found.push(await ask())
    expect(found.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 429])
    expect(found[3]?.json().errors[0].extensions.category).toBe('graphql-too-many-requests')
    expect(found[3]?.headers['retry-after']).toBeDefined()
  })

  it('counts a mutation as five points', async () => {
    const server = await open({ RATE_LIMIT: '12' })
    const payload = { query: 'mutation { createEmptyCart }' }
    const ask = () => server.inject({ method: 'POST', url: '/graphql', payload })
    const found = []
    for (let i = 0; i < 3; i++) found.push(await ask())
    expect(found.map(({ statusCode }) => statusCode)).toEqual([200, 200, 429])
    expect(found[2]?.json().data).toBeFalsy()
    expect(await statuses(await open({ RATE_LIMIT: '12' }), 12)).not.toContain(429)
  })

  it.each([
    ['aliases', 'mutation { a: createEmptyCart b: createEmptyCart }'],
    ['fragments', 'mutation { ...F ...F } fragment F on Mutation { createEmptyCart ... { b: createEmptyCart } }'],
  ])('counts each mutation of a document as five points, also through %s', async (_how, query) => {
    const server = await open({ RATE_LIMIT: '19' })
    const ask = () => server.inject({ method: 'POST', url: '/graphql', payload: { query } })
    expect((await ask()).json().errors).toBeUndefined()
    expect(await statuses(server, 9)).toEqual(Array.from({ length: 9 }, () => 200))
    expect(await statuses(server, 1)).toEqual([429])
  })

  it.skipIf(redisUrl === undefined)('is shared by two nodes through Redis', async () => {
    await clearLimits(redisUrl ?? '')
    const settings = { RATE_LIMIT: '2', REDIS_URL: redisUrl ?? '' }
    const [one, two] = [await open(settings), await open(settings)]
    const found = []
    for (const server of [one, two, one, two]) found.push((await server.inject(question)).statusCode)
    expect(found).toEqual([200, 200, 429, 429])
  })

  it('keeps working without Redis', async () => {
    const server = await open({ RATE_LIMIT: '2', REDIS_URL: 'redis://127.0.0.1:1' })
    expect(await statuses(server, 3)).toEqual([200, 200, 429])
  })
})
