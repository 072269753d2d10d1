import { folded, foldedWords } from '@bocian/rules/nearby.ts'
import type { Writer } from '#src/platform/database.ts'
import { upsertPickupPoints } from './queries.ts'
import type { PickupPointDraft } from './types.ts'

/** Saves carriers' pickup points by network and code. Returns how many were new, changed and unchanged. */
export async function savePickupPoints(
  tx: Writer,
  points: readonly PickupPointDraft[],
): Promise<{ created: number; changed: number; unchanged: number }> {
  const saved = await upsertPickupPoints(
    tx,
    points.map((point) => ({
      ...point,
      cityKey: folded(point.city),
      postcodeKey: folded(point.postcode),
      words: [point.city, point.postcode, point.street, point.name, point.code]
        .flatMap(foldedWords)
        .map((word) => ` ${word}`)
        .join(''),
    })),
  )
  const created = saved.filter(({ isNew }) => isNew).length
  return { created, changed: saved.length - created, unchanged: points.length - saved.length }
}
