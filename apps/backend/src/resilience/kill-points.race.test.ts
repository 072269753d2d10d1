import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { audit } from '../admin/audit-command.ts'
import { changeOrder } from '../order/order.ts'
import { testAdyen, useAccounts } from '../payment/testing-accounts.ts'
import { AdyenDouble } from '../payment/providers/adyen/testing-adyen.ts'
import type { Database } from '../platform/database.ts'
import { dropEvent, listFailedEvents } from '../platform/event-queue/event-admin.ts'
import { deliverDueEvents } from '../testing/testing-events.ts'
import { faultPoints, type FaultPoint } from '../platform/fault-point.ts'
import { sendToNode, prepareCart, type SendGraphql, type ShopNode } from '../testing/testing-node.ts'
import { openNodeDatabase, type NodeDatabase } from '../testing/testing-node-database.ts'
import { Journey, storedOrder, untouched, type Act, type End, type StoredOrder } from '../testing/testing-journey.ts'
import { smallRange } from '../testing/testing.ts'

// Set KILL_ROUNDS=20 for the long run.
const rounds = Number(process.env['KILL_ROUNDS'] ?? 1)
const timeout = 1_800_000

let adyen: AdyenDouble
let nodeDatabase: NodeDatabase
beforeAll(async () => {
  adyen = await AdyenDouble.open()
  nodeDatabase = await openNodeDatabase(smallRange())
  await nodeDatabase.look(async (database) => {
    await useAccounts(database, { adyen: testAdyen(adyen.settings), isDemo: false })
    // The copied catalogue may be so old that the audit would report its events as stuck.
    await deliverDueEvents(database)
  })
})
afterAll(async () => {
  nodeDatabase.removeFolder()
  await adyen.close()
})

/** Expires the leases that the killed backend still holds. */
async function endLeases(database: Database): Promise<void> {
  await database.transaction(async (tx) => {
    await sql`update platform_event set leased_until = null, next_attempt_at = now() where dead_at is null`.execute(tx)
    await sql`update payment_refund set due_at = now() where sent_at is null`.execute(tx)
    await sql`update payment_attempt set ask_at = now() where ask_at is not null`.execute(tx)
  })
}

// All rounds come from one address and would exceed its hourly limit of payment attempts.
async function resetLimits(database: Database): Promise<void> {
  await database.transaction(async (tx) => {
    await sql`delete from platform_attempt`.execute(tx)
  })
}

async function brokenRules(database: Database): Promise<string[]> {
  const broken: string[] = []
  await audit(database, new Date(), ({ number, findings }) =>
    broken.push(...findings.map((finding) => `${number}: ${finding}`)),
  )
  return broken
}

/**
 * Expects that the backend of a journey died at a point, that the database contains the expected rows, and that it obeys every
 * rule.
 */
async function expectDeath(way: Journey, what: string, end: End, stored: Partial<StoredOrder>): Promise<void> {
  expect({ what, ...end }).toMatchObject({ what, signal: 'SIGKILL' })
  await nodeDatabase.look(async (database) => {
    expect({ what, ...(await storedOrder(database, way.cart)) }).toMatchObject({ what, ...stored })
    expect({ what, broken: await brokenRules(database) }).toEqual({ what, broken: [] })
    await endLeases(database)
  })
}

const waiting = { orders: 1, isCartOpen: false, taken: 2, status: 'pending_payment', trail: 'place' }
const opened = { ...waiting, attempts: 'started', sessions: 1, addresses: 1 }
// The notification and its outcome are events of two types, so either of them may be handled first.
const notified = { ...opened, attempts: 'paid', notices: 1, heard: expect.any(Number), words: 1 }
const paid = { ...notified, status: 'processing', trail: 'place pay' }
const ended = { ...paid, status: 'closed', taken: 0, trail: 'place pay cancel' }

const kind = { sku: 'ROLE-PLENTY', quantity: 2, email: 'ada@example.com', payment: 'adyen_cc' }

const idle = () => Promise.resolve()

