import Fastify, { type FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { CartClient, type PlacedOrder } from '../cart/testing-client.ts'
import { eventHandlers } from '../event-handlers.ts'
import { offerAdyen, paymentRoutes, sendRefunds, useAdyen } from '../payment/payment.ts'
import { AdyenDouble, type Told } from '../payment/testing-adyen.ts'
import { deliverEvents } from '../platform/events.ts'
import { testShop, type TestShop } from '../testing.ts'
import { leaseRefund } from '../payment/refund-queries.ts'
import { changeOrder } from './change-order.ts'
import { changeByStaff } from './testing-orders.ts'

const patience = { milliseconds: 800, tries: 3, pause: 10 }
const complaints: string[] = []
const log = {
  error: (_facts: unknown, text?: string) => void complaints.push(String(text)),
  warn: (_facts: unknown, text?: string) => void complaints.push(String(text)),
} as unknown as NonNullable<Parameters<typeof useAdyen>[1]>

let adyen: AdyenDouble
let shop: TestShop
let server: FastifyInstance
let client: CartClient

beforeAll(async () => {
  adyen = await AdyenDouble.open()
  shop = await testShop({ demo: 'small' })
  useAdyen(adyen.settings, log, patience)
  await offerAdyen(shop.database, true)
  server = Fastify()
  await paymentRoutes(server, shop.database)
})
beforeEach(() => {
  client = new CartClient(shop)
  adyen.asked.length = 0
  adyen.mishaps.length = 0
  complaints.length = 0
})
afterAll(async () => {
  useAdyen(undefined)
  await server.close()
  await shop.close()
  await adyen.close()
})

const place = () => client.order({ payment: 'adyen_cc' })

async function payment(token: string) {
  const { orderPayment } = await client.must<{
    orderPayment: {
      status: string
      card_session: { id: string; session_data: string; client_key: string; environment: string } | null
    }
  }>(
    `query ($token: String!) { orderPayment(input: { token: $token }) {
      status card_session { id session_data client_key environment } } }`,
    { token },
  )
  return orderPayment
}

const status = async (token: string): Promise<string> => (await payment(token)).status

async function post(payload: string): Promise<{ statusCode: number; body: string }> {
  return server.inject({
    method: 'POST',
    url: '/payment/notify/adyen',
    headers: { 'content-type': 'application/json' },
    payload,
  })
}

async function listen(): Promise<void> {
  while ((await deliverEvents(shop.database, eventHandlers)) > 0);
}

/** Adyen posts these, the shop answers and then deals with them. */
async function tell(...told: Told[]): Promise<void> {
  const answer = await post(adyen.webhook(...told))
  expect(answer).toMatchObject({ statusCode: 200, body: '[accepted]' })
  await listen()
}

/** An order whose payment was opened. */
async function begin(): Promise<PlacedOrder & { reference: string; words: (more?: Told) => Told }> {
  const order = await place()
  await client.startPayment(order.token)
  const reference = `${order.number}T1`
  const psp = `PSP${order.number}`
  return { ...order, reference, words: (more = {}) => ({ reference, psp, value: order.total, ...more }) }
}

async function trail(number: string): Promise<string[]> {
  const { rows } = await sql<{ line: string }>`
    select concat_ws(' ', h.actor, h.action, h.to_status, nullif(h.reason, '')) as line
    from order_history h join order_order o on o.id = h.order_id where o.number = ${number} order by h.id`.execute(
    shop.database.reader,
  )
  return rows.map(({ line }) => line)
}

async function change(number: string, action: Parameters<typeof changeOrder>[2]): Promise<void> {
  const { rows } = await sql<{ id: number }>`select id from order_order where number = ${number}`.execute(
    shop.database.reader,
  )
  await shop.database.transaction((tx) =>
    changeOrder(tx, Number(rows[0]?.id), action, { reason: '', actor: 'staff', now: new Date() }),
  )
  await listen()
}

describe('a card payment opened at Adyen', () => {
  it('CHK-04 ROUTE-07 asks for one session with the order’s sum and the way back to the shop', async () => {
    const order = await place()
    expect(await client.startPayment(order.token)).toBe(`/checkout/card#${order.token}`)
    expect(adyen.asked).toEqual([
      {
        path: '/v72/sessions',
        idempotencyKey: expect.stringMatching(new RegExp(`^session-${order.number}T1-\\d+$`)),
        body: {
          merchantAccount: 'BocianECOM',
          reference: `${order.number}T1`,
          amount: { value: order.total, currency: 'PLN' },
          countryCode: 'PL',
          shopperLocale: 'pl-PL',
          returnUrl: 'http://127.0.0.1:3000/checkout/adyen_success',
          channel: 'Web',
          allowedPaymentMethods: ['scheme'],
        },
      },
    ])
    expect(await payment(order.token)).toEqual({
      status: 'PENDING',
      card_session: {
        id: expect.stringMatching(/^CS/),
        session_data: expect.stringMatching(/^Ab02b4c0!/),
        client_key: 'test_CLIENT',
        environment: 'test',
      },
    })
  })

  it('CHK-04 keeps its session through reloads and a second tab', async () => {
    const order = await place()
    const pages = await Promise.all([
      client.startPayment(order.token),
      client.startPayment(order.token),
      client.startPayment(order.token),
    ])
    expect(new Set(pages).size).toBe(1)
    const before = await payment(order.token)
    await client.startPayment(order.token)
    expect(await payment(order.token)).toEqual(before)
    expect(new Set(adyen.asked.map(({ idempotencyKey }) => idempotencyKey)).size).toBe(1)
  })

  it.each(['down', 'hang up', 'in progress', 'late'] as const)(
    'CHK-04 asks again under the same key when Adyen is “%s”',
    async (mishap) => {
      const order = await place()
      adyen.mishaps.push(mishap)
      expect(await client.startPayment(order.token)).toContain('/checkout/card#')
      expect(adyen.asked).toHaveLength(2)
      expect(new Set(adyen.asked.map(({ idempotencyKey }) => idempotencyKey)).size).toBe(1)
      expect(adyen.asked[1]?.body).toEqual(adyen.asked[0]?.body)
    },
  )

  it('CHK-04 ROUTE-08 says clearly that Adyen is silent, in the shopper’s language, and the order can be paid later', async () => {
    const order = await place()
    adyen.mishaps.push('down', 'hang up', 'down')
    const answer = await client.execute(
      'mutation ($token: String!) { startPayment(input: { token: $token }) { redirect_url } }',
      { token: order.token },
    )
    expect(answer.errors).toMatchObject([
      {
        message: expect.stringContaining('Operator płatności chwilowo nie odpowiada.'),
        extensions: { code: 'PAYMENT_UNAVAILABLE' },
      },
    ])
    expect(adyen.asked).toHaveLength(3)
    expect(complaints).toEqual(['Adyen opens no session'])
    expect(await payment(order.token)).toMatchObject({ card_session: null })
    expect(await client.startPayment(order.token)).toContain('/checkout/card#')
  })

  it.each([
    ['a key that is wrong', { apiKey: 'wrong' }],
    ['an account that is wrong', { merchantAccount: 'Other' }],
  ])('CHK-04 does not ask again with %s', async (_what, more) => {
    const order = await place()
    useAdyen({ ...adyen.settings, ...more }, log, patience)
    await expect(client.startPayment(order.token)).rejects.toThrow('Operator płatności')
    useAdyen(adyen.settings, log, patience)
    expect(adyen.asked).toHaveLength(1)
  })
})

describe('what Adyen says', () => {
  it('CHK-04 is kept before it is answered, and pays the order afterwards', async () => {
    const { token, number, words } = await begin()
    const answer = await post(adyen.webhook(words()))
    expect(answer).toMatchObject({ statusCode: 200, body: '[accepted]' })
    expect(await status(token)).toBe('PENDING')
    await listen()
    expect(await status(token)).toBe('PAID')
    expect(await trail(number)).toContain(`provider pay processing adyen_cc ${number}T1`)
    expect((await payment(token)).card_session).toBeNull()
  })

  it('CHK-04 ROUTE-08 refuses a card, and the same try may be paid afterwards, in whatever order it is told', async () => {
    const { token, words } = await begin()
    await tell(words({ success: false, psp: 'REFUSED1' }))
    expect(await status(token)).toBe('UNPAID')
    await tell(words())
    expect(await status(token)).toBe('PAID')
    await tell(words({ success: false, psp: 'REFUSED2' }), words({ eventCode: 'PENDING' }))
    expect(await status(token)).toBe('PAID')
  })

  it('CHK-04 pays once, however often and however jumbled it is told', async () => {
    const { token, number, words } = await begin()
    await tell(words(), words(), words({ eventCode: 'CAPTURE', psp: 'CAP', original: words().psp ?? '' }))
    await tell(words())
    await tell(words({ eventCode: 'PENDING' }))
    expect(await status(token)).toBe('PAID')
    expect((await trail(number)).filter((line) => line.includes(' pay '))).toHaveLength(1)
  })

  it.each([
    ['another amount', { value: 1 }],
    ['another currency', { currency: 'EUR' }],
  ])('CHK-04 about %s pays nothing', async (_what, more) => {
    const { token, number, words } = await begin()
    await tell(words(more))
    expect(await status(token)).toBe('PENDING')
    expect((await trail(number)).at(-1)).toContain('is not what the order costs')
  })

  it('CHK-04 is not believed without one of the keys, or for another account, and nothing of it is kept', async () => {
    const { token, words } = await begin()
    const genuine = adyen.webhook(words())
    const changed = genuine.replace(/"success":"true"/, '"success":"false"')
    for (const forged of [
      adyen.webhook(words({ key: 'AB'.repeat(32) })),
      adyen.webhook(words({ account: 'Other' })),
      adyen.webhook(words(), words({ key: 'AB'.repeat(32) })),
      changed,
    ])
      expect((await post(forged)).statusCode).toBe(401)
    for (const nonsense of ['{}', '[]', '{', '{"notificationItems":[]}'])
      expect((await post(nonsense)).statusCode).toBe(400)
    const { rows } =
      await sql`select from payment_adyen_notice where merchant_reference = ${words().reference}`.execute(
        shop.database.reader,
      )
    expect(rows).toEqual([])
    expect(await status(token)).toBe('PENDING')
  })

  it('CHK-04 is believed with either key while one replaces the other', async () => {
    const { token, words } = await begin()
    await tell(words({ key: adyen.settings.hmacKeys[1] ?? '' }))
    expect(await status(token)).toBe('PAID')
  })

  it.each(['CHARGEBACK', 'CAPTURE_FAILED', 'REFUND_FAILED', 'NOTIFICATION_OF_CHARGEBACK'])(
    '%s stands in the order’s trail and in the log, once',
    async (eventCode) => {
      const { token, number, words } = await begin()
      await tell(words())
      const alarm = words({ eventCode, psp: `ALARM${number}`, original: words().psp ?? '', reference: 'another' })
      await tell(alarm)
      await tell(alarm)
      expect((await trail(number)).filter((line) => line.includes(eventCode))).toHaveLength(1)
      expect(complaints).toEqual([expect.stringContaining(eventCode)])
      expect(await status(token)).toBe('PAID')
    },
  )

  it('tells of money that somebody sent back at Adyen itself, or paid for an order that nobody knows', async () => {
    const { number, words } = await begin()
    await tell(words())
    await tell(words({ eventCode: 'REFUND', psp: 'FOREIGN', original: words().psp ?? '' }))
    expect((await trail(number)).at(-1)).toContain('the shop did not ask for it')
    await tell({ reference: 'NOBODY', psp: 'NOBODY1', value: 100 })
    expect(complaints.at(-1)).toContain('nobody ordered this')
  })
})

describe('money that goes back by Adyen', () => {
  const paid = async () => {
    const order = await begin()
    await tell(order.words())
    return order
  }

  it('goes as a refund of a part, under a key of its own, and Adyen’s word about it alarms nobody', async () => {
    const { number, words } = await paid()
    await change(number, { name: 'refund', amount: 500 })
    const [asked] = adyen.askedFor('/refunds')
    expect(asked).toMatchObject({
      path: `/v72/payments/${words().psp}/refunds`,
      body: { amount: { value: 500, currency: 'PLN' }, merchantAccount: 'BocianECOM' },
    })
    expect(asked?.idempotencyKey).toMatch(/^refund-\d+-/)
    const { rows } = await sql<{ psp: string }>`
      select provider_reference as psp from payment_refund where key = ${String(asked?.body['reference'])}`.execute(
      shop.database.reader,
    )
    await tell(words({ eventCode: 'REFUND', psp: rows[0]?.psp ?? '', original: words().psp ?? '', value: 500 }))
    expect(complaints).toEqual([])
  })

  it('goes as a reversal when the whole order ends, whether it was captured or not', async () => {
    const { number, words } = await paid()
    await change(number, { name: 'cancel' })
    expect(adyen.asked.map(({ path }) => path)).toEqual(['/v72/sessions', `/v72/payments/${words().psp}/reversals`])
  })

  it('is asked for again when Adyen was away, with the same key, and holds up no other news', async () => {
    const { number } = await paid()
    adyen.mishaps.push('down', 'down', 'down')
    await change(number, { name: 'refund', amount: 500 })
    const later = new Date(Date.now() + 180_000)
    expect(await sendRefunds(shop.database, later)).toEqual([])
    expect(await sendRefunds(shop.database, later)).toEqual([])
    const asked = adyen.askedFor('/refunds')
    expect(asked).toHaveLength(4)
    expect(new Set(asked.map(({ idempotencyKey }) => idempotencyKey)).size).toBe(1)
  })

  it('P4 is asked for again forty seconds after the process that asked was killed', async () => {
    const { number } = await paid()
    await changeByStaff(shop, number, { name: 'refund', amount: 500 })
    const now = new Date()
    const inSeconds = (seconds: number) => new Date(now.getTime() + seconds * 1_000)
    adyen.mishaps.push('down', 'down', 'down')
    await listen()
    await shop.database.transaction((tx) => leaseRefund(tx, inSeconds(180), inSeconds(0)))
    await sendRefunds(shop.database, inSeconds(39))
    expect(adyen.askedFor('/refunds')).toHaveLength(3)
    await sendRefunds(shop.database, inSeconds(40))
    const asked = adyen.askedFor('/refunds')
    expect(asked).toHaveLength(4)
    expect(new Set(asked.map(({ idempotencyKey }) => idempotencyKey)).size).toBe(1)
  })

  it.each([
    ['at once', []],
    ['after it did not answer', ['down', 'down', 'down']],
  ] as const)('is told in the trail when Adyen will never send it, said %s', async (_when, mishaps) => {
    const { number, words } = await begin()
    await tell(words({ psp: `GONE${number}` }))
    adyen.mishaps.push(...mishaps)
    await change(number, { name: 'refund', amount: 500 })
    for (const minutes of [3, 10]) await sendRefunds(shop.database, new Date(Date.now() + minutes * 60_000))
    await listen()
    expect((await trail(number)).filter((line) => line.includes('Adyen refuses (422, 167)'))).toHaveLength(1)
  })
})

it('the sandbox plays cards again where Adyen is not set up any more', async () => {
  useAdyen(undefined)
  await offerAdyen(shop.database, true)
  const order = await place()
  expect(await client.startPayment(order.token)).toContain('/payment/sandbox/')
  expect((await post(adyen.webhook({}))).statusCode).toBe(503)
})
