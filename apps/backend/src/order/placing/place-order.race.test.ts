import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createCart } from '#src/cart/open/create-cart.ts'
import type { Database } from '#src/platform/database.ts'
import { placeOrder } from './place-order.ts'
import {
  addOne,
  copyCart,
  engine,
  guestContext,
  prepareCart,
  raceDatabase,
  racePatience,
  seedProduct,
} from '../testing-race.ts'

const rounds = Number(process.env['RACE_ROUNDS'] ?? 5)
const patience = racePatience * Math.max(1, rounds / 5)
const all = <T>(count: number, work: (index: number) => Promise<T>): Promise<T[]> =>
  Promise.all(Array.from({ length: count }, (_, index) => work(index)))

describe(`on ${engine}`, () => {
  let database: Database
  const ctx = () => guestContext(database)

  beforeAll(async () => {
    database = await raceDatabase()
  }, racePatience)
  afterAll(() => database.close(), racePatience)

  test(
    `200 concurrent buyers of the last 10 pieces: 10 orders, 190 refusals, stock 0, ${rounds} times`,
    async () => {
      for (let round = 1; round <= rounds; round++) {
        const id = await seedProduct(database, `SCARCE-${round}`, 49_99, 10)
        const first = await prepareCart(ctx(), `SCARCE-${round}`)
        const carts = [first, ...(await copyCart(database, first, { count: 199, isOneBuyer: true }))]
        const answers = await all(200, (index) => placeOrder(ctx(), carts[index] ?? ''))
        const numbers = answers.flatMap((answer) => ('number' in answer ? [answer.number] : []))
        const refusals = answers.flatMap((answer) => ('message' in answer ? [answer] : []))
        expect(numbers).toHaveLength(10)
        expect(new Set(numbers).size).toBe(10)
        expect(refusals).toHaveLength(190)
        const outOfStock = { code: 'UNABLE_TO_PLACE_ORDER', message: 'Some of the products are out of stock.' }
        const unavailable = [expect.objectContaining({ sku: `SCARCE-${round}`, left: 0 })]
        for (const refusal of refusals) expect(refusal).toMatchObject({ ...outOfStock, unavailable })
        const { rows } = await sql<{ left: number; sold: number }>`
          select s.on_hand as left, (select sum(quantity)::int from inventory_movement m
            where m.product_id = s.product_id and m.kind = 'sold') as sold
          from inventory_stock s where product_id = ${id}`.execute(database.reader)
        expect(rows[0]).toEqual({ left: 0, sold: 10 })
      }
    },
    patience,
  )

  test(
    '20 concurrent calls for one cart place one order, and later calls return it',
    async () => {
      for (let round = 0; round < rounds; round++) {
        const cart = await prepareCart(ctx())
        const answers = await all(20, () => placeOrder(ctx(), cart))
        const numbers = new Set(answers.map((answer) => ('number' in answer ? answer.number : answer.message)))
        expect(numbers.size).toBe(1)
        expect(numbers).toContain(((await placeOrder(ctx(), cart)) as { number: string }).number)
      }
    },
    patience,
  )

  test(
    '20 concurrent calls with one idempotency key place one order, and all return it',
    async () => {
      for (let round = 0; round < rounds; round++) {
        const cart = await prepareCart(ctx())
        const keyed = () => ({ ...ctx(), idempotencyKey: `press-${round}-of-one-button` })
        const answers = await all(20, () => placeOrder(keyed(), cart))
        const numbers = new Set(answers.map((answer) => ('number' in answer ? answer.number : answer.message)))
        expect([...numbers]).toEqual([expect.stringMatching(/^\d+$/)])
      }
    },
    patience,
  )

  test(
    '20 concurrent additions result in one line with all pieces',
    async () => {
      for (let round = 0; round < rounds; round++) {
        const cart = await createCart(ctx(), null)
        await all(20, () => addOne(ctx(), cart, 'PLENTY'))
        const { cart: view } = await addOne(ctx(), cart, 'PLENTY')
        expect(view.lines.map((line) => line.quantity)).toEqual([21])
      }
    },
    patience,
  )

  test(
    'the items of an order match its total when items are added during placeOrder',
    async () => {
      for (let round = 0; round < rounds; round++) {
        const cart = await prepareCart(ctx())
        const [placed, ...adds] = await Promise.all([
          placeOrder(ctx(), cart),
          ...Array.from({ length: 5 }, () =>
            addOne(ctx(), cart, 'PLENTY').then(
              () => 1,
              () => 0,
            ),
          ),
        ])
        if (!('number' in placed)) throw new Error(placed.message)
        const { rows } = await sql<{ quantity: number; total: number }>`
        select sum(quantity)::int as quantity, sum(row_total)::int as total from order_item
        where order_id = ${placed.id}`.execute(database.reader)
        expect(rows[0]?.total).toBe(placed.subtotal)
        expect(rows[0]?.quantity).toBeLessThanOrEqual(1 + adds.reduce<number>((sum, ok) => sum + Number(ok), 0))
      }
    },
    patience,
  )
})
