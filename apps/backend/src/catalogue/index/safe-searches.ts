import type { Context } from '#src/platform/context.ts'
import { isSafeToShow } from './search/search.ts'
import { loadSearchable, storeIndex } from './store-index.ts'

/** The first `most` searches that are safe to show to other visitors, see `isSafeToShow`. */
export async function safeSearches(ctx: Context, texts: readonly string[], most: number): Promise<string[]> {
  const searchable = await loadSearchable(await storeIndex(ctx))
  const safe: string[] = []
  for (const text of texts) {
    if (safe.length === most) break
    if (isSafeToShow(searchable, text)) safe.push(text)
  }
  return safe
}
