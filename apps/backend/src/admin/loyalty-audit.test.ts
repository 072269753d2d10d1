import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ClubClient, saveReward } from '../loyalty/testing-club.ts'
import { clubOrder, pay, refund } from '../order/loyalty/testing-club-orders.ts'
import type { PlacedOrder } from '../cart/testing-client.ts'
import { testShop, type TestShop } from '../testing/testing.ts'
import { checkRules } from './audit-command.ts'

let shop: TestShop
let club: ClubClient
let order: PlacedOrder
beforeAll(async () => {
  shop = await testShop({ demo: 'small' })
  await saveReward(shop, { code: 'small', points: 40 })
  club = await ClubClient.join(shop, 'ada@example.com')
  order = await clubOrder(shop, club)
  await pay(shop, order)
  await refund(shop, order, 33_33)
  await club.coupon('small')
})
afterAll(() => shop.close())

/** What the audit finds in the ledger after a change, which is rolled back. */
async function findingsAfter(change: string): Promise<string[]> {
  const found: string[] = []
  const undo = new Error('undo')
  const work = shop.database.transaction(async (tx) => {
    if (change !== '') await sql.raw(change).execute(tx)
    await checkRules(tx, new Date(), ({ number, findings }) => (number === 23 ? found.push(...findings) : 0))
    throw undo
  })
  await expect(work).rejects.toBe(undo)
  return found
}

test('the audit finds nothing after an order, a refund and a reward', async () => {
  expect(await club.member()).toMatchObject({ points: 26 })
  expect(await findingsAfter('')).toEqual([])
})

const entry = (points: number, reason: string, more = '') =>
  `insert into loyalty_entry (member_id, at, points, reason${more === '' ? '' : ', order_id'})
    select id, now(), ${points}, '${reason}'${more === '' ? '' : `, ${more}`} from loyalty_member`

test.each([
  [
    'an order that earned nothing',
    'delete from loyalty_order',
    [/^order \d+ was paid by a member and earned nothing$/],
  ],
  [
    'goods that differ from those of the order',
    'update loyalty_order set goods = 9000',
    [/^order \d+: 66 points for goods that earn 56$/, /^order \d+: points for 9000 of goods worth 10000$/],
  ],
  [
    'an entry too many',
    entry(-6, 'return', '(select order_id from loyalty_order)'),
    [/^order \d+: 60 points for goods that earn 66$/],
  ],
  ['a reward without its coupon', entry(-5, 'reward'), [/^reward entry \d+ has no coupon$/]],
  [
    'a balance that was overspent',
    entry(-50, 'reward'),
    [/^reward entry \d+ has no coupon$/, /^reward entry \d+ left a balance of -24$/],
  ],
  [
    'a coupon whose entry is no reward',
    `update loyalty_coupon set entry_id = (select min(id) from loyalty_entry)`,
    [/^reward entry \d+ has no coupon$/, /^coupon CLUB-\w+ has a reward entry of another kind$/],
  ],
  [
    'points of a card that are not in the ledger',
    'update loyalty_card set points = 7',
    [/^the 7 points of card \d{13} entered the ledger as 0$/],
  ],
])('the audit finds %s', async (_name, change, expected) => {
  expect(await findingsAfter(change)).toEqual(expected.map((text) => expect.stringMatching(text) as string))
})
