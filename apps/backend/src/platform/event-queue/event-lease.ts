import { randomUUID } from 'node:crypto'
import { sql, type RawBuilder } from 'kysely'
import { sendLast, statement, type Database, type Reader } from '../database.ts'
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

const leasedColumns = sql`id, type, payload, created_at as "publishedAt", attempts, handled_by as "handledBy",
  lease_owner as owner`

/** The types that have a due event. Reads one row per type, so it is fast however long the queue is. */
export const dueTypes = (types: readonly EventType[]) => sql<{ type: EventType }>`
  select wanted.type from unnest(${types}::text[]) wanted (type)
  cross join lateral (
    select id from platform_event e where e.type = wanted.type and ${isDue} order by id limit 1) due`

export async function selectDueTypes(db: Reader, types: readonly EventType[]): Promise<EventType[]> {
  const { rows } = await dueTypes(types).execute(db)
  return rows.map(({ type }) => type)
}

/** The oldest due events of a type, locked unless another process has locked them. */
export const oldestDue = (type: EventType, most: number) => sql`
  select id, attempts from platform_event e where e.type = ${type} and ${isDue}
  order by id limit ${sql.lit(most)} for update skip locked`

/** Leases the oldest due event of these types. If this process dies, the lease expires after 30 seconds. */
export async function leaseEvent(database: Database, types: readonly EventType[]): Promise<LeasedEvent | undefined> {
  const owner = randomUUID()
  const [event] = await inOneMessage(
    database,
    sql<LeasedEvent>`
      update platform_event set lease_owner = ${owner}, attempts = attempts + 1,
        leased_until = now() + ${sql.lit(leaseSeconds)} * interval '1 second'
      where id = (
        select oldest.id from unnest(${types}::text[]) wanted (type) cross join lateral (
          select id from platform_event e where e.type = wanted.type and ${isDue}
          order by id limit 1 for update skip locked) oldest
        order by oldest.id limit 1
      ) returning ${leasedColumns}`,
  )
  return event
}

/** Executes a statement in a transaction of its own, which is sent with its commit. */
const inOneMessage = <Row>(database: Database, query: RawBuilder<Row>): Promise<Row[]> =>
  database.transaction(async (tx) => {
    const [rows] = await sendLast(tx, [statement(query, (found) => found)])
    return rows
  })

/**
 * Leases several due events of a type: up to this many that were never attempted, so that one which fails or kills the process
 * holds up the others once. If the oldest due event is a retry, it comes alone.
 */
export async function leaseTogether(database: Database, type: EventType, most: number): Promise<LeasedEvent[]> {
  const owner = randomUUID()
  const events = await inOneMessage(
    database,
    sql<LeasedEvent>`
      with due as (${oldestDue(type, most)}), oldest as (select id, attempts from due order by id limit 1)
      update platform_event set lease_owner = ${owner}, attempts = attempts + 1,
        leased_until = now() + ${sql.lit(leaseSeconds)} * interval '1 second'
      where id = any(array(
        select id from oldest union select due.id from due, oldest where due.attempts = 0 and oldest.attempts = 0
      )) returning ${leasedColumns}`,
  )
  return events.toSorted((a, b) => a.id - b.id)
}

const renewed = sql`leased_until = now() + ${sql.lit(leaseSeconds)} * interval '1 second'`

const delivered = (handledBy: readonly string[]) =>
  sql`delivered_at = now(), handled_by = ${handledBy}::text[], leased_until = null, lease_owner = null`

/** Like the next three functions, changes nothing and returns false if another process has taken over the event. */
export function renewLease(database: Database, event: LeasedEvent): Promise<boolean> {
  return change(database, event, renewed)
}

export function markHandled(database: Database, event: LeasedEvent, handledBy: readonly string[]): Promise<boolean> {
  return change(database, event, sql`handled_by = ${handledBy}::text[]`)
}

export function markDelivered(database: Database, event: LeasedEvent, handledBy: readonly string[]): Promise<boolean> {
  return change(database, event, delivered(handledBy))
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

/** Like the next two functions, returns the events that no other process has taken over; it leaves the others alone. */
export function renewLeases(database: Database, events: readonly LeasedEvent[]): Promise<LeasedEvent[]> {
  return changeAll(database, events, renewed)
}

export function markAllHandled(
  database: Database,
  events: readonly LeasedEvent[],
  handledBy: readonly string[],
): Promise<LeasedEvent[]> {
  return changeAll(database, events, sql`handled_by = ${handledBy}::text[]`)
}

export function markAllDelivered(
  database: Database,
  events: readonly LeasedEvent[],
  handledBy: readonly string[],
): Promise<LeasedEvent[]> {
  return changeAll(database, events, delivered(handledBy))
}

async function change(database: Database, event: LeasedEvent, values: ReturnType<typeof sql>): Promise<boolean> {
  return (await changeAll(database, [event], values)).length > 0
}

/** Changes events of one lease. */
async function changeAll(
  database: Database,
  events: readonly LeasedEvent[],
  values: ReturnType<typeof sql>,
): Promise<LeasedEvent[]> {
  const ids = events.map(({ id }) => id)
  const rows = await inOneMessage(
    database,
    sql<{ id: number }>`
      update platform_event set ${values}
      where id = any(${ids}::bigint[]) and lease_owner = ${events[0]?.owner ?? null} returning id`,
  )
  const changed = new Set(rows.map(({ id }) => id))
  return events.filter(({ id }) => changed.has(id))
}