describe.each(Array.from({ length: rounds }, (_, round) => [round + 1]))('P4 killed at every point, round %i', () => {
  it(
    'places an order once, requests it with one key, charges it once and refunds it once',
    async () => {
      const way = new Journey(nodeDatabase, adyen)
      const dead: string[] = []
      const dieAt = async (point: FaultPoint, act: Act, stored: Partial<StoredOrder>, journey = way) => {
        await expectDeath(journey, point, await journey.runToExit({ FAULT_AT: point }, act), stored)
        dead.push(point)
      }
      const dieUnanswered = async (path: string, act: Act, stored: Partial<StoredOrder>, journey = way) =>
        expectDeath(journey, `waiting for ${path}`, await journey.killBeforeResponse(path, act), stored)
      const began = performance.now()
      await nodeDatabase.look(resetLimits)
      await dieAt(
        'order.before-recheck',
        async (send) => {
          way.cart = await prepareCart(send, kind)
          await way.place(send)
        },
        untouched,
      )
      for (const point of ['order.before-taking', 'order.before-rows', 'order.before-commit'] as const)
        await dieAt(point, (send) => way.place(send), untouched)
      expect(way.numbers.size).toBe(0)
      await dieAt('order.after-commit', (send) => way.place(send), waiting)

      for (const point of ['after-lease', 'after-handler', 'after-handled', 'after-delivered'] as const) {
        // Several that come together, and are not attempted before. Those of the kill before come alone.
        await nodeDatabase.look(publishStock)
        await dieAt(`event.${point}`, idle, waiting)
      }

      const broken = await nodeDatabase.look(publishBroken)
      for (const point of ['before-failed', 'after-failed'] as const) await dieAt(`event.${point}`, idle, waiting)
      await nodeDatabase.look((database) => dropBroken(database, broken))

      const placeAndPay = async (send: SendGraphql) => {
        await way.place(send)
        await way.pay(send)
      }
      await dieAt('payment.before-request', placeAndPay, { ...waiting, attempts: 'started', sessions: 0 })
      await dieUnanswered('/sessions', placeAndPay, { ...waiting, attempts: 'started', sessions: 0 })
      await dieAt('payment.before-storing', placeAndPay, { ...waiting, attempts: 'started', sessions: 0 })
      await dieAt('payment.after-storing', placeAndPay, opened)

      const payAndNotify = async (send: SendGraphql, node: ShopNode) => {
        await placeAndPay(send)
        await way.notify(node)
      }
      await dieAt('notification.before-commit', payAndNotify, { ...opened, notices: 0 })
      await dieAt('notification.after-commit', payAndNotify, { ...opened, notices: 1, heard: 0, words: 0 })
      await dieAt('notification.before-handling', idle, { ...opened, notices: 1, heard: 0, words: 0 })
      await dieAt('notification.after-handling', idle, { ...opened, attempts: 'paid', notices: 1, heard: 0, words: 1 })
      await dieAt('outcome.before-applying', idle, notified)
      await dieAt('outcome.before-commit', idle, notified)
      await dieAt('outcome.after-commit', idle, paid)

      await nodeDatabase.look((database) => cancelByStaff(database, way.order.number))
      await dieAt('refund.before-request', idle, { ...ended, refundsSent: 'asked' })
      await dieUnanswered('/reversals', idle, { ...ended, refundsSent: 'asked' })
      await dieAt('refund.before-storing', idle, { ...ended, refundsSent: 'asked' })
      await dieAt('refund.after-storing', idle, { ...ended, refundsSent: 'sent' })

      const unheard = new Journey(nodeDatabase, adyen)
      const question = await payUnnotified(unheard)
      await nodeDatabase.look(endLeases)
      await dieAt('poll.before-request', idle, opened, unheard)
      await dieUnanswered(question, idle, opened, unheard)
      await dieAt('poll.before-storing', idle, opened, unheard)
      await dieAt('poll.after-storing', idle, { ...opened, attempts: 'paid', words: 1 }, unheard)

      const last = await way.launch({})
      await last.answers
      await way.place((...question) => sendToNode(last.url, ...question))
      expect([await way.notify(last), await way.notify(last)]).toEqual([200, 200])
      await untilPaid(unheard, last)
      expect(await last.end('SIGTERM')).toBe(0)

      // anonymization.race.test.ts visits the others.
      expect(dead).toEqual(faultPoints.filter((point) => !point.startsWith('anonymization.')))
      expect([...way.numbers]).toEqual([way.order.number])
      expect([...way.addresses]).toEqual([`/checkout/card#${way.order.token}`])
      expectOneKey('/sessions', way.order.number)
      expectOneKey('/reversals', way.order.number)
      await nodeDatabase.look(async (database) => {
        await endLeases(database)
        expect(await storedOrder(database, way.cart)).toEqual({
          ...ended,
          heard: 1,
          refundsSent: 'sent',
          letters: 'placed pay cancel',
        })
        expect(await storedOrder(database, unheard.cart)).toMatchObject({ ...paid, notices: 0, heard: 0 })
        expect(await brokenRules(database)).toEqual([])
      })
      console.log(`${dead.length + 3} kills in ${Math.round((performance.now() - began) / 1_000)} s`)
    },
    timeout,
  )
})

