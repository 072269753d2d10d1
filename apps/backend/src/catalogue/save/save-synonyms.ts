import type { Writer } from '#src/platform/database.ts'
import { bumpRevision, upsertSynonyms } from './save-queries.ts'

/** Synonyms in one language, such as `plimsolls` and `running shoes`. The first word identifies the group. */
export interface SynonymDraft {
  /** A language code such as `pl`. */
  language: string
  words: readonly string[]
}

/** Saves groups of synonyms. A group with only one word is deleted. Searches use the change immediately. */
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
