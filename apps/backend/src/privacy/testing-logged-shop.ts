import { setTimeout as delay } from 'node:timers/promises'
import { format } from 'node:util'
import { createLog } from '@bocian/service/log.ts'
import { sql } from 'kysely'
import { vi } from 'vitest'
import { eventHandlers } from '../event-handlers.ts'
import { startEventLoop } from '../platform/event-queue/event-loop.ts'
import { httpServer } from '../testing/testing-http.ts'
import { testShop, type TestShop } from '../testing/testing.ts'
import { anonymizeHourly } from './anonymize.ts'

/** A shop that runs and logs as in production: requests by HTTP, events in the event loop, and the hourly job. */
export interface LoggedShop extends TestShop {
  /** All lines of the backend's log, of every level, and all that was written to the console. */
  readonly lines: readonly string[]
  /** Runs the event loop until no event is due. A failed handler is logged. */
  deliver(): Promise<void>
  /** Runs the hourly job. A failed request is logged. */
  runHourlyJob(): Promise<void>
}

export async function loggedShop(): Promise<LoggedShop> {
  const shop = await testShop({ demo: 'small' })
  const { database } = shop
  const lines: string[] = []
  const log = createLog('backend', 'trace', { write: (line) => lines.push(line) })
  const spies = (['debug', 'info', 'log', 'warn', 'error'] as const).map((method) =>
    vi.spyOn(console, method).mockImplementation((...values: unknown[]) => void lines.push(format(...values))),
  )
  const server = await httpServer(database, { RATE_LIMIT: '100000' }, log)

  const execute: TestShop['execute'] = async (query, variables, headers) => {
    const response = await server.inject({
      method: 'POST',
      url: '/graphql',
      headers: { ...headers, 'content-type': 'application/json' },
      payload: JSON.stringify({ query, variables }),
    })
    return { headers: new Headers(), ...response.json() }
  }

  async function isEventDue(): Promise<boolean> {
    const { rows } = await sql`
      select from platform_event where delivered_at is null and dead_at is null and dropped_at is null
        and next_attempt_at <= now() limit 1`.execute(database.reader)
    return rows.length > 0
  }

  return {
    database,
    lines,
    execute,
    async deliver() {
      const loop = startEventLoop(database, eventHandlers, log)
      while (await isEventDue()) await delay(20)
      await loop.stop()
    },
    runHourlyJob: () => anonymizeHourly(database, log, new Date()),
    async close() {
      for (const spy of spies) spy.mockRestore()
      await server.close()
      await shop.close()
    },
  }
}