/** Publishes events of a type that two handlers take several at a time. */
function publishStock(database: Database): Promise<void> {
  return database.transaction(async (tx) => {
    await sql`
      insert into platform_event (type, payload)
      select 'stock.changed', '{"productIds": [1]}' from generate_series(1, 3)`.execute(tx)
  })
}

/** Publishes an event that fails in every attempt. Returns its id. */
function publishBroken(database: Database): Promise<number> {
  return database.transaction(async (tx) => {
    const { rows } = await sql<{ id: number }>`
      insert into platform_event (type, payload) values ('stock.changed', '{"productIds": ["none"]}') returning id`.execute(
      tx,
    )
    return rows[0]?.id ?? 0
  })
}

/** Expects that the failure was recorded once in two attempts, and drops the event. */
async function dropBroken(database: Database, id: number): Promise<void> {
  expect(await listFailedEvents(database.reader, 10)).toMatchObject([{ id, attempts: 2, isDead: false }])
  await database.transaction((tx) => dropEvent(tx, id))
}

/** Expects three identical requests with one idempotency key, to which Adyen reacted once. */
function expectOneKey(path: string, number: string): void {
  const asked = adyen
    .askedFor(path)
    .filter(({ body, idempotencyKey }) => `${String(body['reference'])} ${idempotencyKey}`.includes(number))
  expect(asked.length).toBe(3)
  expect(new Set(asked.map(({ idempotencyKey }) => idempotencyKey)).size).toBe(1)
  expect(new Set(asked.map(({ body }) => JSON.stringify(body))).size).toBe(1)
}

/** Pays an order at Adyen without sending a webhook. Returns the query with which Adyen will be polled. */
async function payUnnotified(way: Journey): Promise<string> {
  const node = await way.launch({})
  await node.answers
  const send: SendGraphql = (...question) => sendToNode(node.url, ...question)
  way.cart = await prepareCart(send, kind)
  await way.place(send)
  await way.pay(send)
  const { number, token } = way.order
  const [session_id = ''] = [...adyen.sessions].find(([, { reference }]) => reference === `${number}T1`) ?? []
  const session_result = adyen.finish(session_id, 'completed', `PSP${number}`)
  await send('mutation($input: SaveCardResultInput!) { saveCardResult(input: $input) { status } }', {
    input: { token, session_id, session_result },
  })
  await node.end('SIGTERM')
  return new URLSearchParams({ sessionResult: session_result }).toString()
}

async function untilPaid(way: Journey, node: ShopNode): Promise<void> {
  const query = 'query($token: String!) { orderPayment(input: { token: $token }) { status } }'
  const isPaid = async () => {
    const { orderPayment } = await sendToNode<{ orderPayment: { status: string } }>(node.url, query, {
      token: way.order.token,
    })
    return orderPayment.status === 'PAID'
  }
  while (!(await isPaid())) await new Promise((resolve) => setTimeout(resolve, 100))
}

async function cancelByStaff(database: Database, number: string): Promise<void> {
  await database.transaction(async (tx) => {
    const { rows } = await sql<{ id: number }>`select id from order_order where number = ${number}`.execute(tx)
    await changeOrder(tx, rows[0]?.id ?? 0, { name: 'cancel' }, { reason: '', actor: 'staff', now: new Date() })
  })
}
