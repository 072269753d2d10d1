import type { Database } from '#src/platform/database.ts'
import { retention } from './limits.ts'
import { deleteOld } from './queries.ts'

export { personalData } from './personal-data-queries.ts'
export { saveSearches, type SearchDraft } from './save-searches.ts'

/** Deletes searches and clicks past their retention time. */
export function deleteOldSearches(database: Database, now: Date): Promise<void> {
  const ago = (time: number): Date => new Date(now.getTime() - time)
  const { queries, recent, clicks } = retention
  return database.transaction((tx) =>
    deleteOld(tx, { queries: ago(queries), recent: ago(recent), clicks: ago(clicks) }),
  )
}
export { clientHash } from './limits.ts'
export { offerOf } from './popular-products.ts'
