import type { Writer } from '#src/platform/database.ts'
import { upsertOwnRegions, withdrawRegionsExcept, type OwnRegion } from './region-queries.ts'

export { selectOwnRegions as ownRegions, type OwnRegion } from './region-queries.ts'

/**
 * Makes these the regions of their countries; the other countries have the common ones. A known region keeps its id, and none is deleted,
 * because addresses and orders name them.
 */
export async function saveOwnRegions(tx: Writer, regions: readonly OwnRegion[]): Promise<void> {
  const placed = [...Map.groupBy(regions, ({ country }) => country).values()].flatMap((ofCountry) =>
    ofCountry.map((region, index) => ({ ...region, place: index + 1 })),
  )
  await withdrawRegionsExcept(tx, placed)
  await upsertOwnRegions(tx, placed)
}
