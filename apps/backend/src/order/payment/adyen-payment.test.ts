import Fastify, { type FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { CartClient, type PlacedOrder } from '#src/cart/testing-client.ts'
import { paymentRoutes, sendRefunds } from '#src/payment/payment.ts'
import { testAdyen, useAccounts } from '#src/payment/testing-accounts.ts'
import { AdyenDouble, type NotificationFields } from '#src/payment/providers/adyen/testing-adyen.ts'
import { deliverDueEvents } from '#src/testing/testing-events.ts'
import { testShop, type TestShop } from '#src/testing/testing.ts'
import { leaseRefund } from '#src/payment/refund-queries.ts'
import { changeOrder } from '../change/change-order.ts'
import { changeByStaff } from '../testing-orders.ts'

const patience = { milliseconds: 800, tries: 3, pause: 10 }
const complaints: string[] = []
const log = {
  error: (_facts: unknown, text?: string) => void complaints.push(String(text)),
  warn: (_facts: unknown, text?: string) => void complaints.push(String(text)),
} as unknown as NonNullable<Parameters<typeof testAdyen>[1]>

let adyen: AdyenDouble
let shop: TestShop
let server: FastifyInstance
let client: CartClient

beforeAll(async () => {
  adyen = await AdyenDouble.open()
  shop = await testShop({ demo: 'small' })
  await useAccounts(shop.database, { adyen: testAdyen(adyen.settings, log, patience) })
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

it.each([
  ['test', { demo_mode: true, frontend_region: 'eu', client_key_live: '', client_key_test: 'the key' }],
  ['live', { demo_mode: false, frontend_region: 'eu', client_key_live: 'the key', client_key_test: '' }],
  ['live-us', { demo_mode: false, frontend_region: 'us', client_key_live: 'the key', client_key_test: '' }],
] as const)('STORE-23 the store config has the key and region of the account: %s', async (environment, expected) => {
  const settings = { ...adyen.settings, clientKey: 'the key', environment, livePrefix: 'abc' }
  const before = shop.database.services.adyen
  Object.assign(shop.database.services, { adyen: testAdyen(settings, log, patience) })
  const fields = 'client_key_live client_key_test demo_mode frontend_region'
  const found = await client.must<{ storeConfig: object }>(`{ storeConfig { card_payment { ${fields} } } }`)
  Object.assign(shop.database.services, { adyen: before })
  expect(found.storeConfig).toEqual({ card_payment: expected })
})

const status = async (token: string): Promise<string> => (await payment(token)).status

async function post(payload: string): Promise<{ statusCode: number; body: string }> {
  return server.inject({
    method: 'POST',
    url: '/payment/notify/adyen',
    headers: { 'content-type': 'application/json' },
    payload,
  })
}

async function deliverEvents(): Promise<void> {
  await deliverDueEvents(shop.database)
}

/** Posts these notifications as Adyen does, then delivers the events that they publish. */
async function notify(...items: NotificationFields[]): Promise<void> {
  const answer = await post(adyen.webhook(...items))
  expect(answer).toMatchObject({ statusCode: 200, body: '[accepted]' })
  await deliverEvents()
}

/** An order with a started payment. */
async function begin(): Promise<
  PlacedOrder & { reference: string; item: (more?: NotificationFields) => NotificationFields }
> {
  const order = await place()
  await client.startPayment(order.token)
  const reference = `${order.number}T1`
  const psp = `PSP${order.number}`
  return { ...order, reference, item: (more = {}) => ({ reference, psp, value: order.total, ...more }) }
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
  await deliverEvents()
}

describe('a card payment at Adyen', () => {
  it('CHK-04 ROUTE-07 requests one session with the order’s total and the return URL', async () => {
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

  it('CHK-04 reuses its session after reloads and in a second tab', async () => {
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
    'CHK-04 retries with the same idempotency key when Adyen fails: %s',
    async (mishap) => {
      const order = await place()
      adyen.mishaps.push(mishap)
      expect(await client.startPayment(order.token)).toContain('/checkout/card#')
      expect(adyen.asked).toHaveLength(2)
      expect(new Set(adyen.asked.map(({ idempotencyKey }) => idempotencyKey)).size).toBe(1)
      expect(adyen.asked[1]?.body).toEqual(adyen.asked[0]?.body)
    },
  )

  it('CHK-04 ROUTE-08 reports in the shopper’s language that Adyen is unavailable, and the order can be paid later', async () => {
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
    expect(complaints).toEqual(['opening an Adyen session failed'])
    expect(await payment(order.token)).toMatchObject({ card_session: null })
    expect(await client.startPayment(order.token)).toContain('/checkout/card#')
  })

  it.each([
    ['a wrong API key', { apiKey: 'wrong' }],
    ['a wrong account', { merchantAccount: 'Other' }],
  ])('CHK-04 does not retry with %s', async (_what, more) => {
    const order = await place()
    await useAccounts(shop.database, { adyen: testAdyen({ ...adyen.settings, ...more }, log, patience) })
    await expect(client.startPayment(order.token)).rejects.toThrow('Operator płatności')
    await useAccounts(shop.database, { adyen: testAdyen(adyen.settings, log, patience) })
    expect(adyen.asked).toHaveLength(1)
  })
})

describe('a notification from Adyen', () => {
  it('CHK-04 is stored before the response, and pays the order when its event is delivered', async () => {
    const { token, number, item } = await begin()
    const answer = await post(adyen.webhook(item()))
    expect(answer).toMatchObject({ statusCode: 200, body: '[accepted]' })
    expect(await status(token)).toBe('PENDING')
    await deliverEvents()
    expect(await status(token)).toBe('PAID')
    expect(await trail(number)).toContain(`provider pay processing adyen_cc ${number}T1`)
    expect((await payment(token)).card_session).toBeNull()
  })

  it('CHK-04 ROUTE-08 of a refused card does not stop the same attempt from being paid, in any order of notifications', async () => {
    const { token, item } = await begin()
    await notify(item({ success: false, psp: 'REFUSED1' }))
    expect(await status(token)).toBe('UNPAID')
    await notify(item())
    expect(await status(token)).toBe('PAID')
    await notify(item({ success: false, psp: 'REFUSED2' }), item({ eventCode: 'PENDING' }))
    expect(await status(token)).toBe('PAID')
  })

  it('CHK-04 pays the order once, even if duplicated or out of order', async () => {
    const { token, number, item } = await begin()
    await notify(item(), item(), item({ eventCode: 'CAPTURE', psp: 'CAP', original: item().psp ?? '' }))
    await notify(item())
    await notify(item({ eventCode: 'PENDING' }))
    expect(await status(token)).toBe('PAID')
    expect((await trail(number)).filter((line) => line.includes(' pay '))).toHaveLength(1)
  })

  it.each([
    ['another amount', { value: 1 }],
    ['another currency', { currency: 'EUR' }],
  ])('CHK-04 with %s leaves the order unpaid', async (_what, more) => {
    const { token, number, item } = await begin()
    await notify(item(more))
    expect(await status(token)).toBe('PENDING')
    expect((await trail(number)).at(-1)).toContain('is not what the order costs')
  })

  it('CHK-04 is rejected and not stored with an unknown key or for another account', async () => {
    const { token, item } = await begin()
    const genuine = adyen.webhook(item())
    const changed = genuine.replace(/"success":"true"/, '"success":"false"')
    for (const forged of [
      adyen.webhook(item({ key: 'AB'.repeat(32) })),
      adyen.webhook(item({ account: 'Other' })),
      adyen.webhook(item(), item({ key: 'AB'.repeat(32) })),
      changed,
    ])
      expect((await post(forged)).statusCode).toBe(401)
    for (const nonsense of ['{}', '[]', '{', '{"notificationItems":[]}'])
      expect((await post(nonsense)).statusCode).toBe(400)
    const { rows } = await sql`select from payment_adyen_notice where merchant_reference = ${item().reference}`.execute(
      shop.database.reader,
    )
    expect(rows).toEqual([])
    expect(await status(token)).toBe('PENDING')
  })

  it('CHK-04 is accepted with either key during key rotation', async () => {
    const { token, item } = await begin()
    await notify(item({ key: adyen.settings.hmacKeys[1] ?? '' }))
    expect(await status(token)).toBe('PAID')
  })

  it.each(['CHARGEBACK', 'CAPTURE_FAILED', 'REFUND_FAILED', 'NOTIFICATION_OF_CHARGEBACK'])(
    'of type %s is recorded once in the order’s history and in the log',
    async (eventCode) => {
      const { token, number, item } = await begin()
      await notify(item())
      const alarm = item({ eventCode, psp: `ALARM${number}`, original: item().psp ?? '', reference: 'another' })
      await notify(alarm)
      await notify(alarm)
      expect((await trail(number)).filter((line) => line.includes(eventCode))).toHaveLength(1)
      expect(complaints).toEqual([expect.stringContaining(eventCode)])
      expect(await status(token)).toBe('PAID')
    },
  )

  it('is recorded or logged if it is about a refund made at Adyen itself, or a payment of an unknown order', async () => {
    const { number, item } = await begin()
    await notify(item())
    await notify(item({ eventCode: 'REFUND', psp: 'FOREIGN', original: item().psp ?? '' }))
    expect((await trail(number)).at(-1)).toContain('the shop did not ask for it')
    await notify({ reference: 'NOBODY', psp: 'NOBODY1', value: 100 })
    expect(complaints.at(-1)).toContain('nobody ordered this')
  })
})

describe('a refund by Adyen', () => {
  const paid = async () => {
    const order = await begin()
    await notify(order.item())
    return order
  }

  it('is requested as a partial refund with a key of its own, and Adyen’s notification about it raises no alarm', async () => {
    const { number, item } = await paid()
    await change(number, { name: 'refund', amount: 500 })
    const [asked] = adyen.askedFor('/refunds')
    expect(asked).toMatchObject({
      path: `/v72/payments/${item().psp}/refunds`,
      body: { amount: { value: 500, currency: 'PLN' }, merchantAccount: 'BocianECOM' },
    })
    expect(asked?.idempotencyKey).toMatch(/^refund-\d+-/)
    const { rows } = await sql<{ psp: string }>`
      select provider_reference as psp from payment_refund where key = ${String(asked?.body['reference'])}`.execute(
      shop.database.reader,
    )
    await notify(item({ eventCode: 'REFUND', psp: rows[0]?.psp ?? '', original: item().psp ?? '', value: 500 }))
    expect(complaints).toEqual([])
  })

  it('is requested as a reversal when the whole order is canceled, whether or not its payment was captured', async () => {
    const { number, item } = await paid()
    await change(number, { name: 'cancel' })
    expect(adyen.asked.map(({ path }) => path)).toEqual(['/v72/sessions', `/v72/payments/${item().psp}/reversals`])
  })

  it('is retried with the same key after an outage of Adyen, without blocking other events', async () => {
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

  it('P4 is retried forty seconds after the process that was sending it was killed', async () => {
    const { number } = await paid()
    await changeByStaff(shop, number, { name: 'refund', amount: 500 })
    const now = new Date()
    const inSeconds = (seconds: number) => new Date(now.getTime() + seconds * 1_000)
    adyen.mishaps.push('down', 'down', 'down')
    await deliverEvents()
    await shop.database.transaction((tx) => leaseRefund(tx, inSeconds(180), inSeconds(0)))
    await sendRefunds(shop.database, inSeconds(39))
    expect(adyen.askedFor('/refunds')).toHaveLength(3)
    await sendRefunds(shop.database, inSeconds(40))
    const asked = adyen.askedFor('/refunds')
    expect(asked).toHaveLength(4)
    expect(new Set(asked.map(({ idempotencyKey }) => idempotencyKey)).size).toBe(1)
  })

  it.each([
    ['at the first attempt', []],
    ['after an outage', ['down', 'down', 'down']],
  ] as const)('is noted in the order’s history when Adyen refuses it for good %s', async (_when, mishaps) => {
    const { number, item } = await begin()
    await notify(item({ psp: `GONE${number}` }))
    adyen.mishaps.push(...mishaps)
    await change(number, { name: 'refund', amount: 500 })
    for (const minutes of [3, 10]) await sendRefunds(shop.database, new Date(Date.now() + minutes * 60_000))
    await deliverEvents()
    expect((await trail(number)).filter((line) => line.includes('Adyen refuses (422, 167)'))).toHaveLength(1)
  })
})

it('card payments use the sandbox again when Adyen is no longer configured', async () => {
  await useAccounts(shop.database)
  const order = await place()
  expect(await client.startPayment(order.token)).toContain('/payment/sandbox/')
  expect((await post(adyen.webhook({}))).statusCode).toBe(503)
})
