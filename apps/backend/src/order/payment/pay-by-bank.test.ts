import Fastify, { type FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { CartClient } from '#src/cart/testing-client.ts'
import { changeOrder } from '../order.ts'
import { deliverDueEvents } from '#src/testing/testing-events.ts'
import { testShop, type TestShop } from '#src/testing/testing.ts'
import { openSandbox, paymentRoutes, sendRefunds } from '#src/payment/payment.ts'
import { useAccounts } from '#src/payment/testing-accounts.ts'
import { readBlueMediaAccount } from '#src/payment/providers/bluemedia/bluemedia-settings.ts'
import { BlueMediaDouble, type Transaction } from '#src/payment/providers/bluemedia/testing-bluemedia.ts'

const bank = new BlueMediaDouble()
let shop: TestShop
let server: FastifyInstance
let client: CartClient

beforeAll(async () => {
  shop = await testShop({ demo: 'small' })
  await bank.open()
  await shop.database.transaction((tx) => openSandbox(tx))
  await useAccounts(shop.database, { bluemedia: bank.account })
  server = Fastify()
  await paymentRoutes(server, shop.database)
})
beforeEach(() => {
  client = new CartClient(shop)
  bank.mood = 'well'
})
afterAll(async () => {
  await useAccounts(shop.database)
  await server.close()
  await bank.close()
  await shop.close()
})

interface Placed {
  number: string
  token: string
  address: string
  amount: string
  orderId: string
}

async function place(email?: string): Promise<Placed> {
  const id = await client.newCart()
  await client.add(id, [{ sku: 'ROLE-PLENTY', quantity: 1 }])
  await client.makeReady(id, 'dpd', 'bluepayment')
  if (email !== undefined)
    await client.must(
      'mutation ($id: String!, $email: String!) { setGuestEmailOnCart(input: { cart_id: $id, email: $email }) { cart { id } } }',
      { id, email },
    )
  const { number, token, total } = await client.place(id)
  const address = (await client.startPayment(token)) ?? ''
  return { number, token, address, amount: (total / 100).toFixed(2), orderId: `${number}T1` }
}

async function notify(order: Placed, item: Partial<Transaction>): Promise<string> {
  const answer = await server.inject({
    method: 'POST',
    url: '/payment/notify/bank',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: bank.say({ orderId: order.orderId, status: 'SUCCESS', ...item }, order.amount),
  })
  await deliverEvents()
  return answer.statusCode === 200 ? bank.hear(answer.body) : String(answer.statusCode)
}

async function deliverEvents(): Promise<void> {
  await deliverDueEvents(shop.database)
}

async function status({ token }: Placed): Promise<string> {
  const query = 'query ($token: String!) { orderPayment(input: { token: $token }) { status } }'
  return (await client.must<{ orderPayment: { status: string } }>(query, { token })).orderPayment.status
}

async function notices({ orderId }: Placed): Promise<string[]> {
  const { rows } = await sql<{ line: string }>`
    select concat_ws(' ', provider, result, outcome) as line from payment_notice
    where reference = ${orderId} order by id`.execute(shop.database.reader)
  return rows.map(({ line }) => line)
}

async function refund({ number }: Placed, amount: number): Promise<void> {
  await shop.database.transaction(async (tx) => {
    const { rows } = await sql<{ id: number }>`select id from order_order where number = ${number}`.execute(tx)
    const cause = { reason: 'returned', actor: 'staff' as const, now: new Date() }
    await changeOrder(tx, rows[0]?.id ?? 0, { name: 'refund', amount }, cause)
  })
  await deliverEvents()
}

async function refunds({ orderId }: Placed): Promise<{ amount: number; tries: number; failure: string | null }[]> {
  const { rows } = await sql<{ amount: number; tries: number; failure: string | null; sent: boolean }>`
    select r.amount, r.tries, r.failure, r.sent_at is not null as sent from payment_refund r
    join payment_attempt a on a.id = r.attempt_id where a.reference = ${orderId} order by r.key`.execute(
    shop.database.reader,
  )
  return rows
}

const inMinutes = (minutes: number): Date => new Date(Date.now() + minutes * 60_000)

describe('a payment by Blue Media', () => {
  it('CHK-04 redirects to the gateway with signed values, and to the same URL after a reload', async () => {
    const order = await place()
    expect(bank.welcome(order.address)).toEqual({
      ServiceID: bank.serviceId,
      OrderID: order.orderId,
      Amount: order.amount,
      Currency: 'PLN',
      CustomerEmail: 'ada@example.com',
    })
    expect(await client.startPayment(order.token)).toBe(order.address)
    expect(await status(order)).toBe('PENDING')
  })

  it('omits an email that contains the separator of signed values', async () => {
    const order = await place('a|SUCCESS|b@example.com')
    expect(Object.keys(bank.welcome(order.address))).toEqual(['ServiceID', 'OrderID', 'Amount', 'Currency'])
  })

  it('CHK-04 is paid only by the gateway’s notifications, which may be duplicated, late or out of order', async () => {
    const order = await place()
    expect(await notify(order, { status: 'FAILURE', remoteId: 'R1' })).toBe('CONFIRMED')
    expect(await status(order)).toBe('UNPAID')
    expect(await notify(order, { status: 'SUCCESS', remoteId: 'R2' })).toBe('CONFIRMED')
    expect(await status(order)).toBe('PAID')
    for (const item of [
      { status: 'SUCCESS', remoteId: 'R2' },
      { status: 'PENDING', remoteId: 'R2' },
      { status: 'FAILURE', remoteId: 'R1' },
    ] as const)
      expect(await notify(order, item)).toBe('CONFIRMED')
    expect(await status(order)).toBe('PAID')
    expect(await notices(order)).toEqual(['bluemedia refused heard', 'bluemedia paid heard', 'bluemedia pending heard'])
  })

  it('stays pending as long as the bank reports that, and is paid once by ten concurrent notifications', async () => {
    const order = await place()
    expect(await notify(order, { status: 'PENDING' })).toBe('CONFIRMED')
    expect(await status(order)).toBe('PENDING')
    expect(new Set(await Promise.all(Array.from({ length: 10 }, () => notify(order, {}))))).toEqual(
      new Set(['CONFIRMED']),
    )
    expect(await status(order)).toBe('PAID')
    expect(await notices(order)).toEqual(['bluemedia pending heard', 'bluemedia paid heard'])
  })

  it('is paid once if the bank reports two transactions, and the order’s history records the second', async () => {
    const order = await place()
    await notify(order, { remoteId: 'R1' })
    expect(await notify(order, { remoteId: 'R2' })).toBe('CONFIRMED')
    await notify(order, { remoteId: 'R2' })
    await sql`update platform_event set delivered_at = null, handled_by = '{}'`.execute(shop.database.reader)
    await deliverDueEvents(shop.database)
    const { rows } = await sql<{ action: string; reason: string }>`
      select h.action, h.reason from order_history h join order_order o on o.id = h.order_id
      where o.number = ${order.number} order by h.id`.execute(shop.database.reader)
    expect(rows.map(({ action }) => action)).toEqual(['place', 'pay', 'note'])
    expect(rows[2]?.reason).toContain('PLN has been paid a second time')
  })

  it('is not paid by another amount or currency, and the bank gets NOTCONFIRMED each time', async () => {
    const order = await place()
    expect(await notify(order, { amount: '0.01', remoteId: 'A' })).toBe('NOTCONFIRMED')
    expect(await notify(order, { amount: '0.01', remoteId: 'A' })).toBe('NOTCONFIRMED')
    expect(await notify(order, { currency: 'CZK', remoteId: 'B' })).toBe('NOTCONFIRMED')
    expect(await notify({ ...order, orderId: 'NOBODYT1' }, {})).toBe('NOTCONFIRMED')
    expect(await status(order)).toBe('PENDING')
    expect(await notices(order)).toEqual(['bluemedia paid mismatch', 'bluemedia paid mismatch'])
  })

  it('is not paid by a forged notification, which is neither stored nor confirmed', async () => {
    const order = await place()
    expect(await notify(order, { key: 'guessed' })).toBe('401')
    expect(await status(order)).toBe('PENDING')
    expect(await notices(order)).toEqual([])
  })

  it('ROUTE-09 is not paid by the return URL, whatever its parameters', async () => {
    const order = await place()
    const before = await server.inject(`/bluepayment/processing/back?ServiceID=1&OrderID=${order.orderId}&Hash=x`)
    expect(before.statusCode).toBe(404)
    expect(await status(order)).toBe('PENDING')
  })
})

describe('a refund by Blue Media', () => {
  it('can be made in parts that add up to the cent, and goes to the original payment', async () => {
    const order = await place()
    await notify(order, { remoteId: 'R9' })
    bank.paidBack.clear()
    await refund(order, 101)
    await refund(order, 250)
    expect([...bank.paidBack.values()]).toEqual([
      { remoteId: 'R9', amount: '1.01' },
      { remoteId: 'R9', amount: '2.50' },
    ])
    expect(await refunds(order)).toEqual([
      { amount: 101, tries: 1, failure: null, sent: true },
      { amount: 250, tries: 1, failure: null, sent: true },
    ])
  })

  it.each([
    ['down', /HTTP 503/],
    ['refuses', /47 BALANCE_ERROR/],
    ['forges', /no receipt/],
    ['is deaf after', /HTTP 502/],
  ] as const)('is retried later and sent once after a failure of the gateway (%s)', async (mood, failure) => {
    const order = await place()
    await notify(order, {})
    bank.paidBack.clear()
    bank.mood = mood
    await refund(order, 300)
    expect(await refunds(order)).toEqual([
      { amount: 300, tries: 1, failure: expect.stringMatching(failure) as string, sent: false },
    ])
    // At this time the retry is not due yet.
    const asked = bank.asked
    expect(await sendRefunds(shop.database, new Date())).toEqual([])
    expect(bank.asked).toBe(asked)
    expect(await sendRefunds(shop.database, inMinutes(3))).toHaveLength(1)
    bank.mood = 'well'
    const other = await place()
    await notify(other, {})
    expect(await status(other), 'other events are not blocked').toBe('PAID')
    expect(await sendRefunds(shop.database, inMinutes(30))).toEqual([])
    expect([...bank.paidBack.values()]).toEqual([{ remoteId: `BM${order.orderId}`, amount: '3.00' }])
    expect(await refunds(order)).toEqual([{ amount: 300, tries: 3, failure: null, sent: true }])
  })
})

describe('the Blue Media account', () => {
  it('enables the method; without an account, a demo uses the sandbox', async () => {
    const rows = async () =>
      (
        await sql<{ line: string }>`
          select distinct concat_ws(' ', provider, is_active) as line from payment_method where code = 'bluepayment'`.execute(
          shop.database.reader,
        )
      ).rows.map(({ line }) => line)
    expect(await rows()).toEqual(['bluemedia t'])
    await useAccounts(shop.database, { isDemo: false })
    expect(await rows()).toEqual(['sandbox f'])
    await useAccounts(shop.database)
    expect(await rows(), 'keeps the operator’s choice').toEqual(['sandbox f'])
    await useAccounts(shop.database, { bluemedia: bank.account, isDemo: false })
    expect(await rows()).toEqual(['bluemedia t'])
  })

  it('is read from the environment, and is rejected if incomplete', () => {
    const all = { BLUEMEDIA_SERVICE_ID: '123456', BLUEMEDIA_KEY: 'k', BLUEMEDIA_URL: 'https://pay.example/' }
    expect(readBlueMediaAccount(all)).toEqual({ serviceId: '123456', key: 'k', url: 'https://pay.example' })
    expect(readBlueMediaAccount({})).toBeUndefined()
    expect(() => readBlueMediaAccount({ BLUEMEDIA_KEY: 'secret' })).toThrow(/BLUEMEDIA_SERVICE_ID: must stand with/)
    expect(() => readBlueMediaAccount({ BLUEMEDIA_KEY: 'secret' })).not.toThrow(/secret/)
  })
})
