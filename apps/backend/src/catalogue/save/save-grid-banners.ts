import type { Writer } from '#src/platform/database.ts'
import { selectKnownPaths, upsertGridBanners, type GridBannerDraft } from '../banner-queries.ts'

export interface GridBannerReport {
  created: number
  changed: number
  unchanged: number
  /** Banners that were skipped because their category does not exist. */
  lost: GridBannerDraft[]
}

/** Saves banners by code and store view. The last of several with the same key wins. */
export async function saveGridBanners(tx: Writer, drafts: readonly GridBannerDraft[]): Promise<GridBannerReport> {
  const known = await selectKnownPaths(tx, [...new Set(drafts.map(({ categoryPath }) => categoryPath))])
  const [valid, lost] = [
    drafts.filter(({ categoryPath }) => known.has(categoryPath)),
    drafts.filter(({ categoryPath }) => !known.has(categoryPath)),
  ]
  const rows = new Map(valid.map((banner) => [`${banner.storeId} ${banner.code}`, banner]))
  const saved = await upsertGridBanners(tx, [...rows.values()])
  const created = saved.filter(({ isNew }) => isNew).length
  return { created, changed: saved.length - created, unchanged: rows.size - saved.length, lost }
}
