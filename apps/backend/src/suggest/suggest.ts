import type { Database } from '#src/platform/database.ts'
import { keptFor } from './limits.ts'
import { deleteOld } from './queries.ts'

export { saveSearches, type SearchDraft } from './save-searches.ts'

/** Forgets what was searched for and clicked too long ago. */
export function forgetOldSearches(database: Database, now: Date): Promise<void> {
  const ago = (time: number): Date => new Date(now.getTime() - time)
  const { queries, recent, clicks } = keptFor
  return database.transaction((tx) =>
    deleteOld(tx, { queries: ago(queries), recent: ago(recent), clicks: ago(clicks) }),
  )
}
export { offerOf } from './popular-products.ts'
