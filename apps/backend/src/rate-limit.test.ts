import { createLog } from '@bocian/service/log.ts'
import { Redis } from 'ioredis'
import { describe, expect, it } from 'vitest'
import { readEnv } from './env.ts'
import { createHttpServer } from './http-server.ts'
import { testShop } from './testing.ts'

const redisUrl = process.env['TEST_REDIS_URL']
const log = createLog('backend', 'silent')
const question = { method: 'GET', url: '/graphql?query={__typename}' } as const

async function clearLimits(url: string): Promise<void> {
  const redis = new Redis(url)
  const keys = await redis.keys('fastify-rate-limit-*')
  if (keys.length > 0) await redis.del(...keys)
  redis.disconnect()
}

describe('the limit of requests', () => {
  it('answers the one too many with words and 429, in the shape of an error', async () => {
    const shop = await testShop()
    const server = await createHttpServer(shop.database, readEnv({ RATE_LIMIT: '2' }), log)
    const statuses = []
    for (let i = 0; i < 3; i++) statuses.push((await server.inject(question)).statusCode)
    expect(statuses).toEqual([200, 200, 429])
    const refused = await server.inject(question)
    expect(refused.json().errors[0].message).toMatch(/Too many requests/)
    await server.close()
    await shop.close()
  })

  it.skipIf(redisUrl === undefined)('is counted together by two nodes on one Redis', async () => {
    await clearLimits(redisUrl ?? '')
    const shop = await testShop()
    const env = readEnv({ RATE_LIMIT: '2', REDIS_URL: redisUrl ?? '' })
    const [one, two] = await Promise.all([
      createHttpServer(shop.database, env, log),
      createHttpServer(shop.database, env, log),
    ])
    const statuses = []
    for (const server of [one, two, one, two]) statuses.push((await server.inject(question)).statusCode)
    expect(statuses).toEqual([200, 200, 429, 429])
    await Promise.all([one.close(), two.close()])
    await shop.close()
  })

  it('goes on without its Redis', async () => {
    const shop = await testShop()
    const env = readEnv({ RATE_LIMIT: '2', REDIS_URL: 'redis://127.0.0.1:1' })
    const server = await createHttpServer(shop.database, env, log)
    expect((await server.inject(question)).statusCode).toBe(200)
    await server.close()
    await shop.close()
  })
})
