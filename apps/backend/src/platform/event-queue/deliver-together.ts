import type { Database } from '../database.ts'
import type { EventHandler, EventType } from '../events.ts'
import { faultPoint } from '../fault-point.ts'
import { deliver, deliverNext, HandlerError, runWithin, type Attempt } from './deliver-event.ts'
import {
  leaseTogether,
  markAllDelivered,
  markAllHandled,
  renewLeases,
  renewSeconds,
  type LeasedEvent,
} from './event-lease.ts'

/** More would make a killed process repeat more, and gain little. */
const mostTogether = 100

type BatchHandler = EventHandler & Required<Pick<EventHandler, 'handleMany'>>

const takesMany = (handler: EventHandler): handler is BatchHandler => handler.handleMany !== undefined

const handlersOf = (handlers: readonly EventHandler[], type: EventType): EventHandler[] =>
  handlers.filter((handler) => handler.type === type)

/** Whether more events of the type may have been due than were delivered: events that come alone, or a full group. */
export const mayBeMore = (
  handlers: readonly EventHandler[],
  type: EventType,
  attempts: readonly Pick<Attempt, 'event'>[],
): boolean =>
  attempts.length > 0 &&
  (attempts.length >= mostTogether ||
    attempts.some(({ event }) => event.attempts > 1) ||
    !handlersOf(handlers, type).every(takesMany))

/**
 * Delivers due events of a type: several at once if all handlers of the type can take them, otherwise the oldest one. Returns an
 * attempt per event; none when no event is due.
 */
export async function deliverDue(
  database: Database,
  handlers: readonly EventHandler[],
  type: EventType,
  renewMilliseconds = renewSeconds * 1_000,
): Promise<Attempt[]> {
  const own = handlersOf(handlers, type)
  const together = own.filter(takesMany)
  if (together.length < own.length) {
    const attempt = await deliverNext(database, own, [type], renewMilliseconds)
    return attempt === undefined ? [] : [attempt]
  }
  const events = await leaseTogether(database, type, mostTogether)
  if (events.length === 0) return []
  faultPoint('event.after-lease')
  const renewal = setInterval(() => void renewLeases(database, events).catch(() => []), renewMilliseconds)
  try {
    return events.length === 1
      ? await deliverAlone(database, own, events)
      : await deliverTogether(database, together, events)
  } finally {
    clearInterval(renewal)
  }
}

/** Runs each handler once for all events. When one fails, each event that is left is delivered alone, which finds the one at fault. */
async function deliverTogether(
  database: Database,
  handlers: readonly BatchHandler[],
  events: readonly LeasedEvent[],
): Promise<Attempt[]> {
  const handledBy: string[] = []
  let owned = [...events]
  for (const [index, handler] of handlers.entries()) {
    const payloads = owned.map(({ payload }) => payload)
    try {
      await runWithin(handler.timeout, () => handler.handleMany(database, payloads))
    } catch (error) {
      const left = owned.map((event) => ({ ...event, handledBy }))
      const [first, ...others] = await deliverAlone(database, handlers, left)
      const failure = new HandlerError(`${handler.name} for ${owned.length} events`, error)
      const attempts = first === undefined ? [] : [{ ...first, errors: [failure, ...first.errors] }, ...others]
      return [...attempts, ...lostOf(events, owned)]
    }
    handledBy.push(handler.name)
    faultPoint('event.after-handler')
    // The statement that marks the events as delivered also records the last handler.
    if (index === handlers.length - 1) break
    owned = await markAllHandled(database, owned, handledBy)
    faultPoint('event.after-handled')
    if (owned.length === 0) return lostOf(events, owned)
  }
  const delivered = await markAllDelivered(database, owned, handledBy)
  faultPoint('event.after-delivered')
  return [
    ...delivered.map((event): Attempt => ({ event, outcome: 'delivered', errors: [] })),
    ...lostOf(events, delivered),
  ]
}

/** The events among these that another process has taken over. */
function lostOf(events: readonly LeasedEvent[], owned: readonly LeasedEvent[]): Attempt[] {
  const ids = new Set(owned.map(({ id }) => id))
  return events.filter(({ id }) => !ids.has(id)).map((event) => ({ event, outcome: 'lost', errors: [] }))
}

async function deliverAlone(
  database: Database,
  handlers: readonly EventHandler[],
  events: readonly LeasedEvent[],
): Promise<Attempt[]> {
  const attempts: Attempt[] = []
  for (const event of events) attempts.push(await deliver(database, handlers, event))
  return attempts
}
