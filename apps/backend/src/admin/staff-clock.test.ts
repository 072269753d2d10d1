import { afterAll, beforeAll, expect, it } from 'vitest'
import { testShop, type TestShop } from '../testing/testing.ts'
import { staffClock } from './staff-clock.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await testShop()
})
afterAll(() => shop.close())

it.each([
  ['pl', '2027-01-01 00:30'],
  ['am', '2027-01-01 03:30'],
  ['ua', '2027-01-01 01:30'],
  ['unknown', '2027-01-01 00:30'],
  [undefined, '2027-01-01 00:30'],
])('staff of the store view %s see moments by its clock', async (store, shown) => {
  const clock = await staffClock(shop.database.reader)
  expect(clock(new Date('2026-12-31T23:30:00Z'), store)).toBe(shown)
})
