import type { Writer } from '#src/platform/database.ts'
import { upsertLooks } from './queries.ts'
import type { LookDraft } from './types.ts'

export { pinPositions, type LookDraft, type PinDraft } from './types.ts'

/** Saves looks by code and replaces their pins; returns how many are new. */
export async function saveLooks(
  tx: Writer,
  looks: readonly LookDraft[],
): Promise<{ created: number; changed: number }> {
  const saved = await upsertLooks(tx, looks)
  const created = saved.filter((row) => row.isNew).length
  return { created, changed: saved.length - created }
}
