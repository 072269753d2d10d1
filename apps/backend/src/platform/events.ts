import { sql } from 'kysely'
import { run, statement, type Database, type Statement, type Writer } from './database.ts'

/** The payload of each event type. `event-handlers.ts` fills it from the domains' `events.ts`. */
export interface EventPayloads {}

export type EventType = keyof EventPayloads

/** Reacts to another domain's event after its commit. It may run more than once for one event. */
export interface EventHandler<Type extends EventType = EventType> {
  type: Type
  /**
   * `domain.task`. Stored with the event when the handler succeeds. Do not rename it, or undelivered events run the handler
   * again.
   */
  name: string
  /** A run that takes longer than these milliseconds fails. The events of one type wait for each other, so keep it short. */
  timeout: number
  handle(...args: Parameters<Handle<Type>>): Promise<void>
  /** Handles several events at once. If it fails, they are handled one by one, even those that it has handled. */
  handleMany?(...args: Parameters<HandleMany<Type>>): Promise<void>
}

/** `publishedAt` does not change between attempts. */
type Handle<Type extends EventType> = (
  database: Database,
  payload: EventPayloads[Type],
  publishedAt: Date,
) => Promise<void>

type HandleMany<Type extends EventType> = (
  database: Database,
  payloads: readonly EventPayloads[Type][],
) => Promise<void>

const usualTimeout = 30_000

/** The timeout of handlers that process any number of products, or wait for payment providers. */
export const longTimeout = 5 * 60_000

export function handler<Type extends EventType>(
  type: Type,
  name: string,
  handle: Handle<Type>,
  timeout = usualTimeout,
): EventHandler<Type> {
  return { type, name, timeout, handle }
}

/** A handler that takes up to a hundred events at once. Events of a type come together if all handlers of the type do so. */
export function batchHandler<Type extends EventType>(
  type: Type,
  name: string,
  handleMany: HandleMany<Type>,
  timeout = usualTimeout,
): EventHandler<Type> {
  return { ...handler(type, name, (database, payload) => handleMany(database, [payload]), timeout), handleMany }
}

/** Stores the event in the caller's transaction. After the commit, each handler of the event runs at least once. */
export const publish = <Type extends EventType>(tx: Writer, type: Type, payload: EventPayloads[Type]): Promise<void> =>
  run(tx, publicationOf(type, payload))

/** Like `publish`, to be sent together with other statements. */
export const publicationOf = <Type extends EventType>(type: Type, payload: EventPayloads[Type]): Statement<void> =>
  statement(
    sql`insert into platform_event (type, payload) values (${type}, ${JSON.stringify(payload)}::jsonb)`,
    () => undefined,
  )
