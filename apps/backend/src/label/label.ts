import type { Writer } from '#src/platform/database.ts'
import { cleanHtml } from '../cms/cms.ts'
import { upsertLabels } from './queries.ts'
import type { LabelDraft } from './types.ts'

export { appliesTo, type LabelDraft } from './types.ts'

interface LabelReport {
  created: number
  changed: number
  unchanged: number
}

/** Saves labels by code and store view with sanitized texts; the last of several duplicates wins. */
export async function saveLabels(tx: Writer, labels: readonly LabelDraft[]): Promise<LabelReport> {
  const rows = new Map(
    labels.map((label) => [`${label.storeId} ${label.code}`, { ...label, txt: cleanHtml(label.txt) }]),
  )
  const saved = await upsertLabels(tx, [...rows.values()])
  const created = saved.filter((row) => row.isNew).length
  return { created, changed: saved.length - created, unchanged: rows.size - saved.length }
}
