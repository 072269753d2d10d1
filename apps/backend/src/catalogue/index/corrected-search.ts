import { correctedText, type Corrections } from './search/search.ts'
import { entryById } from './bitset/bitset-index.ts'
import type { StoreIndex } from './store-index.ts'

/** The search with its typos corrected, spelt as in the names of the found products; null if it has none. */
export function correctedSearch(
  index: StoreIndex,
  search: string,
  corrections: Corrections,
  productIds: readonly number[],
): string | null {
  return corrections.size === 0 ? null : correctedText(search, corrections, spelledTexts(index, productIds))
}

function* spelledTexts({ bitsets, taxonomy }: StoreIndex, productIds: readonly number[]): Generator<string> {
  for (const id of productIds) yield entryById(bitsets, id)?.name ?? ''
  for (const { name } of taxonomy.categoryOrder) yield name
  for (const { label } of taxonomy.options.values()) yield label
  yield* taxonomy.synonyms
}
