import { sql } from 'kysely'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { CartClient } from '#src/cart/testing-client.ts'
import { PostgresMessage } from '#src/platform/engine/postgres-message.ts'
import { server } from '#src/platform/testing.ts'
import { testShop, type TestShop } from '#src/testing/testing.ts'

const place = 'mutation ($id: String!) { placeOrder(input: { cart_id: $id }) { orderV2 { number } errors { code } } }'

interface Answer {
  placeOrder: { orderV2: { number: string } | null; errors: { code: string }[] }
}

/** The messages of an order: it locks and reads, takes and counts, writes and commits. */
const messages = [0, 1, 2]

describe.skipIf(server === undefined)('an order whose connection to PostgreSQL is cut', () => {
  let shop: TestShop
  beforeAll(async () => {
    shop = await testShop({ demo: 'small' })
  })
  afterAll(() => shop.close())

  async function one<T>(query: ReturnType<typeof sql<T>>): Promise<T> {
    const { rows } = await query.execute(shop.database.reader)
    const [row] = rows
    if (row === undefined) throw new Error('no row')
    return row
  }

  const stored = (cart: string) =>
    one(sql<{ orders: number; items: number; events: number; attempts: number; isOpen: boolean }>`
      select (select count(*)::int from order_order where cart_id = c.id) as orders,
        (select count(*)::int from order_item i join order_order o on o.id = i.order_id where o.cart_id = c.id) as items,
        (select count(*)::int from platform_event e join order_order o on o.cart_id = c.id
          where e.type = 'order.placed' and e.payload ->> 'number' = o.number) as events,
        (select count(*)::int from platform_attempt) as attempts, c.is_active as "isOpen"
      from cart_cart c where c.masked_id = ${cart}`)
  const onHand = async () =>
    (
      await one(sql<{ left: number }>`
        select on_hand as left from inventory_stock s join catalogue_product p on p.id = s.product_id
        where p.sku = 'ROLE-PLENTY'`)
    ).left
  const lastNumber = async () =>
    (await one(sql<{ last: number }>`select coalesce(max(last_number), 0)::int as last from order_sequence`)).last

  /** Places the order, and cuts the connection of its transaction before a message is sent, or right after. */
  async function placeCut(client: CartClient, id: string, cut: number, when: 'before' | 'after'): Promise<void> {
    const query = pg.Client.prototype.query
    let sent = 0
    const spy = vi.spyOn(pg.Client.prototype, 'query').mockImplementation(function (
      this: pg.Client,
      ...all: unknown[]
    ) {
      const [message] = all
      const isOfOrder = message instanceof PostgresMessage && (sent > 0 || message.statements.length > 5)
      const isCut = isOfOrder && sent++ === cut
      const { stream } = (this as unknown as { connection: { stream: { destroy(): void; once: typeof process.once } } })
        .connection
      if (isCut && when === 'before') stream.destroy()
      const answer = (query as (...all: unknown[]) => unknown).apply(this, all)
      if (isCut && when === 'after') setImmediate(() => stream.destroy())
      return answer as never
    })
    try {
      await client.execute<Answer>(place, { id })
    } finally {
      spy.mockRestore()
    }
  }

  test.each(messages.flatMap((cut) => (['before', 'after'] as const).map((when) => [when, cut] as const)))(
    '%s its message %i is stored as a whole or not at all, and a retry places it once',
    async (when, cut) => {
      await sql`delete from platform_attempt`.execute(shop.database.reader)
      const client = new CartClient(shop)
      const id = await client.newCart()
      await client.add(id, [{ sku: 'ROLE-PLENTY', quantity: 1 }])
      await client.makeReady(id)
      await sql`delete from platform_attempt`.execute(shop.database.reader)
      const before = { left: await onHand(), last: await lastNumber() }
      await placeCut(client, id, cut, when)
      // The server ends a transaction whose client has left a moment later, and the last message may have arrived.
      const after = await vi.waitFor(async () => {
        const { busy } = await one(sql<{ busy: number }>`
          select count(*)::int as busy from pg_stat_activity
          where datname = current_database() and pid <> pg_backend_pid() and state <> 'idle'`)
        expect(busy).toBe(0)
        return {
          ...(await stored(id)),
          left: before.left - (await onHand()),
          numbers: (await lastNumber()) - before.last,
        }
      }, 20_000)
      const nothing = { orders: 0, items: 0, events: 0, attempts: 0, isOpen: true, left: 0, numbers: 0 }
      const everything = {
        orders: 1,
        items: 1,
        events: 1,
        attempts: expect.any(Number),
        isOpen: false,
        left: 1,
        numbers: 1,
      }
      expect(after).toEqual(after.orders === 0 ? nothing : everything)
      if (cut < 2 || when === 'before') expect(after.orders).toBe(0)
      const { placeOrder } = await client.must<Answer>(place, { id })
      expect(placeOrder).toEqual({ errors: [], orderV2: { number: expect.any(String) } })
      expect(await stored(id)).toMatchObject({ orders: 1, items: 1, events: 1, isOpen: false })
      expect({ left: before.left - (await onHand()), numbers: (await lastNumber()) - before.last }).toEqual({
        left: 1,
        numbers: 1,
      })
    },
    60_000,
  )
})
