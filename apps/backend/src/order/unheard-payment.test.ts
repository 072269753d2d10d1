import Fastify, { type FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { CartClient } from '../cart/testing-client.ts'
import { eventHandlers } from '../event-handlers.ts'
import { askProviders, offerAdyen, openSandbox, paymentRoutes, useAccounts, useAdyen } from '../payment/payment.ts'
import { AdyenDouble } from '../payment/testing-adyen.ts'
import { BlueMediaDouble, type Said } from '../payment/testing-bluemedia.ts'
import { deliverEvents } from '../platform/events.ts'
import { testShop, type TestShop } from '../testing.ts'
import { expireOrders } from './expire-orders.ts'

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
  const isOwn = what === 'accounts'
  await useAccounts(shop.database, isOwn ? { bluemedia: bank.account } : {}, true)
  useAdyen(isOwn ? adyen.settings : undefined, undefined, { milliseconds: 400, tries: 2, pause: 10 })
  await offerAdyen(shop.database, true)
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

/** Something happened at the gateway, and no notification told it. */
function happens({ reference, amount }: Begun, ...all: Partial<Said>[]): void {
  bank.happened.set(
    reference,
    all.map((said) => ({ orderId: reference, status: 'SUCCESS', amount, ...said })),
  )
}

const inMinutes = (minutes: number): Date => new Date(Date.now() + minutes * 60_000)

/** The job runs at this minute, and what it learns is dealt with. */
async function askAt(minutes: number): Promise<string[]> {
  const failures = await askProviders(shop.database, inMinutes(minutes))
  while ((await deliverEvents(shop.database, eventHandlers)) > 0);
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

async function words({ reference }: Begun): Promise<string[]> {
  const { rows } = await sql<{ line: string }>`
    select concat_ws(' ', provider, result, outcome) as line from payment_notice
    where reference = ${reference} order by id`.execute(shop.database.reader)
  return rows.map(({ line }) => line)
}

/** When its provider will be asked, also in whole minutes since it began. */
async function nextAsk({ reference }: Begun): Promise<{ at: Date; minutes: number } | null> {
  const { rows } = await sql<{ at: Date; began: Date }>`
    select ask_at as at, created_at as began from payment_attempt
    where reference = ${reference} and ask_at is not null`.execute(shop.database.reader)
  const [row] = rows
  return row === undefined
    ? null
    : { at: row.at, minutes: Math.round((row.at.getTime() - row.began.getTime()) / 60_000) }
}

describe('a bank that says nothing', () => {
  it('is asked after ten minutes, and its signed answer pays the order once', async () => {
    const order = await begin('bluepayment')
    happens(order, {})
    await askAt(9)
    expect(bank.askedAbout).toEqual([])
    expect(await askAt(11)).toEqual([])
    expect(bank.askedAbout).toEqual([order.reference])
    expect(await status(order)).toBe('PAID')
    expect(await trail(order)).toEqual([
      `provider pay processing bluepayment ${order.reference}, as the provider answered when it was asked`,
    ])
    await askAt(3_000)
    expect(bank.askedAbout).toEqual([order.reference])
  })

  it('may say it later by itself: that is the same word', async () => {
    const order = await begin('bluepayment')
    happens(order, { remoteId: 'R1' })
    await askAt(11)
    const said = { orderId: order.reference, status: 'SUCCESS', remoteId: 'R1' } as const
    const answer = await server.inject({
      method: 'POST',
      url: '/payment/notify/bank',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: bank.say(said, order.amount),
    })
    expect(bank.hear(answer.body)).toBe('CONFIRMED')
    await askAt(12)
    expect(await words(order)).toEqual(['bluemedia paid heard'])
    expect(await trail(order)).toHaveLength(1)
  })

  it('is asked less and less often, and not at all after a day', async () => {
    const order = await begin('bluepayment')
    const minutes: number[] = []
    for (let next = await nextAsk(order); next !== null; next = await nextAsk(order)) {
      minutes.push(next.minutes)
      await askProviders(shop.database, next.at)
    }
    expect(minutes).toEqual([10, 20, 40, 80, 160, 320, 640, 1_280])
    expect(bank.askedAbout).toHaveLength(8)
    expect(await status(order)).toBe('PENDING')
  })

  it.each(['down', 'hangs up', 'forges'] as const)(
    'of which it is said that it %s changes nothing, and is asked again',
    async (mood) => {
      const order = await begin('bluepayment')
      happens(order, {})
      bank.mood = mood
      expect(await askAt(11)).toHaveLength(1)
      expect(await words(order)).toEqual([])
      expect(await status(order)).toBe('PENDING')
      bank.mood = 'well'
      expect(await askAt(22)).toEqual([])
      expect(await status(order)).toBe('PAID')
    },
  )

  it('is waited for when it is slow, by one of two jobs', async () => {
    const order = await begin('bluepayment')
    happens(order, {})
    bank.mood = 'is slow'
    await Promise.all([askAt(11), askAt(11)])
    expect(bank.askedAbout).toEqual([order.reference])
    expect(await status(order)).toBe('PAID')
  })

  it('is asked again by another when the process that asked is gone', async () => {
    const order = await begin('bluepayment')
    happens(order, {})
    // As a process that was killed after it took the try leaves it.
    await shop.database.transaction((tx) =>
      sql`update payment_attempt set asks = 1, ask_at = ${inMinutes(12).toISOString()}::timestamptz
        where reference = ${order.reference}`.execute(tx),
    )
    await askAt(11.5)
    expect(await status(order)).toBe('PENDING')
    await askAt(12.1)
    expect(await status(order)).toBe('PAID')
  })

  it('counts what was paid, then what is under way, then what failed, of all that was begun', async () => {
    const order = await begin('bluepayment')
    happens(order, { status: 'FAILURE', remoteId: 'R1' }, { status: 'PENDING', remoteId: 'R2' })
    await askAt(11)
    expect(await status(order)).toBe('PENDING')
    happens(order, { status: 'FAILURE', remoteId: 'R1' }, { status: 'FAILURE', remoteId: 'R2' })
    await askAt(22)
    expect(await status(order)).toBe('UNPAID')
    happens(order, { status: 'FAILURE', remoteId: 'R1' }, { remoteId: 'R3' })
    await askAt(43)
    expect(await status(order)).toBe('PAID')
    expect(await words(order)).toEqual([
      'bluemedia pending heard',
      'bluemedia refused heard',
      'bluemedia refused heard',
      'bluemedia paid heard',
    ])
  })

  it('pays nothing with another sum or for another order', async () => {
    const [order, other] = [await begin('bluepayment'), await begin('bluepayment')]
    happens(order, { amount: '0.01' })
    bank.happened.set(other.reference, [{ orderId: order.reference, status: 'SUCCESS', amount: other.amount }])
    expect(await askAt(11)).toEqual([`The answer about ${other.reference} tells of another order`])
    expect([await status(order), await status(other)]).toEqual(['PENDING', 'PENDING'])
    expect(await trail(order)).toEqual([
      `provider note pending_payment ${order.reference}: 1 PLN is not what the order costs`,
    ])
  })

  it('has paid an order that has ended meanwhile: the goods are taken anew', async () => {
    const order = await begin('bluepayment')
    await askAt(11)
    await expireOrders(shop.database, inMinutes(61))
    happens(order, {})
    await askAt(82)
    expect(await status(order)).toBe('PAID')
    expect(await trail(order)).toEqual([
      'job expire canceled not paid in time',
      `provider pay processing bluepayment ${order.reference}, as the provider answered when it was asked`,
    ])
  })

  it('is asked about twenty at once, and the next time about the others', async () => {
    const orders: Begun[] = []
    for (let made = 0; made < 3; made += 1) orders.push(await begin('bluepayment'))
    await shop.database.transaction(async (tx) => {
      const { number = '' } = orders[0] ?? {}
      await sql`
        insert into payment_attempt (reference, order_id, method, provider, amount, currency, created_at, ask_at)
        select reference || 'X' || n, order_id, method, provider, amount, currency, created_at, ask_at
        from payment_attempt, generate_series(1, 20) n where reference = ${`${number}T1`}`.execute(tx)
    })
    await askAt(11)
    expect(bank.askedAbout).toHaveLength(20)
    await askAt(11)
    expect(new Set(bank.askedAbout).size).toBe(23)
    await shop.database.transaction((tx) => sql`delete from payment_attempt where reference like '%X%'`.execute(tx))
  })
})

const handIn = (token: string, session: string, result: string) =>
  client.must<{ handInCardResult: { status: string } }>(
    `mutation ($input: HandInCardResultInput!) { handInCardResult(input: $input) { status } }`,
    { input: { token, session_id: session, session_result: result } },
  )

/** The session that Adyen has opened for the order. */
const sessionOf = ({ reference }: Begun): string =>
  [...adyen.sessions].find(([, session]) => session.reference === reference)?.[0] ?? ''

const questions = () => adyen.asked.filter(({ path }) => path.includes('sessionResult='))

describe('Adyen that says nothing', () => {
  it('is asked with what the browser was given, once, and its answer pays', async () => {
    const order = await begin('adyen_cc')
    const result = adyen.finish(sessionOf(order), 'completed', `PSP${order.number}`)
    expect(await handIn(order.token, sessionOf(order), result)).toEqual({ handInCardResult: { status: 'PENDING' } })
    await askAt(9)
    expect(questions()).toEqual([])
    expect(await askAt(11)).toEqual([])
    expect(await status(order)).toBe('PAID')
    expect(await trail(order)).toEqual([
      `provider pay processing adyen_cc ${order.reference}, as the provider answered when it was asked`,
    ])
    await askAt(3_000)
    expect(questions()).toHaveLength(1)
  })

  it('may say it later by itself: that is the same word, and no alarm', async () => {
    const order = await begin('adyen_cc')
    const result = adyen.finish(sessionOf(order), 'completed', `PSP${order.number}`)
    await handIn(order.token, sessionOf(order), result)
    await askAt(11)
    const value = Math.round(Number(order.amount) * 100)
    const payload = adyen.webhook({ reference: order.reference, psp: `PSP${order.number}`, value })
    const headers = { 'content-type': 'application/json' }
    await server.inject({ method: 'POST', url: '/payment/notify/adyen', headers, payload })
    await askAt(12)
    expect(await words(order)).toEqual(['adyen paid heard'])
    expect(await trail(order)).toHaveLength(1)
  })

  it('cannot be asked about a payment whose browser was gone', async () => {
    const order = await begin('adyen_cc')
    await askAt(3_000)
    expect(questions()).toEqual([])
    expect(await status(order)).toBe('PENDING')
  })

  it('knows no result that somebody has made up, which keeps no right one out', async () => {
    const order = await begin('adyen_cc')
    await handIn(order.token, sessionOf(order), 'made up')
    expect((await askAt(11))[0]).toContain("Field 'sessionResult' is not valid.")
    expect(await status(order)).toBe('PENDING')
    await handIn(order.token, sessionOf(order), adyen.finish(sessionOf(order), 'completed', `PSP${order.number}`))
    await askAt(12)
    expect(await status(order)).toBe('PAID')
  })

  it('pays no order with the result of another', async () => {
    const [order, other] = [await begin('adyen_cc'), await begin('adyen_cc')]
    const result = adyen.finish(sessionOf(other), 'completed', `PSP${other.number}`)
    await handIn(order.token, sessionOf(order), result)
    await handIn(order.token, sessionOf(other), result)
    await askAt(11)
    expect([await status(order), await status(other)]).toEqual(['PENDING', 'PENDING'])
  })

  it.each(['down', 'hang up', 'late'] as const)('is asked again when it is %s', async (mishap) => {
    const order = await begin('adyen_cc')
    await handIn(order.token, sessionOf(order), adyen.finish(sessionOf(order), 'completed', `PSP${order.number}`))
    adyen.mishaps.push(mishap, mishap)
    expect(await askAt(11)).toHaveLength(1)
    expect(await status(order)).toBe('PENDING')
    expect(await askAt(22)).toEqual([])
    expect(await status(order)).toBe('PAID')
  })

  it.each(['refused', 'paymentPending'] as const)('pays nothing with a session that is %s', async (end) => {
    const order = await begin('adyen_cc')
    await handIn(order.token, sessionOf(order), adyen.finish(sessionOf(order), end, `PSP${order.number}`))
    expect(await askAt(11)).toEqual([])
    expect(await status(order)).toBe('PENDING')
    expect(await words(order)).toEqual([])
  })

  it('pays nothing with another sum', async () => {
    const order = await begin('adyen_cc')
    await handIn(order.token, sessionOf(order), adyen.finish(sessionOf(order), 'completed', `PSP${order.number}`, 1))
    await askAt(11)
    expect(await status(order)).toBe('PENDING')
    expect(await words(order)).toEqual(['adyen paid mismatch'])
  })

  it('is handed no endless texts', async () => {
    const order = await begin('adyen_cc')
    await expect(handIn(order.token, sessionOf(order), 'x'.repeat(4_097))).rejects.toThrow('no result')
  })
})

describe('a sandbox that says nothing', () => {
  it.each(['bluepayment', 'adyen_cc'] as const)('is asked as well, by %s', async (method) => {
    await use('sandbox')
    const order = await begin(method)
    const payload = 'outcome=lost'
    const headers = { 'content-type': 'application/x-www-form-urlencoded' }
    await server.inject({ method: 'POST', url: order.address, headers, payload })
    const { rows } = await sql`select from payment_sandbox_notice where body like ${`%${order.reference}%`}`.execute(
      shop.database.reader,
    )
    expect(rows).toEqual([])
    await askAt(9)
    expect(await status(order)).toBe('PENDING')
    expect(await askAt(11)).toEqual([])
    expect(await status(order)).toBe('PAID')
  })

  it('knows nothing of a payment that nobody decided', async () => {
    await use('sandbox')
    const order = await begin('bluepayment')
    expect(await askAt(11)).toEqual([])
    expect([await status(order), await words(order)]).toEqual(['PENDING', []])
  })
})
