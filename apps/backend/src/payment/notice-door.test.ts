import underPressure from '@fastify/under-pressure'
import Fastify from 'fastify'
import { expect, it } from 'vitest'
import { testShop } from '../testing.ts'
import { paymentRoutes, useAdyen } from './payment.ts'
import { AdyenDouble } from './testing-adyen.ts'

it('P13 a shop that turns everybody else away still listens to payment providers', async () => {
  const [shop, adyen, server] = [await testShop(), await AdyenDouble.open(), Fastify()]
  useAdyen(adyen.settings)
  await server.register(underPressure, { maxHeapUsedBytes: 1, sampleInterval: 1 })
  await paymentRoutes(server, shop.database)
  const payload = adyen.webhook({ psp: 'PSP1', reference: '1T1', value: 100 })
  const post = async (path: string) =>
    (await server.inject({ method: 'POST', url: path, headers: { 'content-type': 'application/json' }, payload }))
      .statusCode
  await expect.poll(async () => post('/payment/sandbox/1')).toBe(503)
  expect(await post('/payment/notify/adyen')).toBe(200)
  // They have come in, and are told that the signature is another company's.
  expect([await post('/payment/notify/card'), await post('/payment/notify/bank')]).toEqual([401, 401])
  useAdyen(undefined)
  await Promise.all([server.close(), adyen.close(), shop.close()])
})
