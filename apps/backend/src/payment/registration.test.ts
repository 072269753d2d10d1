import Fastify from 'fastify'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { CartClient } from '../cart/testing-client.ts'
import { paymentProviders, paymentServices } from '../payment-providers.ts'
import { testShop, type TestShop } from '../testing/testing.ts'
import { assignMethods, paymentRoutes, pollProviders } from './payment.ts'
import type { PaymentRegistration } from './registration.ts'

let isConfigured = true
const asked: string[] = []

/** A provider of which no other file knows. */
const newcomer: PaymentRegistration = {
  name: 'newcomer',
  methods: { newpay: 'card' },
  configure: () => ({}),
  isConfigured: () => isConfigured,
  provider: () => ({
    start: ({ reference }) => Promise.resolve(`/newcomer/${reference}`),
    refund: () => Promise.resolve(),
    ask({ reference }) {
      asked.push(reference)
      return Promise.resolve({ notifications: [], isLast: true })
    },
  }),
  addRoutes: (routes) => void routes.post('/payment/notify/newcomer', () => 'heard'),
}

let shop: TestShop
let client: CartClient
beforeAll(async () => {
  shop = await testShop({ demo: 'small' })
  shop.database.services.paymentProviders = [...paymentProviders, newcomer]
  await shop.database.transaction((tx) =>
    sql`insert into payment_method (store_id, code, position, is_active, provider)
      select id, 'newpay', 20, false, 'sandbox' from store_view`.execute(tx),
  )
  client = new CartClient(shop)
})
beforeEach(() => {
  isConfigured = true
})
afterAll(() => shop.close())

const ownerOf = async (code: string) => {
  const { rows } = await sql<{ line: string }>`
    select distinct provider || ' ' || is_active as line from payment_method where code = ${code}`.execute(
    shop.database.reader,
  )
  return rows.map(({ line }) => line)
}

it('a registered provider collects, is polled and receives webhooks without any other change', async () => {
  await assignMethods(shop.database)
  expect(await ownerOf('newpay')).toEqual(['newcomer true'])
  const { number, token } = await client.order({ payment: 'newpay' })
  expect(await client.startPayment(token)).toBe(`/newcomer/${number}T1`)
  expect(await pollProviders(shop.database, new Date(Date.now() + 11 * 60_000))).toEqual([])
  expect(asked).toEqual([`${number}T1`])
  const server = Fastify()
  await paymentRoutes(server, shop.database)
  expect((await server.inject({ method: 'POST', url: '/payment/notify/newcomer' })).body).toBe('heard')
  await server.close()
})

it('the sandbox has the methods of a provider without an account', async () => {
  isConfigured = false
  await assignMethods(shop.database)
  expect(await ownerOf('newpay')).toEqual(['sandbox true'])
  const { token } = await client.order({ payment: 'newpay' })
  expect(await client.startPayment(token)).toContain('/payment/sandbox/')
})

it('accounts come from the environment', () => {
  const log = { error: () => undefined, warn: () => undefined }
  const env = { BLUEMEDIA_SERVICE_ID: '123456', BLUEMEDIA_KEY: 'k', BLUEMEDIA_URL: 'https://pay.example/' }
  const services = paymentServices({ env, isDemo: false, log })
  expect(services).toMatchObject({ paymentProviders, isSandboxAllowed: false })
  expect(services.bluemedia?.url).toBe('https://pay.example')
  expect(services.adyen).toBeUndefined()
})
