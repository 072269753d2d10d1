import type { Writer } from '#src/platform/database.ts'
import { bumpRevision, upsertSynonyms } from './save-queries.ts'

/** Words of one language that mean the same, `plimsolls` and `running shoes`; the first names the group. */
export interface SynonymDraft {
  /** Such as `pl`. */
  language: string
  words: readonly string[]
}

/** Saves groups of synonyms; a word alone deletes its group. Searches know of it at once. */
export async function saveSynonyms(
  tx: Writer,
  drafts: readonly SynonymDraft[],
): Promise<{ created: number; changed: number; unchanged: number }> {
  const { created, changed } = await upsertSynonyms(
    tx,
    drafts.map(({ language, words }) => ({
      language,
      name: words[0] ?? '',
      synonyms: words.length > 1 ? words.join(', ') : null,
    })),
  )
  if (created + changed > 0) await bumpRevision(tx)
  return { created, changed, unchanged: drafts.length - created - changed }
}
