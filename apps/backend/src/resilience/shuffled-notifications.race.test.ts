import fc from 'fast-check'
import Fastify, { type FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { audit } from '../admin/audit-command.ts'
import { paymentRoutes } from '../payment/payment.ts'
import { testAdyen, useAccounts } from '../payment/testing-accounts.ts'
import { AdyenDouble, type NotificationFields } from '../payment/providers/adyen/testing-adyen.ts'
import type { Database } from '../platform/database.ts'
import { deliverDueEvents } from '../testing/testing-events.ts'
import { testSeed } from '../testing/testing-random.ts'
import { changeOrder } from '../order/change/change-order.ts'
import { placeOrder } from '../order/placing/place-order.ts'
import { copyCart, engine, guestContext, prepareCart, raceDatabase, racePatience } from '../order/testing-race.ts'

// Set NOTICES=1000 for the long run.
const wanted = Number(process.env['NOTICES'] ?? 200)
const perOrder = 10

let adyen: AdyenDouble
let database: Database
let server: FastifyInstance
beforeAll(async () => {
  adyen = await AdyenDouble.open()
  database = await raceDatabase()
  await useAccounts(database, { adyen: testAdyen(adyen.settings), isDemo: false })
  server = Fastify()
  await paymentRoutes(server, database)
}, racePatience)
afterAll(async () => {
  await server.close()
  await database.close()
  await adyen.close()
}, racePatience)

interface Waiting {
  id: number
  number: string
  total: number
}

/** Orders awaiting payment by Adyen, each with two payment attempts. */
async function placeOrders(count: number): Promise<Waiting[]> {
  const ctx = guestContext(database)
  const first = await prepareCart(ctx)
  await database.transaction((tx) => sql`update cart_cart set payment_code = 'adyen_cc'`.execute(tx))
  const placed: Waiting[] = []
  for (const cart of await copyCart(database, first, { count, isOneBuyer: true })) {
    const order = await placeOrder(ctx, cart)
    if (!('number' in order)) throw new Error(order.message)
    placed.push({ id: order.id, number: order.number, total: order.grandTotal })
  }
  await database.transaction((tx) =>
    sql`insert into payment_attempt (reference, order_id, method, provider, amount, currency, created_at)
      select number || 'T' || try, id, payment_code, 'adyen', grand_total, currency, now()
      from order_order, generate_series(1, 2) try`.execute(tx),
  )
  return placed
}

const kinds = ['paid', 'refused', 'by both tries', 'twice by one try', 'another sum', 'after its end'] as const
const kindOf = (index: number) => kinds[index % kinds.length] ?? 'paid'

/** Ten notifications of Adyen about one order, in the order of the events. */
function notificationsOf({ number, total }: Waiting, index: number): NotificationFields[] {
  const kind = kindOf(index)
  const notification = (name: string, more: NotificationFields = {}): NotificationFields => ({
    reference: `${number}T1`,
    psp: `${name}${number}`,
    value: total,
    ...more,
  })
  const isPaid = kind !== 'refused' && kind !== 'another sum'
  return [
    notification('WAIT', { eventCode: 'PENDING' }),
    notification('NO1', { success: false }),
    notification('NO2', { success: false }),
    kind === 'another sum' ? notification('YES', { value: total - 1 }) : notification('YES', { success: isPaid }),
    kind === 'by both tries'
      ? notification('ALSO', { reference: `${number}T2` })
      : notification('WAIT2', { eventCode: 'PENDING' }),
    kind === 'twice by one try' ? notification('AGAIN') : notification('NO3', { success: false }),
    notification('CAP', { eventCode: 'CAPTURE', original: `YES${number}` }),
    notification('CAPF', { eventCode: 'CAPTURE_FAILED', original: `YES${number}` }),
    notification('REPORT', { eventCode: 'REPORT_AVAILABLE' }),
    notification('CLOSED', { eventCode: 'OFFER_CLOSED' }),
  ]
}

async function post(notified: NotificationFields[]): Promise<void> {
  const headers = { 'content-type': 'application/json' }
  const response = await server.inject({
    method: 'POST',
    url: '/payment/notify/adyen',
    headers,
    payload: adyen.webhook(...notified),
  })
  expect(response.body).toBe('[accepted]')
}

async function settle(): Promise<void> {
  await deliverDueEvents(database)
}

/** The full state of an order, except which of two equal payments came first. */
async function stateOf({ id, number }: Waiting): Promise<object | undefined> {
  const { rows } = await sql<object>`
    with a as (select * from payment_attempt where order_id = ${id}),
      n as (select * from payment_adyen_notice where merchant_reference in (select reference from a))
    select o.status, o.paid_at is not null as "isPaid", o.refunded::int,
      (select array_agg(case action when 'note' then action else action || ' ' || to_status end order by action, to_status) from order_history where order_id = o.id)
        as trail,
      (select array_agg(state order by state) from a) as tries,
      (select count(*)::int from n) as notices, (select count(*)::int from n where handled_at is null) as unheard,
      (select count(alarm)::int from n) as alarms,
      (select array_agg(result || ' ' || outcome order by result, outcome) from payment_notice
        where reference in (select reference from a)) as words,
      (select array_agg(amount::int) from payment_refund where attempt_id in (select id from a)) as refunds,
      (select sum(case kind when 'sold' then quantity else -quantity end)::int from inventory_movement
        where order_id = o.id) as taken,
      (select array_agg(split_part(kind, '-', 1) order by split_part(kind, '-', 1)) from order_letter
        where order_id = o.id) as letters
    from order_order o where o.id = ${id} and o.number = ${number}`.execute(database.reader)
  return rows[0]
}

describe(`on ${engine}`, () => {
  it(
    `P4 ${wanted} notifications delivered three times in random order lead to the same state as when delivered once in order, seed ${testSeed}`,
    async () => {
      const count = Math.max(kinds.length, Math.ceil(wanted / perOrder))
      const orders = await placeOrders(2 * count)
      const [calm, jumbled] = [orders.slice(0, count), orders.slice(count)]
      for (const group of [calm, jumbled])
        for (const [index, { id }] of group.entries())
          if (kindOf(index) === 'after its end')
            await database.transaction((tx) =>
              changeOrder(tx, id, { name: 'expire' }, { reason: '', actor: 'job', now: new Date() }),
            )
      for (const [index, order] of calm.entries()) {
        for (const word of notificationsOf(order, index)) await post([word])
        await settle()
      }

      const words = jumbled.flatMap((order, index) => notificationsOf(order, index))
      const thrice = [...words, ...words, ...words]
      const [jumble = []] = fc.sample(fc.shuffledSubarray(thrice, { minLength: thrice.length }), {
        numRuns: 1,
        seed: testSeed,
      })
      for (let start = 0; start < jumble.length; start += 40) {
        const batch = jumble.slice(start, start + 40)
        const posts = [1, 2, 4, 8, 16, 40].map((end, index, ends) =>
          batch.slice(index === 0 ? 0 : ends[index - 1], end),
        )
        await Promise.all([...posts.filter((part) => part.length > 0).map(post), settle()])
      }
      await settle()

      for (const [index, order] of calm.entries()) {
        const twin = jumbled[index]
        const expected = await stateOf(order)
        expect({ kind: kindOf(index), ...(twin && (await stateOf(twin))) }).toEqual({
          kind: kindOf(index),
          ...expected,
        })
      }
      expect(await stateOf(calm[0] as Waiting)).toMatchObject({ status: 'processing', notices: perOrder, alarms: 1 })
      expect(await stateOf(calm[2] as Waiting)).toMatchObject({ status: 'processing', refunds: [calm[2]?.total] })
      const broken: string[] = []
      await audit(database, new Date(), ({ number, findings }) =>
        // The test products have no price history, and rule 22 of the audit would report that.
        broken.push(...(number === 22 ? [] : findings.map((finding) => `${number}: ${finding}`))),
      )
      expect(broken).toEqual([])
    },
    racePatience,
  )
})
