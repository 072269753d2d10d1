import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { CartClient } from '../cart/testing-client.ts'
import { publish } from '#src/platform/events.ts'
import { deliverDueEvents } from '#src/testing/testing-events.ts'
import { testShop, type TestShop } from '#src/testing/testing.ts'
import { expireOrders } from '../order/order.ts'
import { findStore } from '../store/store.ts'
import { audit } from './audit-command.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await testShop({ demo: 'small' })
})
afterAll(() => shop.close())

async function close(store: string): Promise<void> {
  await shop.database.transaction(async (tx) => {
    await sql`update store_view set is_active = false where code = ${store}`.execute(tx)
    await publish(tx, 'store.changed', {})
  })
  await deliverDueEvents(shop.database)
}

const inDays = (days: number): Date => new Date(Date.now() + days * 86_400_000)

async function broken(now: Date): Promise<string[]> {
  const findings: string[] = []
  await audit(shop.database, now, (result) => findings.push(...(result.number === 2 ? result.findings : [])))
  return findings
}

it('reports unpaid orders of a store view that was disabled, and they are still cancelled in time', async () => {
  const { number } = await new CartClient(shop).order({ quantity: 2 })
  await close('pl')
  expect(await findStore(shop.database.reader, 'pl')).toBeUndefined()
  expect(await broken(inDays(6))).toEqual([])
  const finding = `order ${number} (pending) holds goods and has not been paid in time`
  expect(await broken(inDays(8))).toEqual([finding])
  expect(await expireOrders(shop.database, inDays(6))).toBe(0)
  expect(await expireOrders(shop.database, inDays(8))).toBe(1)
  await deliverDueEvents(shop.database)
  expect(await broken(inDays(8))).toEqual([])
  const { rows } = await sql<{ status: string; taken: number }>`
    select status, (select sum(case kind when 'sold' then quantity else -quantity end)::int from inventory_movement
      where order_id = o.id) as taken
    from order_order o where number = ${number}`.execute(shop.database.reader)
  expect(rows).toEqual([{ status: 'canceled', taken: 0 }])
  const { rows: letters } = await sql<{ subject: string }>`
    select subject from platform_mail where subject like ${`%${number}%`} order by id`.execute(shop.database.reader)
  expect(letters.length).toBe(2)
  expect(letters[1]?.subject).toContain('anulowan')
})
