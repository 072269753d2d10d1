import Fastify, { type FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { CartClient } from '#src/cart/testing-client.ts'
import { openSandbox, paymentRoutes } from '#src/payment/payment.ts'
import { deliverSandboxNotices } from '#src/payment/providers/sandbox/sandbox-delivery.ts'
import type { SandboxOutcome } from '#src/payment/providers/sandbox/sandbox-types.ts'
import { deliverDueEvents } from '#src/testing/testing-events.ts'
import { testShop, type TestShop } from '#src/testing/testing.ts'
import { expireOrders } from '../change/expire-orders.ts'

let shop: TestShop
let server: FastifyInstance
let client: CartClient

beforeAll(async () => {
  shop = await testShop({ demo: 'small' })
  await shop.database.transaction((tx) => openSandbox(tx))
  server = Fastify()
  await paymentRoutes(server, shop.database)
})
beforeEach(() => {
  client = new CartClient(shop)
})
afterAll(async () => {
  await server.close()
  await shop.close()
})

async function choose(page: string, outcome: SandboxOutcome): Promise<string> {
  const answer = await server.inject({
    method: 'POST',
    url: page,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: `outcome=${outcome}`,
  })
  expect(answer.statusCode).toBe(303)
  return String(answer.headers.location)
}

/** Delivers the sandbox's notifications that are due after this time, then the shop's events. */
async function pass(seconds = 60): Promise<number[]> {
  const statuses: number[] = []
  const now = new Date(Date.now() + seconds * 1_000)
  await deliverSandboxNotices(
    shop.database,
    async ({ path, contentType, body }) => {
      const answer = await server.inject({
        method: 'POST',
        url: path,
        headers: { 'content-type': contentType },
        payload: body,
      })
      statuses.push(answer.statusCode)
      return answer.statusCode === 200
    },
    now,
  )
  await deliverDueEvents(shop.database)
  return statuses
}

async function payment(token: string) {
  const query = `query ($token: String!) { orderPayment(input: { token: $token }) {
    status can_return_to_cart available_payment_methods { code } selected_payment_method { code } } }`
  const { orderPayment } = await client.must<{
    orderPayment: { status: string; can_return_to_cart: boolean; available_payment_methods: { code: string }[] }
  }>(query, { token })
  return orderPayment
}

const status = async (token: string): Promise<string> => (await payment(token)).status

async function stock(): Promise<number> {
  const { rows } = await sql<{ on_hand: number }>`
    select on_hand from inventory_stock s join catalogue_product p on p.id = s.product_id where sku = 'ROLE-PLENTY'`.execute(
    shop.database.reader,
  )
  return rows[0]?.on_hand ?? -1
}

async function trail(number: string): Promise<string[]> {
  const { rows } = await sql<{ line: string }>`
    select concat_ws(' ', h.actor, h.action, h.from_status, h.to_status) as line
    from order_history h join order_order o on o.id = h.order_id where o.number = ${number} order by h.id`.execute(
    shop.database.reader,
  )
  return rows.map(({ line }) => line)
}

describe.each(['adyen_cc', 'bluepayment'])('an order that is paid by %s', (method) => {
  async function play(outcome: SandboxOutcome) {
    const order = await client.order({ payment: method })
    const page = (await client.startPayment(order.token)) ?? ''
    const back = await choose(page, outcome)
    return { ...order, page, back }
  }

  it('CHK-04 stays unpaid when the buyer returns, until the provider’s notification arrives', async () => {
    const order = await play('accept')
    expect(order.state).toBe('pending_payment')
    expect(order.back).toMatch(
      method === 'adyen_cc' ? /^\/checkout\/adyen_success$/ : /^\/bluepayment\/processing\/back\?/,
    )
    expect(await status(order.token)).toBe('PENDING')
    expect(await pass()).toEqual([200])
    expect(await status(order.token)).toBe('PAID')
    expect(await trail(order.number)).toEqual([
      'guest place pending_payment',
      'provider pay pending_payment processing',
    ])
  })

  it.each<[SandboxOutcome, string]>([
    ['twice', 'PAID'],
    ['outOfOrder', 'PAID'],
    ['late', 'PAID'],
    ['pending', 'PENDING'],
    ['refuse', 'UNPAID'],
  ])('CHK-04 has the right status after irregular notifications: %s', async (outcome, expected) => {
    const order = await play(outcome)
    await pass()
    expect(await status(order.token)).toBe(expected)
    expect(await trail(order.number)).toHaveLength(expected === 'PAID' ? 2 : 1)
  })

  it('is not paid by a forged notification or by another amount, which its history records', async () => {
    const forged = await play('forged')
    expect(await pass()).toEqual([401])
    expect(await status(forged.token)).toBe('PENDING')
    const cheap = await play('wrongAmount')
    await pass(1)
    expect(await status(cheap.token)).toBe('PENDING')
    expect(await trail(cheap.number)).toEqual([
      'guest place pending_payment',
      'provider note pending_payment pending_payment',
    ])
  })

  it('UX-35 can be paid by another attempt or method after a refusal, and stays one order', async () => {
    const order = await play('refuse')
    await pass()
    expect((await payment(order.token)).available_payment_methods.map(({ code }) => code)).toEqual(
      expect.arrayContaining(['banktransfer', 'cashondelivery', 'adyen_cc', 'bluepayment']),
    )
    expect(await client.startPayment(order.token, method)).not.toBe(order.page)
    const other = method === 'adyen_cc' ? 'bluepayment' : 'adyen_cc'
    const second = (await client.startPayment(order.token, other)) ?? ''
    expect(second).not.toBe(order.page)
    await choose(second, 'accept')
    await pass()
    expect(await status(order.token)).toBe('PAID')
    const { rows } = await sql<{ count: number }>`
      select count(*)::int as count from order_order o join cart_cart c on c.id = o.cart_id
      where c.masked_id = ${order.cartId}`.execute(shop.database.reader)
    expect(rows[0]?.count).toBe(1)
    await expect(client.startPayment(order.token)).rejects.toThrow('This order cannot be paid any more.')
  })

  it('starts one payment despite reloads and a second tab', async () => {
    const order = await client.order({ payment: method })
    const pages = await Promise.all([
      client.startPayment(order.token),
      client.startPayment(order.token),
      client.startPayment(order.token),
    ])
    expect(new Set(pages).size).toBe(1)
  })

  it('refunds the second of two payments', async () => {
    const order = await client.order({ payment: method })
    const first = (await client.startPayment(order.token)) ?? ''
    await sql`update payment_attempt set created_at = created_at - interval '1 hour'`.execute(shop.database.reader)
    const second = (await client.startPayment(order.token)) ?? ''
    expect(second).not.toBe(first)
    for (const page of [first, second]) await choose(page, 'accept')
    await pass()
    const { rows } = await sql<{ key: string; amount: number; sent: boolean }>`
      select r.key, r.amount, r.sent_at is not null as sent from payment_refund r
      join payment_attempt a on a.id = r.attempt_id join order_order o on o.id = a.order_id
      where o.number = ${order.number}`.execute(shop.database.reader)
    expect(rows).toEqual([
      {
        key: `surplus-${order.number}T2`,
        amount: order.total,
        sent: true,
      },
    ])
  })
})

describe('an unpaid order', () => {
  it('UX-35 can be moved once to an open cart, with everything that was entered', async () => {
    const before = await stock()
    const order = await client.order({ payment: 'adyen_cc' })
    const query = 'mutation ($token: String!) { returnOrderToCart(input: { token: $token }) { cart_id } }'
    const back = async () =>
      (await client.must<{ returnOrderToCart: { cart_id: string } }>(query, { token: order.token })).returnOrderToCart
        .cart_id
    const cartId = await back()
    expect(await back()).toBe(cartId)
    expect(cartId).not.toBe(order.cartId)
    expect(await client.read(cartId)).toMatchObject({
      email: 'ada@example.com',
      items: [{ quantity: 1, product: { sku: 'ROLE-PLENTY' } }],
    })
    expect(await stock()).toBe(before)
    expect(await status(order.token)).toBe('CANCELED')
  })

  it('expires after the configured time; a late payment takes the stock again', async () => {
    const order = await client.order({ payment: 'adyen_cc' })
    const page = (await client.startPayment(order.token)) ?? ''
    expect(await expireOrders(shop.database, new Date(Date.now() + 30 * 60_000))).toBe(0)
    await expireOrders(shop.database, new Date(Date.now() + 2 * 3_600_000))
    expect(await status(order.token)).toBe('CANCELED')
    const shelf = await stock()
    await choose(page, 'accept')
    await pass()
    expect(await status(order.token)).toBe('PAID')
    expect(await stock()).toBe(shelf - 1)
    expect((await trail(order.number)).slice(1)).toEqual([
      'job expire pending_payment canceled',
      'provider pay canceled processing',
    ])
  })

  it('needs no online payment after the buyer switched to a method without a provider', async () => {
    const order = await client.order({ payment: 'adyen_cc' })
    expect(await client.startPayment(order.token, 'cashondelivery')).toBeNull()
    expect(await payment(order.token)).toMatchObject({ status: 'NOT_ONLINE', available_payment_methods: [] })
    await expect(client.startPayment(order.token, 'nothing')).rejects.toThrow('cannot be paid any more')
  })

  it('cannot be paid or read without its token', async () => {
    await client.order({ payment: 'adyen_cc' })
    await expect(payment('guess')).rejects.toThrow(/couldn't locate an order/)
    await expect(client.startPayment('guess')).rejects.toThrow(/couldn't locate an order/)
  })
})

describe('the provider endpoints', () => {
  const post = (url: string, type: string, payload: string) =>
    server.inject({ method: 'POST', url, headers: { 'content-type': type }, payload })

  it('respond to malformed requests with 4xx and never with 5xx', async () => {
    const json = 'application/json'
    const form = 'application/x-www-form-urlencoded'
    for (const [url, type, body] of [
      ['/payment/notify/card', json, '{}'],
      ['/payment/notify/card', json, '[]'],
      ['/payment/notify/card', json, '{'],
      ['/payment/notify/card', form, 'a=b'],
      ['/payment/notify/bank', form, ''],
      ['/payment/notify/bank', form, 'transactions=%00'],
      ['/payment/notify/bank', form, 'transactions=PGE%2B&transactions=x'],
      ['/payment/sandbox/nothing', form, 'outcome=accept'],
    ] as const) {
      const { statusCode } = await post(url, type, body)
      expect(statusCode, `${url} ${body}`).toBeGreaterThanOrEqual(400)
      expect(statusCode, `${url} ${body}`).toBeLessThan(500)
    }
    expect((await server.inject('/payment/sandbox/nothing')).statusCode).toBe(404)
  })

  it('serve the sandbox page in the store’s language until an outcome is chosen', async () => {
    const page = (await client.startPayment((await client.order({ payment: 'bluepayment' })).token)) ?? ''
    const shown = await server.inject(page)
    expect(shown.statusCode).toBe(200)
    expect(shown.body).toContain('Tutaj nie płyną prawdziwe pieniądze.')
    await choose(page, 'accept')
    expect((await server.inject(page)).statusCode).toBe(303)
    expect(await choose(page, 'refuse')).toContain('/bluepayment/processing/back')
    await pass()
  })
})
