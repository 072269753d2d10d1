import Fastify, { type FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { CartClient } from '#src/cart/testing-client.ts'
import { pollProviders, openSandbox, paymentRoutes } from '#src/payment/payment.ts'
import { testAdyen, useAccounts } from '#src/payment/testing-accounts.ts'
import { AdyenDouble } from '#src/payment/providers/adyen/testing-adyen.ts'
import { BlueMediaDouble, type Transaction } from '#src/payment/providers/bluemedia/testing-bluemedia.ts'
import { deliverDueEvents } from '#src/testing/testing-events.ts'
import { testShop, type TestShop } from '#src/testing/testing.ts'
import { expireOrders } from '../change/expire-orders.ts'

const bank = new BlueMediaDouble()
let adyen: AdyenDouble
let shop: TestShop
let server: FastifyInstance
let client: CartClient

beforeAll(async () => {
  adyen = await AdyenDouble.open()
  shop = await testShop({ demo: 'small' })
  await bank.open()
  await shop.database.transaction((tx) => openSandbox(tx))
  server = Fastify()
  await paymentRoutes(server, shop.database)
})
beforeEach(async () => {
  client = new CartClient(shop)
  bank.mood = 'well'
  bank.askedAbout.length = 0
  bank.happened.clear()
  adyen.asked.length = 0
  adyen.mishaps.length = 0
  await shop.database.transaction((tx) => sql`update payment_attempt set ask_at = null`.execute(tx))
  await use('accounts')
})
afterAll(async () => {
  await use('sandbox')
  await server.close()
  await bank.close()
  await shop.close()
  await adyen.close()
})

async function use(what: 'accounts' | 'sandbox'): Promise<void> {
  const patience = { milliseconds: 400, tries: 2, pause: 10 }
  const own = { bluemedia: bank.account, adyen: testAdyen(adyen.settings, undefined, patience) }
  await useAccounts(shop.database, what === 'accounts' ? own : {})
}

interface Begun {
  number: string
  token: string
  address: string
  amount: string
  reference: string
}

async function begin(payment: 'bluepayment' | 'adyen_cc'): Promise<Begun> {
  const { number, token, total } = await client.order({ payment })
  const address = (await client.startPayment(token)) ?? ''
  return { number, token, address, amount: (total / 100).toFixed(2), reference: `${number}T1` }
}

/** Sets the transactions that the gateway returns when polled. The gateway sends no notification about them. */
function bankReports({ reference, amount }: Begun, ...all: Partial<Transaction>[]): void {
  bank.happened.set(
    reference,
    all.map((item) => ({ orderId: reference, status: 'SUCCESS', amount, ...item })),
  )
}

const inMinutes = (minutes: number): Date => new Date(Date.now() + minutes * 60_000)

/** Runs the polling job this many minutes from now and delivers the events that it publishes. */
async function pollAt(minutes: number): Promise<string[]> {
  const failures = await pollProviders(shop.database, inMinutes(minutes))
  await deliverDueEvents(shop.database)
  return failures.map(({ message }) => message)
}

async function status({ token }: Begun): Promise<string> {
  const query = 'query ($token: String!) { orderPayment(input: { token: $token }) { status } }'
  return (await client.must<{ orderPayment: { status: string } }>(query, { token })).orderPayment.status
}

async function trail({ number }: Begun): Promise<string[]> {
  const { rows } = await sql<{ line: string }>`
    select concat_ws(' ', h.actor, h.action, h.to_status, nullif(h.reason, '')) as line
    from order_history h join order_order o on o.id = h.order_id where o.number = ${number} order by h.id`.execute(
    shop.database.reader,
  )
  return rows.map(({ line }) => line).slice(1)
}

async function recorded({ reference }: Begun): Promise<string[]> {
  const { rows } = await sql<{ line: string }>`
    select concat_ws(' ', provider, result, outcome) as line from payment_notice
    where reference = ${reference} order by id`.execute(shop.database.reader)
  return rows.map(({ line }) => line)
}

/** When the provider will be polled next; `minutes` counts from the start of the payment. */
async function nextPoll({ reference }: Begun): Promise<{ at: Date; minutes: number } | null> {
  const { rows } = await sql<{ at: Date; began: Date }>`
    select ask_at as at, created_at as began from payment_attempt
    where reference = ${reference} and ask_at is not null`.execute(shop.database.reader)
  const [row] = rows
  return row === undefined
    ? null
    : { at: row.at, minutes: Math.round((row.at.getTime() - row.began.getTime()) / 60_000) }
}

describe('a bank that sends no notification', () => {
  it('is polled after ten minutes, and its signed response pays the order once', async () => {
    const order = await begin('bluepayment')
    bankReports(order, {})
    await pollAt(9)
    expect(bank.askedAbout).toEqual([])
    expect(await pollAt(11)).toEqual([])
    expect(bank.askedAbout).toEqual([order.reference])
    expect(await status(order)).toBe('PAID')
    expect(await trail(order)).toEqual([
      `provider pay processing bluepayment ${order.reference}, as the provider answered when it was asked`,
    ])
    await pollAt(3_000)
    expect(bank.askedAbout).toEqual([order.reference])
  })

  it('may send its notification later, which counts as a duplicate', async () => {
    const order = await begin('bluepayment')
    bankReports(order, { remoteId: 'R1' })
    await pollAt(11)
    const item = { orderId: order.reference, status: 'SUCCESS', remoteId: 'R1' } as const
    const answer = await server.inject({
      method: 'POST',
      url: '/payment/notify/bank',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: bank.say(item, order.amount),
    })
    expect(bank.hear(answer.body)).toBe('CONFIRMED')
    await pollAt(12)
    expect(await recorded(order)).toEqual(['bluemedia paid heard'])
    expect(await trail(order)).toHaveLength(1)
  })

  it('is polled at increasing intervals, and no longer after a day', async () => {
    const order = await begin('bluepayment')
    const minutes: number[] = []
    for (let next = await nextPoll(order); next !== null; next = await nextPoll(order)) {
      minutes.push(next.minutes)
      await pollProviders(shop.database, next.at)
    }
    expect(minutes).toEqual([10, 20, 40, 80, 160, 320, 640, 1_280])
    expect(bank.askedAbout).toHaveLength(8)
    expect(await status(order)).toBe('PENDING')
  })

  it.each(['down', 'hangs up', 'forges'] as const)(
    'is polled again after a failure, and the payment stays pending (%s)',
    async (mood) => {
      const order = await begin('bluepayment')
      bankReports(order, {})
      bank.mood = mood
      expect(await pollAt(11)).toHaveLength(1)
      expect(await recorded(order)).toEqual([])
      expect(await status(order)).toBe('PENDING')
      bank.mood = 'well'
      expect(await pollAt(22)).toEqual([])
      expect(await status(order)).toBe('PAID')
    },
  )

  it('is polled by only one of two concurrent jobs when it responds slowly', async () => {
    const order = await begin('bluepayment')
    bankReports(order, {})
    bank.mood = 'is slow'
    await Promise.all([pollAt(11), pollAt(11)])
    expect(bank.askedAbout).toEqual([order.reference])
    expect(await status(order)).toBe('PAID')
  })

  it('is polled again by another process after the first one was killed', async () => {
    const order = await begin('bluepayment')
    bankReports(order, {})
    // The state left behind by a process that is killed during its poll.
    await shop.database.transaction((tx) =>
      sql`update payment_attempt set asks = 1, ask_at = ${inMinutes(12).toISOString()}::timestamptz
        where reference = ${order.reference}`.execute(tx),
    )
    await pollAt(11.5)
    expect(await status(order)).toBe('PENDING')
    await pollAt(12.1)
    expect(await status(order)).toBe('PAID')
  })

  it('may report several transactions: a paid one wins, then a pending one, then a failed one', async () => {
    const order = await begin('bluepayment')
    bankReports(order, { status: 'FAILURE', remoteId: 'R1' }, { status: 'PENDING', remoteId: 'R2' })
    await pollAt(11)
    expect(await status(order)).toBe('PENDING')
    bankReports(order, { status: 'FAILURE', remoteId: 'R1' }, { status: 'FAILURE', remoteId: 'R2' })
    await pollAt(22)
    expect(await status(order)).toBe('UNPAID')
    bankReports(order, { status: 'FAILURE', remoteId: 'R1' }, { remoteId: 'R3' })
    await pollAt(43)
    expect(await status(order)).toBe('PAID')
    expect(await recorded(order)).toEqual([
      'bluemedia pending heard',
      'bluemedia refused heard',
      'bluemedia refused heard',
      'bluemedia paid heard',
    ])
  })

  it('does not pay the order if the response has another amount or is about another order', async () => {
    const [order, other] = [await begin('bluepayment'), await begin('bluepayment')]
    bankReports(order, { amount: '0.01' })
    bank.happened.set(other.reference, [{ orderId: order.reference, status: 'SUCCESS', amount: other.amount }])
    expect(await pollAt(11)).toEqual([`The answer about ${other.reference} tells of another order`])
    expect([await status(order), await status(other)]).toEqual(['PENDING', 'PENDING'])
    expect(await trail(order)).toEqual([
      `provider note pending_payment ${order.reference}: 1 PLN is not what the order costs`,
    ])
  })

  it('can pay an order that has expired meanwhile, which takes the stock again', async () => {
    const order = await begin('bluepayment')
    await pollAt(11)
    await expireOrders(shop.database, inMinutes(61))
    bankReports(order, {})
    await pollAt(82)
    expect(await status(order)).toBe('PAID')
    expect(await trail(order)).toEqual([
      'job expire canceled not paid in time',
      `provider pay processing bluepayment ${order.reference}, as the provider answered when it was asked`,
    ])
  })

  it('is polled for twenty payments per run, and for the rest in the next run', async () => {
    const orders: Begun[] = []
    for (let made = 0; made < 3; made += 1) orders.push(await begin('bluepayment'))
    await shop.database.transaction(async (tx) => {
      const { number = '' } = orders[0] ?? {}
      await sql`
        insert into payment_attempt (reference, order_id, method, provider, amount, currency, created_at, ask_at)
        select reference || 'X' || n, order_id, method, provider, amount, currency, created_at, ask_at
        from payment_attempt, generate_series(1, 20) n where reference = ${`${number}T1`}`.execute(tx)
    })
    await pollAt(11)
    expect(bank.askedAbout).toHaveLength(20)
    await pollAt(11)
    expect(new Set(bank.askedAbout).size).toBe(23)
    await shop.database.transaction((tx) => sql`delete from payment_attempt where reference like '%X%'`.execute(tx))
  })
})

const handIn = (token: string, session: string, result: string) =>
  client.must<{ saveCardResult: { status: string } }>(
    `mutation ($input: SaveCardResultInput!) { saveCardResult(input: $input) { status } }`,
    { input: { token, session_id: session, session_result: result } },
  )

/** The id of the order's session at Adyen. */
const sessionOf = ({ reference }: Begun): string =>
  [...adyen.sessions].find(([, session]) => session.reference === reference)?.[0] ?? ''

const sessionQueries = () => adyen.asked.filter(({ path }) => path.includes('sessionResult='))

describe('Adyen without a notification', () => {
  it('is polled once with the session result from the browser, and its response pays the order', async () => {
    const order = await begin('adyen_cc')
    const result = adyen.finish(sessionOf(order), 'completed', `PSP${order.number}`)
    expect(await handIn(order.token, sessionOf(order), result)).toEqual({ saveCardResult: { status: 'PENDING' } })
    await pollAt(9)
    expect(sessionQueries()).toEqual([])
    expect(await pollAt(11)).toEqual([])
    expect(await status(order)).toBe('PAID')
    expect(await trail(order)).toEqual([
      `provider pay processing adyen_cc ${order.reference}, as the provider answered when it was asked`,
    ])
    await pollAt(3_000)
    expect(sessionQueries()).toHaveLength(1)
  })

  it('may send its notification later, which counts as a duplicate and raises no alarm', async () => {
    const order = await begin('adyen_cc')
    const result = adyen.finish(sessionOf(order), 'completed', `PSP${order.number}`)
    await handIn(order.token, sessionOf(order), result)
    await pollAt(11)
    const value = Math.round(Number(order.amount) * 100)
    const payload = adyen.webhook({ reference: order.reference, psp: `PSP${order.number}`, value })
    const headers = { 'content-type': 'application/json' }
    await server.inject({ method: 'POST', url: '/payment/notify/adyen', headers, payload })
    await pollAt(12)
    expect(await recorded(order)).toEqual(['adyen paid heard'])
    expect(await trail(order)).toHaveLength(1)
  })

  it('cannot be polled if the buyer’s browser sent no session result', async () => {
    const order = await begin('adyen_cc')
    await pollAt(3_000)
    expect(sessionQueries()).toEqual([])
    expect(await status(order)).toBe('PENDING')
  })

  it('rejects a forged session result, and the genuine one still pays the order', async () => {
    const order = await begin('adyen_cc')
    await handIn(order.token, sessionOf(order), 'made up')
    expect((await pollAt(11))[0]).toContain("Field 'sessionResult' is not valid.")
    expect(await status(order)).toBe('PENDING')
    await handIn(order.token, sessionOf(order), adyen.finish(sessionOf(order), 'completed', `PSP${order.number}`))
    await pollAt(12)
    expect(await status(order)).toBe('PAID')
  })

  it('does not pay an order with the session result of another', async () => {
    const [order, other] = [await begin('adyen_cc'), await begin('adyen_cc')]
    const result = adyen.finish(sessionOf(other), 'completed', `PSP${other.number}`)
    await handIn(order.token, sessionOf(order), result)
    await handIn(order.token, sessionOf(other), result)
    await pollAt(11)
    expect([await status(order), await status(other)]).toEqual(['PENDING', 'PENDING'])
  })

  it.each(['down', 'hang up', 'late'] as const)('is polled again after it fails: %s', async (mishap) => {
    const order = await begin('adyen_cc')
    await handIn(order.token, sessionOf(order), adyen.finish(sessionOf(order), 'completed', `PSP${order.number}`))
    adyen.mishaps.push(mishap, mishap)
    expect(await pollAt(11)).toHaveLength(1)
    expect(await status(order)).toBe('PENDING')
    expect(await pollAt(22)).toEqual([])
    expect(await status(order)).toBe('PAID')
  })

  it.each(['refused', 'paymentPending'] as const)(
    'does not pay the order with a session in the state %s',
    async (end) => {
      const order = await begin('adyen_cc')
      await handIn(order.token, sessionOf(order), adyen.finish(sessionOf(order), end, `PSP${order.number}`))
      expect(await pollAt(11)).toEqual([])
      expect(await status(order)).toBe('PENDING')
      expect(await recorded(order)).toEqual([])
    },
  )

  it('does not pay the order with another amount', async () => {
    const order = await begin('adyen_cc')
    await handIn(order.token, sessionOf(order), adyen.finish(sessionOf(order), 'completed', `PSP${order.number}`, 1))
    await pollAt(11)
    expect(await status(order)).toBe('PENDING')
    expect(await recorded(order)).toEqual(['adyen paid mismatch'])
  })

  it('does not get a session result that is too large', async () => {
    const order = await begin('adyen_cc')
    await expect(handIn(order.token, sessionOf(order), 'x'.repeat(4_097))).rejects.toThrow('no result')
  })
})

describe('a sandbox that sends no notification', () => {
  it.each(['bluepayment', 'adyen_cc'] as const)('is polled as well for %s', async (method) => {
    await use('sandbox')
    const order = await begin(method)
    const payload = 'outcome=lost'
    const headers = { 'content-type': 'application/x-www-form-urlencoded' }
    await server.inject({ method: 'POST', url: order.address, headers, payload })
    const { rows } = await sql`select from payment_sandbox_notice where body like ${`%${order.reference}%`}`.execute(
      shop.database.reader,
    )
    expect(rows).toEqual([])
    await pollAt(9)
    expect(await status(order)).toBe('PENDING')
    expect(await pollAt(11)).toEqual([])
    expect(await status(order)).toBe('PAID')
  })

  it('reports nothing about a payment without a chosen outcome', async () => {
    await use('sandbox')
    const order = await begin('bluepayment')
    expect(await pollAt(11)).toEqual([])
    expect([await status(order), await recorded(order)]).toEqual(['PENDING', []])
  })
})
