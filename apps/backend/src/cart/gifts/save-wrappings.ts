import type { Writer } from '#src/platform/database.ts'
import { upsertWrappings, type GiftWrappingDraft } from '../open/gift-queries.ts'

export type { GiftWrappingDraft } from '../open/gift-queries.ts'

/** Saves gift wrappings by code. The last draft of a code wins. */
export async function saveWrappings(
  tx: Writer,
  drafts: readonly GiftWrappingDraft[],
): Promise<{ created: number; changed: number; unchanged: number }> {
  const wanted = [...new Map(drafts.map((draft) => [draft.code, draft])).values()]
  if (wanted.length === 0) return { created: 0, changed: 0, unchanged: 0 }
  const { created, changed } = await upsertWrappings(tx, wanted)
  return { created, changed, unchanged: wanted.length - created - changed }
}
