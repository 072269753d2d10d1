import type { Writer } from '#src/platform/database.ts'
import { publish } from '#src/platform/events.ts'
import { deletePages, type ContentKey } from './stored-queries.ts'

/** Deletes pages and returns their numbers. */
export async function removePages(tx: Writer, keys: readonly ContentKey[]): Promise<{ id: number; storeId: number }[]> {
  const removed = await deletePages(tx, keys)
  // Legal pages decide whether a store takes orders.
  if (removed.length > 0) await publish(tx, 'store.changed', {})
  return removed
}
