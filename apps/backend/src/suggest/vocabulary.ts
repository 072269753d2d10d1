import { allEntries, foldText, productCount, storeIndex, type StoreIndex } from '../catalogue/index/index.ts'
import type { Context } from '#src/platform/context.ts'
import type { Phrase, Vocabulary } from './types.ts'

const goodFor = 60_000
const cache = new WeakMap<StoreIndex, { madeAt: number; version: string; vocabulary: Vocabulary }>()

/** The vocabulary of the request's store view, at most a minute old. */
export async function vocabularyOf(ctx: Context): Promise<Vocabulary> {
  const index = await storeIndex(ctx)
  const version = `${index.version} ${index.revision}`
  const known = cache.get(index)
  const now = ctx.now.getTime()
  if (known !== undefined && (known.version === version || now - known.madeAt < goodFor)) return known.vocabulary
  const vocabulary = makeVocabulary(index)
  cache.set(index, { madeAt: now, version, vocabulary })
  return vocabulary
}

/** The normalized words of a text. */
export function wordsOf(text: string): string[] {
  return foldText(text).match(/[\p{L}\p{N}]+/gu) ?? []
}

function makeVocabulary(index: StoreIndex): Vocabulary {
  const categories = index.taxonomy.categoryOrder.flatMap(({ id, level, name }): Phrase[] => {
    const weight = productCount(index, id)
    return level > 1 && weight > 0 ? [{ kind: 'category', text: name, words: wordsOf(name), weight }] : []
  })
  const products = allEntries(index)
    .filter(({ inStock }) => inStock)
    .map(({ name }) => name)
  const labels = [...index.taxonomy.options.values()].map(({ label }) => label)
  const known = new Map<string, string>()
  for (const word of [...categories.map(({ text }) => text), ...products, ...labels]
    .join(' ')
    .match(/[\p{L}\p{N}]+/gu) ?? [])
    known.set(foldText(word), word.toLocaleLowerCase())
  return { categories, known }
}
