import { eventHandlers } from '../event-handlers.ts'
import type { Database } from '../platform/database.ts'
import { deliverNext } from '../platform/event-queue/deliver-event.ts'
import type { EventHandler } from '../platform/events.ts'

/** Delivers the due events, oldest first, and those that their handlers publish. Rethrows a handler's error. */
export async function deliverDueEvents(
  database: Database,
  handlers: readonly EventHandler[] = eventHandlers,
): Promise<void> {
  const types = [...new Set(handlers.map(({ type }) => type))]
  for (;;) {
    const attempt = await deliverNext(database, handlers, types)
    if (attempt === undefined) return
    const [error] = attempt.errors
    if (error !== undefined) throw error
  }
}
