import Fastify from 'fastify'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { createLog } from '@bocian/service/log.ts'
import { testShop, type TestShop } from '../testing/testing.ts'
import { readyRoute, warmUp, type WarmUp } from './warm-up.ts'

const stores = 13
const log = createLog('backend', 'silent')
let shop: TestShop

beforeAll(async () => {
  shop = await testShop({ demo: 'small' })
})
afterAll(() => shop.close())

async function readiness(warming: WarmUp) {
  const server = Fastify()
  readyRoute(server, warming)
  const response = await server.inject('/ready')
  await server.close()
  return { code: response.statusCode, ...response.json<{ status: string; storeViews: number }>() }
}

test('a process reports ready only when the products of every store view are in memory', async () => {
  const warming = warmUp(shop.database, log)
  expect(await readiness(warming)).toEqual({ status: 'loading', code: 503, storeViews: 0 })
  warming.begin()
  await vi.waitUntil(() => warming.progress().isDone, 60_000)
  expect(await readiness(warming)).toEqual({ status: 'ready', code: 200, storeViews: stores })
  await warming.stop()
})

test('a temporary database failure only delays the warm-up', async () => {
  let failures = 2
  const failing = new Proxy(shop.database.reader, {
    get(target, name) {
      if (name === 'getExecutor' && failures-- > 0) throw new Error('connection lost')
      const value: unknown = Reflect.get(target, name, target)
      return typeof value === 'function' ? value.bind(target) : value
    },
  })
  const warming = warmUp({ ...shop.database, reader: failing }, log, 10)
  warming.begin()
  await vi.waitUntil(() => warming.progress().isDone, 60_000)
  expect(failures).toBeLessThan(0)
  expect(warming.progress().loaded).toBe(stores)
  await warming.stop()
})

test('a stopping process does not load further store views', async () => {
  const warming = warmUp(shop.database, log)
  warming.begin()
  await warming.stop()
  expect(warming.progress().isDone).toBe(false)
})
