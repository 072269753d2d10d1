import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { polishAddress } from '#src/cart/testing-client.ts'
import type { Database } from '#src/platform/database.ts'
import { changeOrderAddress } from './change-address.ts'
import { changeOrder } from './change-order.ts'
import { placeOrder } from '../placing/place-order.ts'
import { engine, guestContext, prepareCart, raceDatabase, racePatience } from '../testing-race.ts'

const rounds = Number(process.env['RACE_ROUNDS'] ?? 5)
const staff = { reason: '', actor: 'staff' as const, now: new Date() }

describe(`on ${engine}`, () => {
  let database: Database
  const ctx = () => guestContext(database)
  const change = (id: number, action: Parameters<typeof changeOrder>[2]) =>
    database.transaction((tx) => changeOrder(tx, id, action, staff))

  beforeAll(async () => {
    database = await raceDatabase()
  }, racePatience)
  afterAll(() => database.close(), racePatience)

  test(
    `an order that ships while its address changes 8 times goes to the last address before the shipment, ${rounds} times`,
    async () => {
      for (let round = 0; round < rounds; round++) {
        const order = await placeOrder(ctx(), await prepareCart(ctx()))
        if ('message' in order) throw new Error(order.message)
        await change(order.id, { name: 'pay', reference: null })
        const moves = Array.from({ length: 8 }, (_, house) =>
          changeOrderAddress(ctx(), order.token, { ...polishAddress, street: [`Długa ${house}`] }).then(
            () => house,
            () => null,
          ),
        )
        const [shipped, ...done] = await Promise.all([
          change(order.id, { name: 'ship', carrier: 'dpd', title: 'DPD', trackingNumber: null }),
          ...moves,
        ])
        expect(shipped).not.toHaveProperty('refusal')
        const { rows } = await sql<{ street: string; actions: string[] }>`
          select o.shipping_address -> 'street' ->> 0 as street, array_agg(h.action order by h.id) as actions
          from order_order o join order_history h on h.order_id = o.id where o.id = ${order.id} group by o.id`.execute(
          database.reader,
        )
        const { actions = [], street = '' } = rows[0] ?? {}
        const succeeded = done.filter((house) => house !== null)
        // Nothing moves after the shipment, and what shipping knew is where the order goes.
        expect(actions.at(-1)).toBe('ship')
        expect(actions.filter((action) => action === 'changeAddress')).toHaveLength(succeeded.length)
        expect(shipped.order.shippingAddress?.street[0]).toBe(street)
        expect([...succeeded.map((house) => `Długa ${house}`), 'Prosta 1']).toContain(street)
        expect(street === 'Prosta 1').toBe(succeeded.length === 0)
      }
    },
    racePatience,
  )

  test(
    '20 concurrent calls with the same address change it once',
    async () => {
      const order = await placeOrder(ctx(), await prepareCart(ctx()))
      if ('message' in order) throw new Error(order.message)
      const moved = { ...polishAddress, street: ['Długa 2'] }
      await Promise.all(Array.from({ length: 20 }, () => changeOrderAddress(ctx(), order.token, moved)))
      const { rows } = await sql<{ count: number }>`
      select count(*)::int as count from order_history where order_id = ${order.id} and action = 'changeAddress'`.execute(
        database.reader,
      )
      expect(rows).toEqual([{ count: 1 }])
    },
    racePatience,
  )
})
