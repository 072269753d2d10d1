import type { Reader } from '#src/platform/database.ts'
import { selectListingNews, selectListingVersion } from './index-queries.ts'

export interface ListingNews {
  version: number
  /** Tags of what changed since the version asked about; null when there is too much to name. */
  tags: string[] | null
}

const most = 2_000

/** What of the catalogue changed since a version: `p12` for a product, `c5` for every listing that may hold it, `l` for any. */
export async function listingNews(db: Reader, since: number | null): Promise<ListingNews> {
  if (since === null) return { version: await selectListingVersion(db), tags: null }
  const changed = await selectListingNews(db, since, most + 1)
  const version = Math.max(since, ...changed.map((row) => row.version))
  if (changed.length > most) return { version: await selectListingVersion(db), tags: null }
  const tags = new Set(changed.flatMap(({ id, categoryIds }) => [`p${id}`, ...categoryIds.map((own) => `c${own}`)]))
  if (changed.length > 0) tags.add('l')
  return { version, tags: [...tags] }
}
