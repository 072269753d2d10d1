import type { Context } from '#src/platform/context.ts'
import { isPlain } from './search/search.ts'
import { searchedIn, storeIndex } from './store-index.ts'

/** Those of some searches that may be shown to others, in their order, at most so many: they speak the shop's own words, and find something. */
export async function plainSearches(ctx: Context, texts: readonly string[], most: number): Promise<string[]> {
  const searched = await searchedIn(await storeIndex(ctx))
  const plain: string[] = []
  for (const text of texts) {
    if (plain.length === most) break
    if (isPlain(searched, text)) plain.push(text)
  }
  return plain
}
