import { has, rowsIn } from '../bitset/bitset.ts'
import { isTypo, type Expansion } from './expand-term.ts'
import { chunksOf } from './fold-words.ts'
import { keyOf, type InvertedIndex } from './inverted-index.ts'
import type { Criterion } from './parse-query.ts'
import type { Ranks } from './ranks.ts'

/** Folded words of a query, each with the folded term that was found instead. */
export type Corrections = ReadonlyMap<string, string>

/**
 * The words of a query that the best product matches only with a typo. Must be called before the next search, which overwrites
 * the ranks.
 */
export function correctionsIn(
  index: InvertedIndex,
  ranks: Ranks,
  expansions: readonly (readonly [token: string, expansion: Expansion])[],
  criteria: readonly Criterion[],
): Corrections {
  const corrections = new Map<string, string>()
  for (const { words, correction } of criteria) {
    const [word] = words
    if (correction !== undefined && word !== undefined && correction !== word) corrections.set(word, correction)
  }
  const doubtful = expansions.filter(([, { words }]) => [...words.values()].some(isTypo))
  if (doubtful.length === 0) return corrections
  const terms = termsOfBest(index, ranks)
  for (const [token, expansion] of doubtful) {
    const found = bestOf(expansion, terms)
    if (found !== null && isTypo(found.confidence)) corrections.set(token, index.terms.words[found.term] ?? token)
  }
  return corrections
}

/** The terms of the product with the highest rank. */
function termsOfBest({ docOfProduct, contents, contentStarts }: InvertedIndex, { found, rankAt }: Ranks): Set<number> {
  let best = -1
  for (const id of rowsIn(found)) if (best === -1 || (rankAt[id] ?? 0) > (rankAt[best] ?? 0)) best = id
  const doc = docOfProduct.get(best)
  if (doc === undefined || !has(found, best)) return new Set()
  const end = contentStarts[doc + 1] ?? contents.length
  return new Set(Array.from(contents.values.subarray(contentStarts[doc] ?? 0, end), keyOf))
}

/** The most likely of the terms that a token may mean; null if it means none of them. */
function bestOf(
  { words, inNames }: Expansion,
  terms: ReadonlySet<number>,
): { term: number; confidence: number } | null {
  let best: { term: number; confidence: number } | null = null
  for (const [term, confidence] of [...words, ...inNames])
    if (terms.has(term) && (best === null || confidence > best.confidence)) best = { term, confidence }
  return best
}

/**
 * The query with its corrections, spelt as in the given texts, such as product names. Null if a correction has no place in the
 * query, because its words were joined or split.
 */
export function correctedText(query: string, corrections: Corrections, texts: Iterable<string>): string | null {
  const spellings = spellingsOf(new Set(corrections.values()), texts)
  const open = new Set(corrections.keys())
  const corrected = (word: string): string | undefined => {
    const typed = joinedChunk(word)
    const term = corrections.get(typed)
    open.delete(typed)
    return term === undefined ? undefined : (spellings.get(term) ?? term)
  }
  const words = query
    .trim()
    .split(/\s+/)
    .map((word) => corrected(word) ?? word.replaceAll(/[^-]+/g, (part) => corrected(part) ?? part))
  return open.size > 0 ? null : words.join(' ')
}

/** The folded word, without hyphens. */
function joinedChunk(word: string): string {
  return chunksOf(word).join('').replaceAll('-', '')
}

/** The spelling of each folded term in the first text that contains it. */
function spellingsOf(terms: ReadonlySet<string>, texts: Iterable<string>): Map<string, string> {
  const spellings = new Map<string, string>()
  for (const text of texts) {
    if (spellings.size === terms.size) break
    for (const word of text.match(/[\p{L}\p{N}][\p{L}\p{N}\p{M}'’-]*/gu) ?? []) {
      const folded = joinedChunk(word)
      if (terms.has(folded) && !spellings.has(folded)) spellings.set(folded, word.toLocaleLowerCase())
    }
  }
  return spellings
}
