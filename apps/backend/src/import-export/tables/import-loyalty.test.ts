import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { demoRows } from '#demo/demo-shop.ts'
import { demoCard } from '#demo/loyalty-rows.ts'
import { customerRoles } from '#demo/roles.ts'
import { customerIdOf, saveCustomers } from '#src/customer/customer.ts'
import { selectCard } from '#src/loyalty/loyalty.ts'
import { ownMember } from '#src/loyalty/own-member.ts'
import { guestContext } from '#src/order/testing-race.ts'
import { testShop, type TestShop } from '#src/testing/testing.ts'
import { unverifiedPictures } from '../batch/copy-pictures.ts'
import { numberRows } from '../demo/import-demo.ts'
import { importTable } from '../run/import-table.ts'
import type { TableKind } from '../run/table-kinds.ts'
import type { Complaint, Row } from '../types.ts'

const now = new Date()
let shop: TestShop
beforeAll(async () => {
  shop = await testShop()
  const draft = { websiteId: 1, password: '', firstname: 'Ada', lastname: 'Nowak', isAgent: false }
  const people = Object.values(customerRoles).map((email) => ({ ...draft, email }))
  await shop.database.transaction((tx) => saveCustomers(tx, people, now))
})
afterAll(() => shop.close())

async function load(kind: TableKind, rows: Iterable<Row>) {
  const complaints: Complaint[] = []
  const listener = { complaint: (complaint: Complaint) => complaints.push(complaint) }
  const setup = { now, storeCode: 'pl', pictures: unverifiedPictures, listener }
  return { ...(await importTable(shop.database, kind, numberRows(rows), setup)), complaints }
}

const loadDemo = (kind: 'loyalty-rewards' | 'loyalty-members' | 'loyalty-history') =>
  load(kind, demoRows(kind, { now }))

async function memberOf(email: string) {
  const customerId = (await customerIdOf(shop.database.reader, 1, email)) ?? null
  const member = await ownMember({ ...guestContext(shop.database), customerId })
  return member === null ? null : [member.status, member.level.code, member.balance]
}

describe('the demo shop', () => {
  test('has rewards, whose cart rules must exist; importing the same file again changes nothing', async () => {
    expect((await loadDemo('loyalty-rewards')).complaints).toHaveLength(4)
    const isOfClub = (row: Row) => row['rule']?.startsWith('club-') === true
    await load('cart-rules', [...demoRows('cart-rules', { now })].filter(isOfClub))
    expect(await loadDemo('loyalty-rewards')).toMatchObject({ created: 4, complaints: [] })
    expect(await loadDemo('loyalty-rewards')).toMatchObject({ created: 0, changed: 0, unchanged: 4 })
  })

  test('ACC-03 has a member in each state and level; importing the same files again changes nothing', async () => {
    const history = [...demoRows('loyalty-history', { now })].length
    expect(await loadDemo('loyalty-members')).toMatchObject({ created: 6, complaints: [] })
    expect(await loadDemo('loyalty-history')).toMatchObject({ created: history, complaints: [] })
    expect(await loadDemo('loyalty-members')).toMatchObject({ created: 0, changed: 0, unchanged: 6 })
    expect(await loadDemo('loyalty-history')).toMatchObject({ created: 0, changed: 0, unchanged: history })
    const { U1, CB, CS, CG, CI, CX } = customerRoles
    expect(await memberOf(U1)).toBeNull()
    expect(await memberOf(CB)).toEqual(['ACTIVE', 'bronze', 281])
    expect(await memberOf(CS)).toEqual(['ACTIVE', 'silver', 843])
    expect(await memberOf(CG)).toEqual(['ACTIVE', 'gold', 1_616])
    expect(await memberOf(CI)).toEqual(['INACTIVE', 'bronze', 0])
    expect(await memberOf(CX)).toEqual(['BLOCKED', 'bronze', 233])
    expect(await selectCard(shop.database.reader, demoCard(6))).toMatchObject({ memberId: null, points: 120 })
  })
})

describe('a table of cards', () => {
  const row = (cells: Row): Row => ({ card_number: '2990000000019', store_view_code: 'pl', ...cells })

  test.each([
    [{ card_number: '2990000000018' }, /is not a card number/],
    [{ points: '-1' }, /points must be a whole number from 0/],
    [{ status: 'gone' }, /status must be one of inactive, active, blocked/],
    [{ store_view_code: 'xx' }, /the store view "xx" does not exist/],
    [{ email: 'nobody@example.com' }, /there is no customer "nobody@example.com"/],
    [{ card_number: demoCard(1) }, /the card belongs to somebody else/],
    [{ email: customerRoles.CB }, /the customer has the card/],
    [{ card_number: demoCard(6), store_view_code: 'broel_pl' }, /the card belongs to another website/],
  ])('refuses %o', async (cells, reason) => {
    const { complaints, created } = await load('loyalty-members', [row(cells)])
    expect(complaints).toMatchObject([{ line: 2, reason: expect.stringMatching(reason) as string }])
    expect(created).toBe(0)
  })

  test('updates the points of a card that nobody owns', async () => {
    expect(await load('loyalty-members', [row({ points: '5' })])).toMatchObject({ created: 1 })
    expect(await load('loyalty-members', [row({ points: '9' })])).toMatchObject({ changed: 1 })
    expect(await selectCard(shop.database.reader, '2990000000019')).toMatchObject({ points: 9 })
  })
})

test.each([
  [{ points: '0' }, /points must be a whole number other than 0/],
  [{ points: '1.5' }, /points must be a whole number other than 0/],
  [{ reason: 'gift' }, /reason must be one of/],
  [{ date: 'soon' }, /is not a date/],
  [{ card_number: demoCard(6) }, /nobody has activated the card/],
])('a table of the history refuses %o', async (cells, reason) => {
  const row = { entry: 'x', card_number: demoCard(1), date: '2026-01-02', points: '5', reason: 'order', ...cells }
  const { complaints } = await load('loyalty-history', [row])
  expect(complaints).toMatchObject([{ line: 2, key: 'x', reason: expect.stringMatching(reason) as string }])
})

test.each([
  [{ points: '0' }, /points must be a whole number from 1/],
  [{ level: 'platinum' }, /level must be one of bronze, silver, gold/],
])('a table of rewards refuses %o', async (cells, reason) => {
  const { complaints } = await load('loyalty-rewards', [{ reward: 'x', rule: 'x', points: '1', ...cells }])
  expect(complaints).toMatchObject([{ key: 'x', reason: expect.stringMatching(reason) as string }])
})
