import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { saveCustomers } from '../customer/customer.ts'
import type { Database } from '../platform/database.ts'
import { publish } from '../platform/events.ts'
import type { FaultPoint } from '../platform/fault-point.ts'
import { deliverDueEvents } from '../testing/testing-events.ts'
import { launchNode } from '../testing/testing-node.ts'
import { openNodeDatabase, type NodeDatabase } from '../testing/testing-node-database.ts'
import { smallRange } from '../testing/testing.ts'

const email = 'zofia@cynamon.example'
const timeout = 600_000

let nodeDatabase: NodeDatabase
beforeAll(async () => {
  nodeDatabase = await openNodeDatabase(smallRange())
  await nodeDatabase.look(async (database) => {
    // The only event that is left is that of the request.
    await deliverDueEvents(database)
    await database.transaction(async (tx) => {
      const name = { firstname: 'Zofia', lastname: 'Lis' }
      await saveCustomers(tx, [{ websiteId: 1, email, password: 'Bocian-2026!', ...name, isAgent: false }], new Date())
      const { rows } = await sql<{ id: number }>`
        insert into consent_anonymization (website_id, email, store_id, confirmed_at) values (1, ${email}, 1, now())
        returning id`.execute(tx)
      await publish(tx, 'consent.anonymizationConfirmed', { id: rows[0]?.id ?? 0 })
    })
  })
}, timeout)
afterAll(() => nodeDatabase.removeFolder())

/** Starts a backend that dies at this point, and ends its leases. */
async function dieAt(point: FaultPoint): Promise<void> {
  const node = await launchNode({ ...nodeDatabase.env, FAULT_AT: point, NODE_ENV: 'test' })
  expect((await node.ended).signal).toBe('SIGKILL')
  await nodeDatabase.look((database) =>
    database.transaction((tx) =>
      sql`update platform_event set leased_until = null, next_attempt_at = now()`.execute(tx),
    ),
  )
}

async function stored({ reader }: Database) {
  const { rows } = await sql`
    select (select count(*)::int from customer_customer where email = ${email}) as accounts,
      (select count(*)::int from consent_anonymization where done_at is not null) as done,
      (select count(*)::int from platform_mail where recipient = ${email}) as receipts,
      (select count(*)::int from platform_event
        where type = 'consent.anonymizationConfirmed' and delivered_at is not null) as delivered`.execute(reader)
  return rows[0]
}

it(
  'ACC-06 a kill leaves the person complete or erased, and the request is carried out once',
  async () => {
    for (const point of ['anonymization.before-receipt', 'anonymization.before-commit'] as const) {
      await dieAt(point)
      expect(await nodeDatabase.look(stored)).toEqual({ accounts: 1, done: 0, receipts: 0, delivered: 0 })
    }
    await dieAt('anonymization.after-commit')
    expect(await nodeDatabase.look(stored)).toEqual({ accounts: 0, done: 1, receipts: 1, delivered: 0 })
    await dieAt('event.after-delivered')
    expect(await nodeDatabase.look(stored)).toEqual({ accounts: 0, done: 1, receipts: 1, delivered: 1 })
  },
  timeout,
)
