import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { sql } from 'kysely'
import { pointsFor } from '@bocian/rules/loyalty.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { saveCustomers } from '#src/customer/customer.ts'
import { settleOrder, type PaidOrder } from '#src/loyalty/loyalty.ts'
import { activate } from '#src/loyalty/activate.ts'
import { redeemReward } from '#src/loyalty/redeem-reward.ts'
import { saveReward } from '#src/loyalty/testing-club.ts'
import type { Context } from '#src/platform/context.ts'
import type { Database } from '#src/platform/database.ts'
import { encodeUid } from '#src/platform/uid.ts'
import { saveSettings } from '#src/store/store.ts'
import { deliverDueEvents } from '#src/testing/testing-events.ts'
import { engine, guestContext, raceDatabase, racePatience } from '../testing-race.ts'

const tries = 50
const price = 100

describe(`on ${engine}`, () => {
  let database: Database
  let rewardUid = ''
  let lastOrder = 0

  beforeAll(async () => {
    database = await raceDatabase()
    // Levels have their exact rules elsewhere; here every order has the factor 1.
    const factors = { 'loyalty/levels/silver_factor': 1, 'loyalty/levels/gold_factor': 1 }
    await database.transaction((tx) => saveSettings(tx, { scope: 'default', id: 0 }, factors))
    await deliverDueEvents(database)
    await saveReward({ database }, { code: 'reward', points: price })
    const { rows } = await sql<{ id: number }>`select id from loyalty_reward`.execute(database.reader)
    rewardUid = encodeUid(rows[0]?.id ?? 0)
  }, racePatience)
  afterAll(() => database.close(), racePatience)

  /** The context of a new member's requests. */
  async function join(): Promise<Context & { customerId: number }> {
    const email = `member${++lastOrder}@example.com`
    const draft = { websiteId: 1, email, firstname: 'Ada', lastname: 'Nowak', password: '', isAgent: false }
    const { ids } = await database.transaction((tx) => saveCustomers(tx, [draft], new Date()))
    const customerId = [...ids.values()][0] ?? 0
    const ctx = { ...guestContext(database), customerId }
    await activate(ctx, { cardNumber: null, agreements: null })
    return ctx
  }

  /** Redeems the reward with a key of its own, so that no exchange counts as the repetition of another. */
  const redeem = (ctx: Context) => redeemReward({ ...ctx, idempotencyKey: randomUUID() }, rewardUid)

  const newOrder = (customerId: number, goods: number): PaidOrder => {
    const id = ++lastOrder
    return { id, number: String(id), storeId: 1, customerId, paidAt: new Date(), goods, credits: [] }
  }

  /** Delivers the event of a payment or refund several times at once. */
  const deliver = (order: PaidOrder, isPayment: boolean, times = 2) =>
    Promise.all(Array.from({ length: times }, () => database.transaction((tx) => settleOrder(tx, order, isPayment))))

  async function ledger({ customerId }: Context) {
    const { rows } = await sql<{ balance: number; rewards: number; coupons: number }>`
      select coalesce(sum(e.points), 0)::int as balance, (count(*) filter (where reason = 'reward'))::int as rewards,
        (select count(*)::int from loyalty_coupon u where u.member_id = m.id) as coupons
      from loyalty_member m left join loyalty_entry e on e.member_id = m.id where m.customer_id = ${customerId}
      group by m.id`.execute(database.reader)
    return rows[0]
  }

  test(
    `ACC-03 ${tries} concurrent exchanges with points for five rewards give five coupons and never overspend`,
    async () => {
      const ctx = await join()
      await deliver(newOrder(ctx.customerId, 5 * price * 100 + 99_00), true)
      const answers = await Promise.allSettled(Array.from({ length: tries }, () => redeem(ctx)))
      const refused = answers.flatMap((answer) => (answer.status === 'rejected' ? [answer.reason as unknown] : []))
      expect(refused).toHaveLength(tries - 5)
      for (const reason of refused) expect(reason).toMatchObject({ code: 'LOYALTY_POINTS_MISSING' })
      expect(await ledger(ctx)).toEqual({ balance: 99, rewards: 5, coupons: 5 })
    },
    racePatience,
  )

  test(
    'ACC-03 a payment and a refund whose events arrive many times at once are counted once',
    async () => {
      const ctx = await join()
      const order = newOrder(ctx.customerId, 300_00)
      const refunded = { ...order, credits: [{ id: ++lastOrder, amount: 100_00, issuedAt: new Date() }] }
      await Promise.all([deliver(order, true, 10), deliver(refunded, false, 10), deliver(refunded, true, 10)])
      expect(await ledger(ctx)).toMatchObject({ balance: 200 })
    },
    racePatience,
  )

  type Step = { name: 'order'; goods: number } | { name: 'refund'; place: number; amount: number } | { name: 'redeem' }
  const anyStep: fc.Arbitrary<Step> = fc.oneof(
    fc.record({ name: fc.constant('order' as const), goods: fc.integer({ min: 0, max: 400_00 }) }),
    fc.record({
      name: fc.constant('refund' as const),
      place: fc.nat(4),
      amount: fc.integer({ min: 1, max: 300_00 }),
    }),
    fc.record({ name: fc.constant('redeem' as const) }),
  )

  test(
    'ACC-03 after any series of orders, refunds and rewards the balance is what is left of the goods, less the rewards',
    async () => {
      await fc.assert(
        fc.asyncProperty(fc.array(anyStep, { maxLength: 10 }), async (steps) => {
          const ctx = await join()
          const orders: PaidOrder[] = []
          let rewards = 0
          const left = ({ goods, credits }: PaidOrder): number =>
            Math.max(0, goods - credits.reduce((sum, { amount }) => sum + amount, 0))
          const balance = (): number =>
            orders.reduce((sum, order) => sum + pointsFor(left(order), 1, 1), 0) - rewards * price
          for (const step of steps) {
            const refunded = step.name === 'refund' ? orders[step.place] : undefined
            if (step.name === 'order') {
              const order = newOrder(ctx.customerId, step.goods)
              orders.push(order)
              await deliver(order, true)
            } else if (step.name === 'refund' && refunded !== undefined) {
              const credit = { id: ++lastOrder, amount: step.amount, issuedAt: new Date() }
              refunded.credits = [...refunded.credits, credit]
              await deliver(refunded, false)
            } else if (step.name === 'redeem') {
              const isEnough = balance() >= price
              const answer = await redeem(ctx).catch((error: unknown) => error)
              if (isEnough) rewards++
              else
                expect(answer).toMatchObject({
                  code: 'LOYALTY_POINTS_MISSING',
                  parameters: { missing: price - balance() },
                })
            }
            expect(await ledger(ctx)).toEqual({ balance: balance(), rewards, coupons: rewards })
          }
        }),
        { numRuns: Number(process.env['CLUB_SERIES'] ?? 25) },
      )
    },
    racePatience,
  )
})
