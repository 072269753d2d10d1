import { Admission, type Slot } from '@bocian/service/admission/admission.ts'
import { internalCall, internalHeaders } from '@bocian/service/internal-call.ts'
import { createLog } from '@bocian/service/log.ts'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { readEnv } from '../start/env.ts'
import { testShop, type TestShop } from '../testing/testing.ts'
import { createHttpServer } from './http-server.ts'

const secret = 'between-our-own-services-only'
const products = '{ products(search: "body") { total_count } }'
const createCart = 'mutation { createEmptyCart }'
let shop: TestShop
let server: FastifyInstance
let admission: Admission

beforeAll(async () => {
  shop = await testShop({ demo: 'small' })
})
beforeEach(async () => {
  admission = new Admission({
    usual: 1,
    targetTime: 500,
    targetDelay: 100,
    mostDelay: 1_000,
    // The clock stands still, so that no request waits for too long on a slow machine.
    now: () => 0,
    random: () => 0.5,
  })
  const env = readEnv({ INTERNAL_SECRET: secret })
  server = await createHttpServer(shop.database, env, createLog('backend', 'silent'), admission)
  return () => server.close()
})
afterAll(() => shop.close())

const ask = (query: string, headers: Record<string, string> = {}) =>
  server.inject({
    method: 'POST',
    url: '/graphql',
    headers: { 'content-type': 'application/json', ...headers },
    payload: JSON.stringify({ query }),
  })

/** Takes the only place of the process. */
function fill(): Slot {
  const slot = admission.tryEnter('checkout', null)
  if (!slot) throw new Error('The place is taken')
  return slot
}

describe('P13 a backend that has more to do than it can', () => {
  it('refuses with 503, Retry-After and an error that asks for a retry', async () => {
    fill()
    admission.tick(1_001)
    const { statusCode, headers, body } = await ask(products)
    expect([statusCode, headers['retry-after'], headers['cache-control']]).toEqual([503, '4', 'no-store'])
    expect(JSON.parse(body)).toMatchObject({
      errors: [{ extensions: { category: 'graphql-too-many-requests', code: 'TRY_AGAIN' } }],
      data: null,
    })
  })

  it('serves a cart before a listing, and a listing before a crawler, in whatever order they came', async () => {
    const order: string[] = []
    const arrived = vi.spyOn(admission, 'enter')
    const place = fill()
    const asked = [
      ask(products, { 'user-agent': 'Googlebot/2.1' }).then(({ statusCode }) => order.push(`robot ${statusCode}`)),
      ask(products).then(({ statusCode }) => order.push(`listing ${statusCode}`)),
      ask(createCart).then(({ statusCode }) => order.push(`cart ${statusCode}`)),
    ]
    await expect.poll(() => arrived.mock.calls).toHaveLength(3)
    place.leave()
    await Promise.all(asked)
    expect(order).toEqual(['cart 200', 'listing 200', 'robot 200'])
  })

  it('serves an unmodified client of Magento, which names no browser, before a crawler', async () => {
    const order: string[] = []
    const arrived = vi.spyOn(admission, 'enter')
    const place = fill()
    const asked = ['Googlebot/2.1', 'axios/1.7.2', 'python-requests/2.32'].map(async (userAgent) => {
      await ask(products, { 'user-agent': userAgent })
      order.push(userAgent)
    })
    await expect.poll(() => arrived.mock.calls).toHaveLength(3)
    place.leave()
    await Promise.all(asked)
    expect(order).toEqual(['axios/1.7.2', 'python-requests/2.32', 'Googlebot/2.1'])
  })

  it('believes the storefront, and nobody else, what a request is for', async () => {
    const place = fill()
    admission.tick(1_001)
    const said = { [internalHeaders.priority]: 'checkout' }
    expect((await ask(products, said)).statusCode).toBe(503)
    const served = ask(products, { ...said, ...internalCall(secret) })
    place.leave()
    expect((await served).statusCode).toBe(200)
  })

  it('still answers health checks and the notifications of payment providers', async () => {
    fill()
    admission.tick(1_001)
    expect((await server.inject('/health')).statusCode).toBe(200)
    const notified = await server.inject({ method: 'POST', url: '/payment/notify/card', payload: {} })
    expect(notified.statusCode).not.toBe(503)
  })

  it('has its place free again after each response', async () => {
    for (let number = 0; number < 3; number += 1) expect((await ask(createCart)).statusCode).toBe(200)
    await expect.poll(() => admission.tryEnter('robot', null)?.isAdmitted).toBe(true)
  })
})
