import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Database } from './database.ts'
import { withoutDeadline, startDeadline, underDeadline } from './deadline.ts'
import { testDatabase } from './testing.ts'

let database: Database
beforeAll(async () => {
  database = await testDatabase({ name: 'stores', sources: [], load: () => Promise.resolve() })
})
afterAll(() => database.close())

const statement = () => sql`select 1`.execute(database.reader)
const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds))
const countMails = async () =>
  (await sql<{ count: number }>`select count(*)::int as count from platform_mail`.execute(database.reader)).rows[0]
    ?.count

describe('the deadline of a request', () => {
  it('refuses further statements, of this request only', async () => {
    const deadline = startDeadline(30)
    await underDeadline(deadline, async () => {
      await statement()
      await pause(60)
      await expect(statement()).rejects.toThrow(/took too long/)
      await expect(withoutDeadline(statement)).resolves.toBeDefined()
    })
    await expect(statement()).resolves.toBeDefined()
  })

  it('is enforced while the event loop is blocked', async () => {
    const deadline = startDeadline(5)
    await underDeadline(deadline, async () => {
      const until = performance.now() + 10
      while (performance.now() < until);
      expect(() => deadline.signal.throwIfAborted()).toThrow(/took too long/)
    })
  })

  it('rolls back a transaction that it interrupts', async () => {
    const before = await countMails()
    await underDeadline(startDeadline(20), async () => {
      const work = database.transaction(async (tx) => {
        await sql`insert into platform_mail (recipient, subject, text, html, created_at, due_at)
          values ('a@example.com', '', '', '', now(), now())`.execute(tx)
        await pause(50)
        await sql`select 1`.execute(tx)
      })
      await expect(work).rejects.toThrow(/took too long/)
    })
    expect(await countMails()).toBe(before)
  })

  it('allows a mutation to continue after its client has disconnected', async () => {
    const deadline = startDeadline(30)
    deadline.extend(3)
    await underDeadline(deadline, async () => {
      deadline.cancel()
      await pause(40)
      await expect(statement()).resolves.toBeDefined()
      await pause(80)
      await expect(statement()).rejects.toThrow(/took too long/)
    })
  })

  it('ends when the client disconnects', async () => {
    const deadline = startDeadline(60_000)
    await underDeadline(deadline, async () => {
      deadline.cancel()
      await expect(statement()).rejects.toThrow(/client has left/)
    })
  })
})
