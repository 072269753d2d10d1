import { sql } from 'kysely'
import type { Database, Writer } from './database.ts'

type Payload = Record<string, unknown>

/** What a domain does after another domain's transaction has been committed. It may be called twice for one event. */
export interface EventHandler {
  type: string
  handle(database: Database, payload: Payload): Promise<void>
}

interface Event {
  id: number
  type: string
  payload: Payload
}

/** Writes the event down in the caller's transaction; it is delivered after the commit, at least once. */
export async function publish(tx: Writer, type: string, payload: Payload): Promise<void> {
  await sql`insert into platform_event (type, payload) values (${type}, ${JSON.stringify(payload)}::jsonb)`.execute(tx)
}

const batch = 50

/** Delivers what is waiting, oldest first. Returns how many events were delivered. */
export async function deliverEvents(database: Database, handlers: EventHandler[]): Promise<number> {
  const events = await lease(database)
  for (const event of events) {
    for (const handler of handlers) if (handler.type === event.type) await handler.handle(database, event.payload)
    await database.transaction(async (tx) => {
      await sql`update platform_event set delivered_at = now() where id = ${event.id}`.execute(tx)
    })
  }
  return events.length
}

/** Takes a batch for half a minute: when this process dies meanwhile, another delivers it. */
async function lease(database: Database): Promise<Event[]> {
  return database.transaction(async (tx) => {
    const { rows } = await sql<Event>`
      update platform_event set leased_until = now() + interval '30 seconds' where id in (
        select id from platform_event
        where delivered_at is null and (leased_until is null or leased_until < now())
        order by id limit ${sql.lit(batch)} for update skip locked
      ) returning id, type, payload`.execute(tx)
    return rows.toSorted((a, b) => a.id - b.id)
  })
}
