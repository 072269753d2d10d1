import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { audit } from './admin/audit-command.ts'
import { eventHandlers } from './event-handlers.ts'
import { changeOrder } from './order/order.ts'
import { offerAdyen, useAdyen } from './payment/payment.ts'
import { AdyenDouble } from './payment/testing-adyen.ts'
import type { Database } from './platform/database.ts'
import { deliverEvents } from './platform/events.ts'
import { faultPoints, type FaultPoint } from './platform/fault-point.ts'
import { askNode, prepareCart, type Ask, type ShopNode } from './testing-node.ts'
import { openGround, type Ground } from './testing-ground.ts'
import { Journey, keptOf, untouched, type Act, type End, type Kept } from './testing-journey.ts'
import { smallRange } from './testing.ts'

// KILL_ROUNDS=20 is the long one.
const rounds = Number(process.env['KILL_ROUNDS'] ?? 1)
const patience = 1_800_000

let adyen: AdyenDouble
let ground: Ground
beforeAll(async () => {
  adyen = await AdyenDouble.open()
  ground = await openGround(smallRange())
  await ground.look(async (database) => {
    useAdyen(adyen.settings)
    await offerAdyen(database, false)
    useAdyen(undefined)
    // The copied range may be old: the audit would find that its own events wait for long.
    while ((await deliverEvents(database, eventHandlers)) > 0);
  })
})
afterAll(async () => {
  await ground.drop()
  await adyen.close()
})

/** As if the minutes were over for which a backend that was killed had taken them. */
async function endLeases(database: Database): Promise<void> {
  await database.transaction(async (tx) => {
    await sql`update platform_event set leased_until = null`.execute(tx)
    await sql`update payment_refund set due_at = now() where sent_at is null`.execute(tx)
    await sql`update payment_attempt set ask_at = now() where ask_at is not null`.execute(tx)
  })
}

