import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Database } from './database.ts'
import { withoutDeadline, startDeadline, underDeadline } from './deadline.ts'
import { testDatabase } from './testing.ts'

let database: Database
beforeAll(async () => {
  database = await testDatabase({ name: 'stores', sources: [], load: () => Promise.resolve() })
})
afterAll(() => database.close())

/** The time limit of the requests here, in milliseconds. */
const limit = 60_000
// The deadline compares this clock, which stands still until a test moves it. Its timer is late: no test lasts a minute.
beforeEach(() => vi.useFakeTimers({ toFake: ['performance'] }))
afterEach(() => vi.useRealTimers())

const statement = () => sql`select 1`.execute(database.reader)
const pass = (milliseconds: number) => vi.advanceTimersByTime(milliseconds)
const countMails = async () =>
  (await sql<{ count: number }>`select count(*)::int as count from platform_mail`.execute(database.reader)).rows[0]
    ?.count

describe('the deadline of a request', () => {
  it('refuses further statements, of this request only, even if its timer is late', async () => {
    await underDeadline(startDeadline(limit), async () => {
      pass(limit - 1)
      await statement()
      pass(1)
      await expect(statement()).rejects.toThrow(/took too long/)
      await expect(withoutDeadline(statement)).resolves.toBeDefined()
    })
    await expect(statement()).resolves.toBeDefined()
  })

  it('aborts what waits when time is up', () => {
    vi.useFakeTimers({ toFake: ['performance', 'setTimeout', 'clearTimeout'] })
    const { signal } = startDeadline(limit)
    pass(limit - 1)
    expect(signal.aborted).toBe(false)
    pass(1)
    expect(signal.aborted).toBe(true)
  })

  it('rolls back a transaction that it interrupts', async () => {
    const before = await countMails()
    await underDeadline(startDeadline(limit), async () => {
      const work = database.transaction(async (tx) => {
        await sql`insert into platform_mail (recipient, subject, text, html, created_at, due_at)
          values ('a@example.com', '', '', '', now(), now())`.execute(tx)
        pass(limit)
        await sql`select 1`.execute(tx)
      })
      await expect(work).rejects.toThrow(/took too long/)
    })
    expect(await countMails()).toBe(before)
  })

  it('allows a mutation to continue after its client has disconnected', async () => {
    const deadline = startDeadline(limit)
    deadline.extend(3)
    await underDeadline(deadline, async () => {
      deadline.cancel()
      pass(3 * limit - 1)
      await expect(statement()).resolves.toBeDefined()
      pass(1)
      await expect(statement()).rejects.toThrow(/took too long/)
    })
  })

  it('ends when the client disconnects', async () => {
    const deadline = startDeadline(limit)
    await underDeadline(deadline, async () => {
      deadline.cancel()
      await expect(statement()).rejects.toThrow(/client has left/)
    })
  })
})
