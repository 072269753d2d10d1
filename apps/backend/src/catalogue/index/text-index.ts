import { emptyBitset, rowsIn } from './bitset/bitset.ts'
import {
  chunksOf,
  emptyInvertedIndex,
  find,
  indexAllPending,
  meaningsOf,
  putProduct,
  questionWordsOf,
  longestSearch,
  readLiteral,
  type InvertedIndex,
} from './search/search.ts'
import { joinTaxonomy } from '../taxonomy.ts'

/** Texts to search like products, with the same tolerance for word forms, accents, other scripts and typos. */
export interface TextIndex {
  titles: InvertedIndex
  all: InvertedIndex
}

/** A text with its title. */
export interface TitledText {
  title: string
  text: string
}

const shortestQuery = 3
/** The rest of a longer text is not searched. */
const longestText = 20_000
const batchSize = 20
const noTaxonomy = joinTaxonomy({ attributes: [], options: [], categories: [], texts: [], synonyms: [] }, '')

/**
 * Indexes texts in the language and with the synonyms of another index. A text is identified by its position. Yields to the
 * event loop in between, since a large blog takes a while.
 */
export async function createTextIndex(
  texts: readonly TitledText[],
  { language, synonyms }: Pick<InvertedIndex, 'language' | 'synonyms'>,
): Promise<TextIndex> {
  const titles = emptyInvertedIndex(language, synonyms)
  const all = emptyInvertedIndex(language, synonyms)
  for (const [id, { title, text }] of texts.entries()) {
    putProduct(titles, { id, name: title, sku: '', searchText: '' })
    putProduct(all, { id, name: title, sku: '', searchText: text.slice(0, longestText) })
    if (id % batchSize !== batchSize - 1) continue
    await indexAllPending(all)
    await new Promise((resolve) => setImmediate(resolve))
  }
  await indexAllPending(titles)
  await indexAllPending(all)
  return { titles, all }
}

/** The positions of texts, best first. */
export interface FoundTexts {
  positions: number[]
  /** True if they contain all words of the query as typed or in another form: without corrections, and none is missing. */
  isExact: boolean
}

/**
 * The texts that contain all words of a query, except those that only make it a question. If there is none, those whose titles
 * do with typos corrected, or else those that contain most words, with at least half of them in the title.
 */
export function findTexts({ titles, all }: TextIndex, search: string): FoundTexts {
  const query = search.slice(0, longestSearch)
  const literal = readLiteral(query)
  const typed = chunksOf(literal ?? query)
  const telling = typed.filter((word) => !questionWordsOf(all.language).has(word))
  const words = (telling.length > 0 ? telling : typed).join(' ')
  if (words.length < shortestQuery) return { positions: [], isExact: false }
  const exact = findIn(all, `"${words}"`, false)
  if (exact.length > 0 || literal !== null) return { positions: exact, isExact: exact.length > 0 }
  const corrected = findIn(titles, words, false)
  if (corrected.length > 0 || telling.length < 2) return { positions: corrected, isExact: false }
  const titled = new Set(findIn(titles, words, true))
  return { positions: findIn(all, words, true).filter((position) => titled.has(position)), isExact: false }
}

function findIn(index: InvertedIndex, query: string, allowNear: boolean): number[] {
  const nothing = emptyBitset()
  const { ranks, isNear } = find(
    {
      index,
      meanings: meaningsOf(noTaxonomy, index),
      having: () => nothing,
      availableOptionsOf: () => undefined,
      priceOf: () => 0,
    },
    query,
  )
  if (isNear && !allowNear) return []
  const { found, rankAt } = ranks
  return rowsIn(found).toSorted((a, b) => (rankAt[b] ?? 0) - (rankAt[a] ?? 0) || a - b)
}
