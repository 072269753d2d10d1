import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { demoRows } from '#demo/demo-shop.ts'
import { listCoupons } from '#src/pricing/rules/rules.ts'
import { testShop, type TestShop } from '#src/testing/testing.ts'
import { unverifiedPictures } from '../batch/copy-pictures.ts'
import { numberRows } from '../demo/import-demo.ts'
import { importTable } from '../run/import-table.ts'
import type { TableKind } from '../run/table-kinds.ts'
import type { Complaint, Row } from '../types.ts'

const now = new Date('2026-11-21T10:00:00Z')
let shop: TestShop
beforeAll(async () => {
  shop = await testShop({ demo: 'small' })
})
afterAll(() => shop.close())

async function load(rows: Iterable<Row>, kind: TableKind = 'cart-rules') {
  const complaints: Complaint[] = []
  const listener = { complaint: (complaint: Complaint) => complaints.push(complaint) }
  const setup = { now, storeCode: 'pl', pictures: unverifiedPictures, listener }
  return { ...(await importTable(shop.database, kind, numberRows(rows), setup)), complaints }
}

const row = (cells: Row): Row => ({
  rule: 'x',
  action: 'by_percent',
  discount_amount: '5',
  coupon_type: 'no',
  coupons: '',
  ...cells,
})

test('a table of gift wrappings: the demo shop has three, and importing the same file again changes nothing', async () => {
  const wrappings = (rows: Iterable<Row>) => load(rows, 'gift-wrappings')
  expect(await wrappings(demoRows('gift-wrappings', { now }))).toMatchObject({ created: 3, complaints: [] })
  expect(await wrappings(demoRows('gift-wrappings', { now }))).toMatchObject({ created: 0, unchanged: 3 })
  expect((await wrappings([{ code: 'x', prices: '8' }])).complaints).toMatchObject([{ key: 'x' }])
})

describe('a table of cart rules', () => {
  test('creates the demo shop’s coupons, and importing the same file again changes nothing', async () => {
    expect(await load(demoRows('cart-rules', { now }))).toMatchObject({ created: 10, refused: 0, complaints: [] })
    expect(await load(demoRows('cart-rules', { now }))).toMatchObject({ created: 0, changed: 0, unchanged: 10 })
    expect(await listCoupons(shop.database.reader, 'welcome', 9)).toMatchObject([
      { code: 'WELCOME10', rule: 'welcome', limitTotal: null, limitPerCustomer: 1, used: 0 },
    ])
  })

  test('can apply a rule to delivery too, and importing the same row again changes nothing', async () => {
    const cells = row({ rule: 'ships', apply_to_shipping: '1' })
    expect(await load([cells])).toMatchObject({ created: 1, complaints: [] })
    expect(await load([cells])).toMatchObject({ changed: 0, unchanged: 1 })
    expect(await load([row({ rule: 'ships' })])).toMatchObject({ changed: 1 })
  })

  test.each([
    [{ action: 'give_all' }, /^action must be one of/],
    [{ discount_amount: '101' }, /percent up to 100/],
    [{ action: 'by_fixed', discount_amount: '5' }, /not an amount with its currency/],
    [{ action: 'cart_fixed', discount_amount: '' }, /discount_amount is missing/],
    [{ action: 'buy_x_get_y', discount_step: '0' }, /discount_step and discount_amount/],
    [{ action: 'free_shipping', apply_to_shipping: '1' }, /apply_to_shipping goes with/],
    [{ coupon_type: '' }, /coupon_type is missing/],
    [{ coupons: 'A' }, /coupon_type specific/],
    [{ coupon_type: 'specific', coupons: 'A:0' }, /at least 1/],
    [{ coupon_type: 'specific', coupons: 'A:1:1:1' }, /CODE:TOTAL:EACH/],
    [{ store_view_codes: 'mars' }, /does not exist/],
    [{ categories: 'Default Category/Nowhere' }, /there is no category/],
    [{ rule: '' }, /rule is missing/],
  ])('%j is refused with its reason', async (cells, reason) => {
    const { complaints, created } = await load([row(cells)])
    expect(created).toBe(0)
    expect(complaints[0]?.reason).toMatch(reason)
  })

  test('leaves a code with the rule that already has it, and warns', async () => {
    const { complaints } = await load([row({ rule: 'second', coupon_type: 'specific', coupons: 'walk10|SECOND' })])
    expect(complaints).toMatchObject([{ key: 'second', isWarning: true }])
    expect(await listCoupons(shop.database.reader, 'walk10', 9)).toMatchObject([{ code: 'WALK10', rule: 'walk' }])
  })
})
