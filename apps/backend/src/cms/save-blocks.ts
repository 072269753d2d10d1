import type { Writer } from '#src/platform/database.ts'
import { cleanHtml } from '#src/platform/html/clean-html.ts'
import { upsertBlocks, type BlockRow } from './queries.ts'

interface BlockReport {
  created: number
  changed: number
  unchanged: number
}

/** Saves blocks by identifier and store view with sanitized HTML; the last of several duplicates wins. */
export async function saveBlocks(tx: Writer, blocks: readonly BlockRow[], now: Date): Promise<BlockReport> {
  const rows = new Map(
    blocks.map((block) => [`${block.storeId} ${block.identifier}`, { ...block, content: cleanHtml(block.content) }]),
  )
  const saved = await upsertBlocks(tx, [...rows.values()], now)
  const created = saved.filter((row) => row.isNew).length
  return { created, changed: saved.length - created, unchanged: rows.size - saved.length }
}
