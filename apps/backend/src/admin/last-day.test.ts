import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it, onTestFinished, test, vi } from 'vitest'
import { parseCommand } from './commands.ts'
import { runCommand } from './run-command.ts'
import { saveSettings } from '../store/store.ts'
import { deliverDueEvents } from '../testing/testing-events.ts'
import { testShop, type TestShop } from '../testing/testing.ts'
import { returnItem, sentOrder } from '../returns/testing-returns.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await testShop({ demo: 'small' })
})
afterAll(() => shop.close())

const inArmenia = { store: 'am' }

async function staff(...args: string[]): Promise<string> {
  const lines: string[] = []
  const line = (text: string): unknown => lines.push(text)
  const output = { line, error: line, progress: line }
  await runCommand(parseCommand(args), { database: shop.database, output, mediaDir: '', folder: '' })
  return lines.join('\n')
}

/** An order of a guest of the Armenian store, shipped on 2 June by its clock, whose last day is 9 July. */
async function armenianOrder() {
  const order = await sentOrder(shop, {})
  await sql`update order_order set store_id = (select id from store_view where code = 'am'), delivery_dates = null
    where number = ${order.number}`.execute(shop.database.reader)
  await deliverDueEvents(shop.database)
  await sql`update order_order set shipped_at = '2027-06-01T20:30:00Z' where number = ${order.number}`.execute(
    shop.database.reader,
  )
  return order
}

const stopClockAt = (time: string) => {
  vi.useFakeTimers({ now: new Date(time), toFake: ['Date'] })
  onTestFinished(() => void vi.useRealTimers())
}

interface Opened {
  number: string
  email: string
  can_withdraw: boolean
  withdraw_until: string | null
  billing_address: { firstname: string; lastname: string }
  return_terms: object | null
  withdrawals: { reference: string }[]
}

/** Opens the order by the link of the last email about it, as a visitor without cookies or a session does. */
async function openFromEmail(number: string): Promise<{ token: string; order: Opened }> {
  const { rows } = await sql<{ text: string }>`
    select text from platform_mail where text like ${`%${number}%`} and text like '%order/track/%' order by id desc limit 1`.execute(
    shop.database.reader,
  )
  const token = /\/am\/order\/track\/([\w-]+)/.exec(rows[0]?.text ?? '')?.[1] ?? ''
  const { data } = await shop.execute<{ guestOrderByToken: Opened }>(
    `query ($token: String!) { guestOrderByToken(input: { token: $token }) { number email can_withdraw withdraw_until
      billing_address { firstname lastname } return_terms { last_day } withdrawals { reference } } }`,
    { token },
    inArmenia,
  )
  return { token, order: data.guestOrderByToken }
}

const declare = (token: string, { number, email, billing_address: name }: Opened) =>
  shop.execute<{ declareWithdrawal: { reference: string; submitted_at: string } }>(
    'mutation ($input: WithdrawalInput!) { declareWithdrawal(input: $input) { reference submitted_at } }',
    {
      input: { order_token: token, order_number: number, email, name: `${name.firstname} ${name.lastname}` },
    },
    inArmenia,
  )

it('UX-36 a guest withdraws in the last minute of the last day of the store, from a link in an email on another device', async () => {
  const { number } = await armenianOrder()
  stopClockAt('2027-07-09T19:59:00Z')
  const { token, order } = await openFromEmail(number)
  expect(order).toMatchObject({
    number,
    can_withdraw: true,
    withdraw_until: '2027-07-09',
    return_terms: { last_day: '2027-07-09' },
  })
  const { data } = await declare(token, order)
  const { reference } = data.declareWithdrawal
  const { rows } = await sql<{ recipient: string; text: string }>`
    select recipient, text from platform_mail where text like ${`%${reference}%`} order by id`.execute(
    shop.database.reader,
  )
  expect(rows[0]).toMatchObject({ recipient: order.email, text: expect.stringContaining('23:59') })
  expect((await openFromEmail(number)).order.withdrawals).toMatchObject([{ reference }])
  const listed = await staff('withdrawals')
  expect(listed).toContain(`order ${number}, until 2027-07-09`)
  expect(await staff('order', 'list')).toMatch(new RegExp(`^${number} .*  withdrawal until 2027-07-09$`, 'm'))
})

it('at midnight by the clock of the store the last day is over, and a declaration is marked as late', async () => {
  const { number, token, items } = await armenianOrder()
  stopClockAt('2027-07-09T20:00:00Z')
  const { order } = await openFromEmail(number)
  expect(order).toMatchObject({ can_withdraw: true, withdraw_until: null, return_terms: null })
  expect((await declare(token, order)).errors).toBeUndefined()
  expect(await staff('withdrawals')).toContain(`order ${number}, late: until 2027-07-09`)
  const { errors } = await shop.execute(
    `mutation ($token: String!, $items: [RequestReturnItemInput]!) {
      requestGuestReturn(input: { token: $token, items: $items }) { return { number } } }`,
    { token, items: [returnItem(items[0] ?? '')] },
    inArmenia,
  )
  expect(errors).toMatchObject([{ extensions: { code: 'RETURN_NOT_POSSIBLE' } }])
})

test.each([
  [{ 'sales/rma/return_days': 60 }, '2027-08-09'],
  [{ 'sales/rma/return_days': 7 }, '2027-06-23'],
  [{ 'sales/rma/enabled': false }, '2027-06-23'],
])('with %j the last day is %s, and never before the fourteen days of the law', async (settings, day) => {
  const { number } = await armenianOrder()
  await shop.database.transaction(async (tx) => {
    const { rows } = await sql<{ id: number }>`select id from store_view where code = 'am'`.execute(tx)
    await saveSettings(tx, { scope: 'view', id: rows[0]?.id ?? 0 }, { 'sales/rma/enabled': true, ...settings })
  })
  await deliverDueEvents(shop.database)
  stopClockAt('2027-06-10T12:00:00Z')
  expect((await openFromEmail(number)).order.withdraw_until).toBe(day)
})
