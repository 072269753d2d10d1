import { afterAll, beforeAll, expect, test } from 'vitest'
import { testShop, type TestShop } from '../../testing/testing.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await testShop({ demo: 'small' })
})
afterAll(() => shop.close())

test.each([
  ['pl', 'Europe/Warsaw'],
  ['ro', 'Europe/Bucharest'],
  ['ro_cdrl', 'Europe/Bucharest'],
  ['ua', 'Europe/Kyiv'],
  ['am', 'Asia/Yerevan'],
])('the demo store %s has the time zone %s', async (store, timeZone) => {
  const { data } = await shop.execute<{ storeConfig: { timezone: string } }>(
    '{ storeConfig { timezone } }',
    {},
    { store },
  )
  expect(data.storeConfig.timezone).toBe(timeZone)
})
