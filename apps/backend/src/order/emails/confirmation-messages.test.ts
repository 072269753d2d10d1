import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { CartClient } from '#src/cart/testing-client.ts'
import { PostgresMessage } from '#src/platform/engine/postgres-message.ts'
import { deliverDue } from '#src/platform/event-queue/deliver-together.ts'
import { server } from '#src/platform/testing.ts'
import { testShop, type TestShop } from '#src/testing/testing.ts'
import { eventHandlers } from '../event-handlers.ts'

describe.skipIf(server === undefined)('the confirmations of several orders', () => {
  let shop: TestShop
  beforeAll(async () => {
    shop = await testShop({ demo: 'small' })
  })
  afterAll(() => shop.close())

  it('take four messages: to lease the events, to read the orders, to store the emails, and to mark the events', async () => {
    const numbers: string[] = []
    for (let order = 0; order < 3; order++) {
      const { number } = await new CartClient(shop).order({ sku: 'ROLE-C1-98', parent_sku: 'ROLE-C1' })
      numbers.push(number)
    }
    const submit = vi.spyOn(PostgresMessage.prototype, 'submit')
    const attempts = await deliverDue(shop.database, eventHandlers, 'order.placed')
    const messages = submit.mock.contexts.map((message) => (message as PostgresMessage).statements.length)
    submit.mockRestore()
    expect(attempts.map(({ outcome }) => outcome)).toEqual(['delivered', 'delivered', 'delivered'])
    // With the start of the transaction that takes two messages, and its commit.
    expect(messages).toEqual([1, 7, 2, 1])
    const { rows } = await sql<{ subject: string }>`select subject from platform_mail order by id`.execute(
      shop.database.reader,
    )
    expect(rows.map(({ subject }) => subject)).toEqual(numbers.map((number) => expect.stringContaining(number)))
  })
})
