import { sql } from 'kysely'
import type { Database } from '../database.ts'
import { deliverNext, type Attempt } from './deliver-event.ts'
import type { EventHandler } from '../events.ts'

/** The stored state of an event. */
export interface StoredEvent {
  id: number
  attempts: number
  handledBy: string[]
  error: string | null
  state: 'waiting' | 'delivered' | 'dead' | 'dropped'
  /** The number of seconds until the next attempt. */
  wait: number
  /** The number of seconds until the lease expires; null if the event is not leased. */
  leasedFor: number | null
}

/** All events, the oldest first. */
export async function storedEvents(database: Database): Promise<StoredEvent[]> {
  const { rows } = await sql<StoredEvent>`
    select id, attempts, handled_by as "handledBy", last_error as error,
      extract(epoch from next_attempt_at - now())::float8 as wait,
      extract(epoch from leased_until - now())::float8 as "leasedFor",
      case when delivered_at is not null then 'delivered' when dropped_at is not null then 'dropped'
        when dead_at is not null then 'dead' else 'waiting' end as state
    from platform_event order by id`.execute(database.reader)
  return rows
}

const write = (database: Database, statement: ReturnType<typeof sql>): Promise<void> =>
  database.transaction(async (tx) => void (await statement.execute(tx)))

export const forgetEvents = (database: Database): Promise<void> => write(database, sql`delete from platform_event`)

/** Makes all events due, as if the back-off had elapsed. */
export const endBackOff = (database: Database): Promise<void> =>
  write(database, sql`update platform_event set next_attempt_at = now()`)

/** Expires all leases. */
export const endLeases = (database: Database): Promise<void> =>
  write(database, sql`update platform_event set leased_until = now() - interval '1 second'`)

/** Delivers events until none is due. */
export async function attemptAll(database: Database, handlers: readonly EventHandler[]): Promise<Attempt[]> {
  const types = [...new Set(handlers.map(({ type }) => type))]
  const attempts: Attempt[] = []
  for (;;) {
    const attempt = await deliverNext(database, handlers, types)
    if (attempt === undefined) return attempts
    attempts.push(attempt)
  }
}
