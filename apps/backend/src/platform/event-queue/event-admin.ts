import { sql } from 'kysely'
import type { Database, Reader, Writer } from '../database.ts'

/** Undelivered events of a type, for operators. */
export interface EventCount {
  type: string
  waiting: number
  failing: number
  dead: number
}

/** An event whose delivery has failed. */
export interface FailedEvent {
  id: number
  type: string
  createdAt: Date
  attempts: number
  nextAttemptAt: Date
  isDead: boolean
  error: string | null
}

/** Which events to retry. */
export type EventSelection = { id: number } | { type: string } | 'all'

const isOpen = sql`delivered_at is null and dropped_at is null`
const hasFailed = sql`(dead_at is not null or last_error is not null)`

/** The undelivered events, counted by type. */
export async function countEvents(db: Reader): Promise<EventCount[]> {
  const { rows } = await sql<EventCount>`
    select type, count(*) filter (where not ${hasFailed})::int as waiting,
      count(*) filter (where dead_at is null and last_error is not null)::int as failing,
      count(*) filter (where dead_at is not null)::int as dead
    from platform_event where ${isOpen} group by type order by type`.execute(db)
  return rows
}

/** Dead letters and failing events, the oldest first. */
export async function listFailedEvents(db: Reader, limit: number): Promise<FailedEvent[]> {
  const { rows } = await sql<FailedEvent>`
    select id, type, created_at as "createdAt", attempts, next_attempt_at as "nextAttemptAt",
      dead_at is not null as "isDead", last_error as error
    from platform_event where ${isOpen} and ${hasFailed} order by id limit ${limit}`.execute(db)
  return rows
}

/** Makes failing events and dead letters due again and resets their attempts. Returns how many events it changed. */
export async function retryEvents(tx: Writer, selection: EventSelection): Promise<number> {
  const chosen =
    selection === 'all' ? sql`true` : 'id' in selection ? sql`id = ${selection.id}` : sql`type = ${selection.type}`
  const { rows } = await sql`
    update platform_event set attempts = 0, next_attempt_at = now(), dead_at = null
    where ${isOpen} and ${hasFailed} and ${chosen} returning id`.execute(tx)
  return rows.length
}

/**
 * Drops an undelivered event, which will then never be delivered. Returns the event; undefined if there is none, or if it is
 * leased.
 */
export async function dropEvent(tx: Writer, id: number): Promise<{ type: string; payload: unknown } | undefined> {
  const { rows } = await sql<{ type: string; payload: unknown }>`
    update platform_event set dropped_at = now()
    where id = ${id} and ${isOpen} and (leased_until is null or leased_until <= now())
    returning type, payload`.execute(tx)
  return rows[0]
}

/** How many days delivered and dropped events are stored, because the audit reads them. */
export const keptDays = 30

const batch = 2_000

/** Deletes events that were delivered or dropped more than `keptDays` ago. Returns how many it deleted. */
export async function deleteOldEvents(database: Database): Promise<number> {
  const end = sql`now() - ${sql.lit(keptDays)} * interval '1 day'`
  for (let total = 0; ;) {
    const { rows } = await database.transaction((tx) =>
      sql`
        delete from platform_event where id in (
          select id from platform_event where delivered_at < ${end} or dropped_at < ${end} limit ${sql.lit(batch)}
        ) returning id`.execute(tx),
    )
    total += rows.length
    if (rows.length < batch) return total
  }
}
