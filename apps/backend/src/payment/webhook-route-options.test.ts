import underPressure from '@fastify/under-pressure'
import Fastify from 'fastify'
import { expect, it } from 'vitest'
import { testShop } from '../testing/testing.ts'
import { paymentRoutes } from './payment.ts'
import { testAdyen, useAccounts } from './testing-accounts.ts'
import { AdyenDouble } from './providers/adyen/testing-adyen.ts'

it('P13 accepts webhooks of payment providers while it sheds all other requests', async () => {
  const [shop, adyen, server] = [await testShop(), await AdyenDouble.open(), Fastify()]
  await useAccounts(shop.database, { adyen: testAdyen(adyen.settings) })
  await server.register(underPressure, { maxHeapUsedBytes: 1, sampleInterval: 1 })
  await paymentRoutes(server, shop.database)
  const payload = adyen.webhook({ psp: 'PSP1', reference: '1T1', value: 100 })
  const post = async (path: string) =>
    (await server.inject({ method: 'POST', url: path, headers: { 'content-type': 'application/json' }, payload }))
      .statusCode
  await expect.poll(async () => post('/payment/sandbox/1')).toBe(503)
  expect(await post('/payment/notify/adyen')).toBe(200)
  // These requests are not shed either, but refused because of their signature.
  expect([await post('/payment/notify/card'), await post('/payment/notify/bank')]).toEqual([401, 401])
  await Promise.all([server.close(), adyen.close(), shop.close()])
})