// All rounds come from one address, which may not begin that many payments in an hour.
async function forgetTries(database: Database): Promise<void> {
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

/** The backend of a journey died at a point; the database holds what is expected and obeys every rule. */
async function expectDeath(way: Journey, what: string, end: End, kept: Partial<Kept>): Promise<void> {
  expect({ what, ...end }).toMatchObject({ what, signal: 'SIGKILL' })
  await ground.look(async (database) => {
    expect({ what, ...(await keptOf(database, way.cart)) }).toMatchObject({ what, ...kept })
    expect({ what, broken: await brokenRules(database) }).toEqual({ what, broken: [] })
    await endLeases(database)
  })
}

const waiting = { orders: 1, isCartOpen: false, taken: 2, status: 'pending_payment', trail: 'place' }
const opened = { ...waiting, attempts: 'started', sessions: 1, addresses: 1 }
const paid = { ...opened, attempts: 'paid', status: 'processing', trail: 'place pay', notices: 1, heard: 1, words: 1 }
const ended = { ...paid, status: 'closed', taken: 0, trail: 'place pay cancel' }

const wish = { sku: 'ROLE-PLENTY', quantity: 2, email: 'ada@example.com', payment: 'adyen_cc' }

const idle = () => Promise.resolve()

describe.each(Array.from({ length: rounds }, (_, round) => [round + 1]))('P4 killed at every point, round %i', () => {
  it(
    'an order is placed once, asked for by one key, paid once and given back once',
    async () => {
      const way = new Journey(ground, adyen)
      const dead: string[] = []
      const dieAt = async (point: FaultPoint, act: Act, kept: Partial<Kept>, journey = way) => {
        await expectDeath(journey, point, await journey.outlive({ FAULT_AT: point }, act), kept)
        dead.push(point)
      }
      const dieUnanswered = async (path: string, act: Act, kept: Partial<Kept>, journey = way) =>
        expectDeath(journey, `waiting for ${path}`, await journey.outliveUnanswered(path, act), kept)
      const began = performance.now()
      await ground.look(forgetTries)
      await dieAt(
        'order.before-recheck',
        async (ask) => {
          way.cart = await prepareCart(ask, wish)
          await way.place(ask)
        },
        untouched,
      )
      for (const point of ['order.before-taking', 'order.before-rows', 'order.before-commit'] as const)
        await dieAt(point, (ask) => way.place(ask), untouched)
      expect(way.numbers.size).toBe(0)
      await dieAt('order.after-commit', (ask) => way.place(ask), waiting)

      const placeAndPay = async (ask: Ask) => {
        await way.place(ask)
        await way.pay(ask)
      }
      await dieAt('payment.before-asking', placeAndPay, { ...waiting, attempts: 'started', sessions: 0 })
      await dieUnanswered('/sessions', placeAndPay, { ...waiting, attempts: 'started', sessions: 0 })
      await dieAt('payment.before-storing', placeAndPay, { ...waiting, attempts: 'started', sessions: 0 })
      await dieAt('payment.after-storing', placeAndPay, opened)

      const payAndHear = async (ask: Ask, node: ShopNode) => {
        await placeAndPay(ask)
        await way.hear(node)
      }
      await dieAt('notice.before-commit', payAndHear, { ...opened, notices: 0 })
      await dieAt('notice.after-commit', payAndHear, { ...opened, notices: 1, heard: 0, words: 0 })
      await dieAt('notice.before-hearing', idle, { ...opened, notices: 1, heard: 0, words: 0 })
      await dieAt('notice.after-hearing', idle, { ...opened, attempts: 'paid', notices: 1, heard: 0, words: 1 })
      await dieAt('news.before-applying', idle, { ...opened, attempts: 'paid', notices: 1, heard: 1, words: 1 })
      await dieAt('news.before-commit', idle, { ...opened, attempts: 'paid', notices: 1, heard: 1, words: 1 })
      await dieAt('news.after-commit', idle, paid)

      await ground.look((database) => cancelByStaff(database, way.order.number))
      await dieAt('refund.before-asking', idle, { ...ended, refundsSent: 'asked' })
      await dieUnanswered('/reversals', idle, { ...ended, refundsSent: 'asked' })
      await dieAt('refund.before-storing', idle, { ...ended, refundsSent: 'asked' })
      await dieAt('refund.after-storing', idle, { ...ended, refundsSent: 'sent' })

      const unheard = new Journey(ground, adyen)
      const question = await payUnheard(unheard)
      await ground.look(endLeases)
      await dieAt('status.before-asking', idle, opened, unheard)
      await dieUnanswered(question, idle, opened, unheard)
      await dieAt('status.before-storing', idle, opened, unheard)
      await dieAt('status.after-storing', idle, { ...opened, attempts: 'paid', words: 1 }, unheard)

      const last = await way.launch({})
      await last.answers
      await way.place((...question) => askNode(last.url, ...question))
      expect([await way.hear(last), await way.hear(last)]).toEqual([200, 200])
      await untilPaid(unheard, last)
      expect(await last.end('SIGTERM')).toBe(0)

      expect(dead).toEqual([...faultPoints])
      expect([...way.numbers]).toEqual([way.order.number])
      expect([...way.addresses]).toEqual([`/checkout/card#${way.order.token}`])
      expectOneKey('/sessions', way.order.number)
      expectOneKey('/reversals', way.order.number)
      await ground.look(async (database) => {
        await endLeases(database)
        expect(await keptOf(database, way.cart)).toEqual({
          ...ended,
          refundsSent: 'sent',
          letters: 'placed pay cancel',
        })
        expect(await keptOf(database, unheard.cart)).toMatchObject({ ...paid, notices: 0, heard: 0 })
        expect(await brokenRules(database)).toEqual([])
      })
      console.log(`${dead.length + 3} kills in ${Math.round((performance.now() - began) / 1_000)} s`)
    },
    patience,
  )
})

/** Adyen was asked three times in the same words under the same key, so that it did it once. */
function expectOneKey(path: string, number: string): void {
  const asked = adyen
    .askedFor(path)
    .filter(({ body, idempotencyKey }) => `${String(body['reference'])} ${idempotencyKey}`.includes(number))
  expect(asked.length).toBe(3)
  expect(new Set(asked.map(({ idempotencyKey }) => idempotencyKey)).size).toBe(1)
  expect(new Set(asked.map(({ body }) => JSON.stringify(body))).size).toBe(1)
}

/** An order is paid at Adyen, and Adyen's word never comes; answers how Adyen will be asked for it. */
async function payUnheard(way: Journey): Promise<string> {
  const node = await way.launch({})
  await node.answers
  const ask: Ask = (...question) => askNode(node.url, ...question)
  way.cart = await prepareCart(ask, wish)
  await way.place(ask)
  await way.pay(ask)
  const { number, token } = way.order
  const [session_id = ''] = [...adyen.sessions].find(([, { reference }]) => reference === `${number}T1`) ?? []
  const session_result = adyen.finish(session_id, 'completed', `PSP${number}`)
  await ask('mutation($input: HandInCardResultInput!) { handInCardResult(input: $input) { status } }', {
    input: { token, session_id, session_result },
  })
  await node.end('SIGTERM')
  return new URLSearchParams({ sessionResult: session_result }).toString()
}

async function untilPaid(way: Journey, node: ShopNode): Promise<void> {
  const query = 'query($token: String!) { orderPayment(input: { token: $token }) { status } }'
  const isPaid = async () => {
    const { orderPayment } = await askNode<{ orderPayment: { status: string } }>(node.url, query, {
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
