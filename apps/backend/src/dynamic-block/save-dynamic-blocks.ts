import type { Writer } from '#src/platform/database.ts'
import { cleanHtml } from '#src/platform/html/clean-html.ts'
import { upsertBlocks } from './queries.ts'
import type { DynamicBlockDraft } from './types.ts'

/** Saves blocks by number and store view with sanitized HTML; the last of several duplicates wins. */
export async function saveDynamicBlocks(
  tx: Writer,
  blocks: readonly DynamicBlockDraft[],
  now: Date,
): Promise<{ created: number; changed: number; unchanged: number }> {
  const rows = new Map(
    blocks.map((block) => [`${block.storeId} ${block.id}`, { ...block, content: cleanHtml(block.content) }]),
  )
  const saved = rows.size === 0 ? [] : await upsertBlocks(tx, [...rows.values()], now)
  const created = saved.filter(({ isNew }) => isNew).length
  return { created, changed: saved.length - created, unchanged: rows.size - saved.length }
}
