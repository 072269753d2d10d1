import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { addProductsToCart } from '../cart/add-products-to-cart.ts'
import { createCart } from '../cart/create-cart.ts'
import { setBillingAddress, setShippingAddress } from '../checkout/set-addresses.ts'
import { setGuestEmail } from '../checkout/set-guest-email.ts'
import { setShippingMethod } from '../checkout/set-shipping-method.ts'
import { setPaymentMethod } from '../payment/payment.ts'
import type { Database } from '../platform/database.ts'
import { placeOrder } from './place-order.ts'
import { answersPostgres, guestContext, racePglite, racePostgres, seedProduct } from './testing-race.ts'

const rounds = Number(process.env['RACE_ROUNDS'] ?? 5)
const address = {
  firstname: 'Ada',
  lastname: 'Nowak',
  street: ['Prosta 1'],
  city: 'Warszawa',
  postcode: '00-001',
  country_code: 'PL',
  telephone: '123456789',
}
const given = { address, savedId: null, savedUid: null }
const all = <T>(count: number, work: (index: number) => Promise<T>): Promise<T[]> =>
  Promise.all(Array.from({ length: count }, (_, index) => work(index)))

const engines: [string, boolean, () => Promise<Database>][] = [
  ['PGlite', true, racePglite],
  ['PostgreSQL', await answersPostgres(), racePostgres],
]

describe.each(engines)('on %s', (_name, isThere, open) => {
  let database: Database
  const ctx = () => guestContext(database)
  const add = (cart: string, sku: string) =>
    addProductsToCart(ctx(), cart, [{ sku, parentSku: null, quantity: 1, optionUids: [], entered: [] }])

  /** A guest's cart with everything that an order needs. */
  async function prepare(sku: string): Promise<string> {
    const cart = await createCart(ctx(), null)
    expect((await add(cart, sku)).userErrors).toEqual([])
    await setGuestEmail(ctx(), cart, 'race@example.com')
    await setShippingAddress(ctx(), cart, [{ ...given, customerNotes: null, pickupLocationCode: null }])
    await setBillingAddress(ctx(), cart, { ...given, address: null, sameAsShipping: true, useForShipping: false })
    await setShippingMethod(ctx(), cart, [{ carrierCode: 'dpd', methodCode: 'standard' }])
    await setPaymentMethod(ctx(), cart, 'banktransfer')
    return cart
  }

  /** One ready cart copied for many buyers: the race is in the placing, not in the filling. */
  async function prepareMany(sku: string, count: number): Promise<string[]> {
    const first = await prepare(sku)
    const { rows } = await database.transaction((tx) =>
      sql<{ masked: string }>`
        with copied as (
          insert into cart_cart (masked_id, store_id, group_id, email, shipping_address, billing_address,
            billing_same_as_shipping, carrier_code, method_code, payment_code)
          select md5(random()::text || n), store_id, group_id, email, shipping_address, billing_address,
            billing_same_as_shipping, carrier_code, method_code, payment_code
          from cart_cart, generate_series(2, ${count}::int) n where masked_id = ${first} returning id, masked_id
        ), lines as (
          insert into cart_item (cart_id, product_id, variant_id, quantity, signature)
          select copied.id, i.product_id, i.variant_id, i.quantity, i.signature
          from copied, cart_item i join cart_cart c on c.id = i.cart_id where c.masked_id = ${first}
        ) select masked_id as masked from copied`.execute(tx),
    )
    return [first, ...rows.map((row) => row.masked)]
  }

  beforeAll(async () => {
    if (!isThere) return
    database = await open()
    await seedProduct(database, 'PLENTY', 79_99, 1_000_000)
  }, 60_000)
  afterAll(async () => {
    if (isThere) await database.close()
  })

  test.skipIf(!isThere)(
    `200 buyers of the last 10 pieces: 10 orders, 190 clear refusals, stock 0, ${rounds} times`,
    async () => {
      for (let round = 1; round <= rounds; round++) {
        const id = await seedProduct(database, `SCARCE-${round}`, 49_99, 10)
        const carts = await prepareMany(`SCARCE-${round}`, 200)
        const answers = await all(200, (index) => placeOrder(ctx(), carts[index] ?? ''))
        const numbers = answers.flatMap((answer) => ('number' in answer ? [answer.number] : []))
        const refusals = answers.flatMap((answer) => ('message' in answer ? [answer] : []))
        expect(numbers).toHaveLength(10)
        expect(new Set(numbers).size).toBe(10)
        expect(refusals).toHaveLength(190)
        const clear = { code: 'UNABLE_TO_PLACE_ORDER', message: 'Some of the products are out of stock.' }
        for (const refusal of refusals) expect(refusal).toEqual(clear)
        const { rows } = await sql<{ left: number; sold: number }>`
          select s.on_hand as left, (select sum(quantity)::int from inventory_movement m
            where m.product_id = s.product_id and m.kind = 'sold') as sold
          from inventory_stock s where product_id = ${id}`.execute(database.reader)
        expect(rows[0]).toEqual({ left: 0, sold: 10 })
      }
    },
    60_000 * Math.max(1, rounds / 5),
  )

  test.skipIf(!isThere)(
    '20 clicks at once on one cart make one order, and later ones the same',
    async () => {
      for (let round = 0; round < rounds; round++) {
        const cart = await prepare('PLENTY')
        const answers = await all(20, () => placeOrder(ctx(), cart))
        const numbers = new Set(answers.map((answer) => ('number' in answer ? answer.number : answer.message)))
        expect(numbers.size).toBe(1)
        expect(numbers).toContain(((await placeOrder(ctx(), cart)) as { number: string }).number)
      }
    },
    60_000,
  )

  test.skipIf(!isThere)(
    '20 adds at once: one line that holds all of them',
    async () => {
      for (let round = 0; round < rounds; round++) {
        const cart = await createCart(ctx(), null)
        await all(20, () => add(cart, 'PLENTY'))
        const { cart: view } = await add(cart, 'PLENTY')
        expect(view.lines.map((line) => line.quantity)).toEqual([21])
      }
    },
    60_000,
  )

  test.skipIf(!isThere)(
    'adding while placing: the order holds what its total says',
    async () => {
      for (let round = 0; round < rounds; round++) {
        const cart = await prepare('PLENTY')
        const [placed, ...adds] = await Promise.all([
          placeOrder(ctx(), cart),
          ...Array.from({ length: 5 }, () =>
            add(cart, 'PLENTY').then(
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
    60_000,
  )
})
