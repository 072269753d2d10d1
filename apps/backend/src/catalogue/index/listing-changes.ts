import type { Reader } from '#src/platform/database.ts'
import { selectListingChanges, selectListingVersion } from './index-queries.ts'

export interface ListingChanges {
  version: number
  /** The cache tags of all changes since the given version; null if there are too many to list. */
  tags: string[] | null
}

const most = 2_000

/** The cache tags of changes since a version: `p12` for a product, `c5` for each of its categories, `l` for all listings. */
export async function listingChanges(db: Reader, since: number | null): Promise<ListingChanges> {
  if (since === null) return { version: await selectListingVersion(db), tags: null }
  const changed = await selectListingChanges(db, since, most + 1)
  const version = Math.max(since, ...changed.map((row) => row.version))
  if (changed.length > most) return { version: await selectListingVersion(db), tags: null }
  const tags = new Set(changed.flatMap(({ id, categoryIds }) => [`p${id}`, ...categoryIds.map((own) => `c${own}`)]))
  if (changed.length > 0) tags.add('l')
  return { version, tags: [...tags] }
}
