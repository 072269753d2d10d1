import { afterAll, beforeAll, expect, test } from 'vitest'
import { saveRules } from '../cart/testing-rules.ts'
import { testShop, type TestShop } from '../testing/testing.ts'
import { couponCommand } from './coupon-command.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await testShop()
  await saveRules(shop.database, [
    { code: 'less', action: 'by_percent', percent: 500, coupons: ['FIVE'] },
    { code: 'walk', action: 'by_percent', percent: 1_000, coupons: ['WALK10'] },
    { code: 'all', action: 'by_percent', percent: 100, needsCoupon: false, isActive: false },
  ])
})
afterAll(() => shop.close())

async function run(command: Parameters<typeof couponCommand>[0]) {
  const lines: string[] = []
  const say = (text: string): unknown => lines.push(text)
  const output = { line: say, error: say, progress: say }
  return { code: await couponCommand(command, { database: shop.database, output }), lines }
}

test('operators add codes, change their limits, and disable and enable them', async () => {
  const add = { name: 'coupon add', limitTotal: 3, limitPerCustomer: null } as const
  expect(await run({ ...add, rule: 'nothing', code: 'A' })).toMatchObject({ code: 1 })
  expect(await run({ ...add, rule: 'all', code: 'A' })).toMatchObject({ code: 1 })
  expect(await run({ ...add, rule: 'less', code: 'walk10' })).toMatchObject({ code: 1 })
  expect(await run({ ...add, rule: 'less', code: ' ' })).toMatchObject({ code: 1 })
  expect(await run({ ...add, rule: 'less', code: 'NEW' })).toEqual({ code: 0, lines: ['Saved.'] })
  await run({ ...add, rule: 'less', code: 'new', limitPerCustomer: 1 })
  expect(await run({ name: 'coupon off', code: 'new' })).toMatchObject({ code: 0 })
  expect((await run({ name: 'coupon list', text: 'less' })).lines).toEqual([
    'NEW  less  0 of 3 used, 1 for each customer  (off)',
    'FIVE  less  0 used',
  ])
  expect(await run({ name: 'coupon on', code: 'none' })).toMatchObject({ code: 1 })
})
