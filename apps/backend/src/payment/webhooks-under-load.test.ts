import { Admission } from '@bocian/service/admission/admission.ts'
import { createLog } from '@bocian/service/log.ts'
import { expect, it } from 'vitest'
import { createHttpServer } from '../http/http-server.ts'
import { readEnv } from '../start/env.ts'
import { testShop } from '../testing/testing.ts'
import { testAdyen, useAccounts } from './testing-accounts.ts'
import { AdyenDouble } from './providers/adyen/testing-adyen.ts'

it('P13 accepts webhooks of payment providers while it sheds all other requests', async () => {
  const [shop, adyen] = [await testShop(), await AdyenDouble.open()]
  await useAccounts(shop.database, { adyen: testAdyen(adyen.settings) })
  const late = { usual: 1, targetTime: 1, targetDelay: 1, mostDelay: 1, now: () => 0, random: () => 0 }
  const admission = new Admission(late)
  admission.tick(2)
  const server = await createHttpServer(shop.database, readEnv({}), createLog('backend', 'silent'), admission)
  const payload = adyen.webhook({ psp: 'PSP1', reference: '1T1', value: 100 })
  const post = async (path: string, body: string | object = payload) =>
    (await server.inject({ method: 'POST', url: path, headers: { 'content-type': 'application/json' }, payload: body }))
      .statusCode
  expect(await post('/graphql', { query: '{ storeConfig { store_code } }' })).toBe(503)
  expect(await post('/payment/notify/adyen')).toBe(200)
  // These requests are not shed either, but refused because of their signature.
  expect([await post('/payment/notify/card'), await post('/payment/notify/bank')]).toEqual([401, 401])
  await Promise.all([server.close(), adyen.close(), shop.close()])
})
