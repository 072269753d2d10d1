import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { Database, Reader } from '../database.ts'
import type { EventPayloads, EventType } from '../events.ts'

/** A leased event. Only the owner of the lease may update it. */
export interface LeasedEvent {
  id: number
  type: EventType
  payload: EventPayloads[EventType]
  publishedAt: Date
  /** The number of attempts including the current one. */
  attempts: number
  handledBy: string[]
  owner: string
}

/** A failed attempt: the handlers that have succeeded so far, and the error. */
export interface Failure {
  handledBy: readonly string[]
  message: string
}

const leaseSeconds = 30

export const renewSeconds = leaseSeconds / 3

const isDue = sql`delivered_at is null and dead_at is null and dropped_at is null
  and next_attempt_at <= now() and (leased_until is null or leased_until <= now())`

/** The types that have a due event. Reads one row per type, so it is fast however long the queue is. */
export async function selectDueTypes(db: Reader, types: readonly EventType[]): Promise<EventType[]> {
  const { rows } = await sql<{ type: EventType }>`
    select wanted.type from unnest(${types}::text[]) wanted (type)
    cross join lateral (
      select id from platform_event e where e.type = wanted.type and ${isDue} order by id limit 1) due`.execute(db)
  return rows.map(({ type }) => type)
}

/** Leases the oldest due event of these types. If this process dies, the lease expires after 30 seconds. */
export async function leaseEvent(database: Database, types: readonly EventType[]): Promise<LeasedEvent | undefined> {
  const owner = randomUUID()
  return database.transaction(async (tx) => {
    const { rows } = await sql<LeasedEvent>`
      update platform_event set lease_owner = ${owner}, attempts = attempts + 1,
        leased_until = now() + ${sql.lit(leaseSeconds)} * interval '1 second'
      where id = (
        select oldest.id from unnest(${types}::text[]) wanted (type) cross join lateral (
          select id from platform_event e where e.type = wanted.type and ${isDue}
          order by id limit 1 for update skip locked) oldest
        order by oldest.id limit 1
      ) returning id, type, payload, created_at as "publishedAt", attempts, handled_by as "handledBy", lease_owner as owner`.execute(
      tx,
    )
    return rows[0]
  })
}

/** Like the next three functions, changes nothing and returns false if another process has taken over the event. */
export function renewLease(database: Database, event: LeasedEvent): Promise<boolean> {
  return change(database, event, sql`leased_until = now() + ${sql.lit(leaseSeconds)} * interval '1 second'`)
}

export function markHandled(database: Database, event: LeasedEvent, handledBy: readonly string[]): Promise<boolean> {
  return change(database, event, sql`handled_by = ${handledBy}::text[]`)
}

export function markDelivered(database: Database, event: LeasedEvent, handledBy: readonly string[]): Promise<boolean> {
  return change(
    database,
    event,
    sql`delivered_at = now(), handled_by = ${handledBy}::text[], leased_until = null, lease_owner = null`,
  )
}

/** Schedules the next attempt. If the delay is null, the event becomes a dead letter. */
export function markFailed(
  database: Database,
  event: LeasedEvent,
  { handledBy, message }: Failure,
  delaySeconds: number | null,
): Promise<boolean> {
  const next =
    delaySeconds === null ? sql`dead_at = now()` : sql`next_attempt_at = now() + ${delaySeconds} * interval '1 second'`
  return change(
    database,
    event,
    sql`${next}, handled_by = ${handledBy}::text[], last_error = ${message}, leased_until = null, lease_owner = null`,
  )
}

function change(database: Database, { id, owner }: LeasedEvent, values: ReturnType<typeof sql>): Promise<boolean> {
  return database.transaction(async (tx) => {
    const { rows } = await sql`
      update platform_event set ${values} where id = ${id} and lease_owner = ${owner} returning id`.execute(tx)
    return rows.length > 0
  })
}
