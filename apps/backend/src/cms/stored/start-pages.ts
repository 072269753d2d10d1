import type { Database } from '#src/platform/database.ts'
import { publish } from '#src/platform/events.ts'
import { activateDuePages, hasDuePages } from './stored-queries.ts'

/** Activates the pages whose time has come. Cached pages follow, but only if there are any. */
export async function startPages(database: Database, now: Date): Promise<void> {
  if (!(await hasDuePages(database.reader, now))) return
  await database.transaction(async (tx) => {
    await activateDuePages(tx, now)
    // Legal pages decide whether a store takes orders.
    await publish(tx, 'store.changed', {})
  })
}
