import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { applyCoupon } from '#src/cart/coupons/apply-coupons.ts'
import { saveRules } from '#src/cart/testing-rules.ts'
import type { Database } from '#src/platform/database.ts'
import { returnCoupons } from '#src/pricing/rules/rules.ts'
import { placeOrder } from './place-order.ts'
import { copyCart, engine, guestContext, prepareCart, raceDatabase, racePatience } from '../testing-race.ts'

const tries = 100

describe(`on ${engine}`, () => {
  let database: Database
  const ctx = () => guestContext(database)

  /** Carts with the coupon, ready to be ordered; they all belong to one buyer, or each to a different one. */
  async function prepareMany(code: string, isOneBuyer: boolean): Promise<string[]> {
    const cart = await prepareCart(ctx())
    await applyCoupon(ctx(), cart, code)
    return copyCart(database, cart, { count: tries, isOneBuyer })
  }

  async function won(carts: string[]): Promise<number[]> {
    const answers = await Promise.all(carts.map((cart) => placeOrder(ctx(), cart)))
    const refusals = answers.flatMap((answer) => ('message' in answer ? [answer.message] : []))
    for (const message of refusals) expect(message).toMatch(/^Unable to place order: The coupon code isn't valid/)
    return answers.flatMap((answer) => ('number' in answer ? [answer.id] : []))
  }

  const counts = async (code: string): Promise<unknown> => {
    const { rows } = await sql`
      select used, (select count(*)::int from pricing_coupon_use u where u.coupon_id = c.id and returned_at is null) as kept
      from pricing_coupon c where code = ${code}`.execute(database.reader)
    return rows[0]
  }

  beforeAll(async () => {
    database = await raceDatabase()
    await saveRules(database, [
      {
        code: 'rule',
        action: 'cart_fixed',
        amounts: { PLN: 10_00 },
        coupons: [
          { code: 'FIVE', limitTotal: 5, limitPerCustomer: null },
          { code: 'GONE', limitTotal: null, limitPerCustomer: null },
          { code: 'ONCE', limitTotal: null, limitPerCustomer: 1 },
        ],
      },
    ])
  }, racePatience)
  afterAll(() => database.close(), racePatience)

  test(
    `${tries} concurrent buyers use a coupon with 5 uses: 5 orders have it, and canceling them returns 5 uses`,
    async () => {
      const orders = await won(await prepareMany('FIVE', false))
      expect(orders).toHaveLength(5)
      expect(await counts('FIVE')).toEqual({ used: 5, kept: 5 })
      await Promise.all(
        [...orders, ...orders].map((id) => database.transaction((tx) => returnCoupons(tx, id, new Date()))),
      )
      expect(await counts('FIVE')).toEqual({ used: 0, kept: 0 })
    },
    racePatience,
  )

  test(
    'P2 a call refused for a used-up coupon returns the order that concurrent calls placed meanwhile',
    async () => {
      const [cart = ''] = await prepareMany('GONE', true)
      await database.transaction((tx) =>
        sql`update pricing_coupon set is_active = false where code = 'GONE'`.execute(tx),
      )
      const others: Awaited<ReturnType<typeof placeOrder>>[] = []
      let transactions = 0
      const slow = ctx()
      const transaction: typeof slow.transaction = async (work) => {
        // The refused call will now remove the coupon.
        if (++transactions === 2) others.push(await placeOrder(ctx(), cart), await placeOrder(ctx(), cart))
        return slow.transaction(work)
      }
      const answer = await placeOrder({ ...slow, transaction }, cart)
      expect(others).toMatchObject([{ code: 'UNABLE_TO_PLACE_ORDER' }, { number: expect.any(String) as string }])
      // Only the call that stored the order knows its items already.
      expect(answer).toEqual({ ...others[1], items: undefined })
    },
    racePatience,
  )

  test(
    `${tries} concurrent carts of one buyer use a coupon limited to one per customer: one order has it`,
    async () => {
      expect(await won(await prepareMany('ONCE', true))).toHaveLength(1)
      expect(await counts('ONCE')).toEqual({ used: 1, kept: 1 })
    },
    racePatience,
  )
})
