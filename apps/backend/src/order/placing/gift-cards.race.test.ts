import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { applyGiftCard } from '#src/cart/gift-cards/apply-gift-card.ts'
import { issueCards } from '#src/gift-card/issue/issue.ts'
import type { Database } from '#src/platform/database.ts'
import { changeOrder } from '../change/change-order.ts'
import { placeOrder } from './place-order.ts'
import { engine, guestContext, prepareCart, raceDatabase, racePatience } from '../testing-race.ts'

const tries = 20
const worth = 250_00

describe(`on ${engine}`, () => {
  let database: Database
  const ctx = () => guestContext(database)

  async function prepareCartWith(code: string): Promise<string> {
    const cart = await prepareCart(ctx())
    await applyGiftCard(ctx(), cart, code)
    return cart
  }

  const ledger = async (): Promise<{ balance: number; taken: number; back: number }> => {
    const { rows } = await sql<{ balance: number; taken: number; back: number }>`
      select balance, (select coalesce(sum(amount), 0)::int from gift_card_movement where kind = 'redeemed') as taken,
        (select coalesce(sum(amount), 0)::int from gift_card_movement where kind = 'returned') as back
      from gift_card_account`.execute(database.reader)
    return rows[0] ?? { balance: -1, taken: -1, back: -1 }
  }

  beforeAll(async () => {
    database = await raceDatabase()
    const order = { id: 1_000_000, number: '1', storeId: 1, currency: 'PLN', email: 'ada@example.com', isByMail: true }
    const line = { itemId: 1, productId: null, quantity: 1, amount: worth, senderName: 'Ada', recipientName: 'Jan' }
    await Promise.all(
      Array.from({ length: 5 }, () => database.transaction((tx) => issueCards(tx, order, [line], new Date()))),
    )
  }, racePatience)
  afterAll(() => database.close(), racePatience)

  test(
    `P6 AMB-40 ${tries} concurrent carts never spend more than one card’s balance; canceling concurrently restores it once`,
    async () => {
      const { rows } = await sql<{ code: string }>`select code from gift_card_account`.execute(database.reader)
      expect(rows).toHaveLength(1)
      const carts: string[] = []
      for (let count = 0; count < tries; count++) carts.push(await prepareCartWith(rows[0]?.code ?? ''))
      const answers = await Promise.all(carts.map((cart) => placeOrder(ctx(), cart)))
      const orders = answers.flatMap((answer) => ('number' in answer ? [answer] : []))
      for (const answer of answers)
        if ('message' in answer) expect(answer.message).toMatch(/The balance of a gift card has changed/)
      const paid = orders.reduce((sum, { cardTotal }) => sum + cardTotal, 0)
      expect(orders.length).toBeGreaterThan(0)
      expect(await ledger()).toEqual({ balance: worth - paid, taken: paid, back: 0 })
      const rest = await Promise.all(carts.map((cart) => placeOrder(ctx(), cart)))
      const all = rest.flatMap((answer) => ('number' in answer ? [answer] : []))
      const taken = all.reduce((sum, { cardTotal }) => sum + cardTotal, 0)
      expect(taken).toBeLessThanOrEqual(worth)
      expect(await ledger()).toEqual({ balance: worth - taken, taken, back: 0 })
      const cause = { reason: 'race', actor: 'staff' as const, now: new Date() }
      await Promise.all(
        [...all, ...all].map(({ id }) => database.transaction((tx) => changeOrder(tx, id, { name: 'cancel' }, cause))),
      )
      expect(await ledger()).toEqual({ balance: worth, taken, back: taken })
    },
    racePatience,
  )
})
