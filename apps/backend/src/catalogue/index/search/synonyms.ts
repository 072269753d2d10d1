import { chunksOf, wordsOf } from './fold-words.ts'
import type { Stemmer } from './stem.ts'

/** Synonyms in one language: `plimsolls, trainers, running shoes`. */
export interface Synonyms {
  /** The terms of each group, as staff entered them. */
  groups: readonly (readonly string[])[]
  /** Terms by the stem of their first word, longest first. */
  terms: ReadonlyMap<string, readonly Term[]>
}

interface Term {
  stems: string[]
  /** The other words of the group, and the words of its phrases, which are less certain on their own. */
  words: string[]
  inPhrases: string[]
}

/** Prepares groups for lookup in texts. Ignores groups that contain an option label, since queries handle labels separately. */
export function joinSynonyms(
  groups: readonly (readonly string[])[],
  stem: Stemmer,
  labels: Iterable<string> = [],
): Synonyms {
  const keyOf = (term: string): string =>
    termOf(term)
      .map((word) => stem(word))
      .join(' ')
  const labelKeys = new Set([...labels].map((label) => keyOf(label)))
  const terms = new Map<string, Term[]>()
  for (const group of groups) if (!group.some((term) => labelKeys.has(keyOf(term)))) addGroup(terms, group, stem)
  for (const list of terms.values()) list.sort((a, b) => b.stems.length - a.stems.length)
  return { groups, terms }
}

function addGroup(terms: Map<string, Term[]>, group: readonly string[], stem: Stemmer): void {
  for (const term of group) {
    const stems = termOf(term).map((word) => stem(word))
    const first = stems[0]
    if (first === undefined) continue
    const others = group.filter((other) => other !== term)
    const wordsIn = (isPhrase: boolean): string[] =>
      others.filter((other) => termOf(other).length > 1 === isPhrase).flatMap((other) => [...wordsOf(other)])
    const withSameStart = terms.get(first) ?? []
    terms.set(first, withSameStart)
    withSameStart.push({ stems, words: wordsIn(false), inPhrases: wordsIn(true) })
  }
}

/** The words of a term in order, hyphenated ones without hyphens. */
export function termOf(text: string): string[] {
  return chunksOf(text).map(joined)
}

function joined(chunk: string): string {
  return chunk.includes('-') ? chunk.replaceAll('-', '') : chunk
}

/** The stems of chunks, hyphenated ones without hyphens, to look up synonyms by. */
export function stemsOf(chunks: readonly string[], stem: Stemmer): string[] {
  return chunks.map((chunk) => stem(joined(chunk)))
}

/**
 * The synonyms for a text, given as the stems of its words. Synonyms for part of a longer term (`jacket` in `rain jacket`) and words of
 * phrases are only possible synonyms.
 */
export function synonymsIn({ terms }: Synonyms, stems: readonly string[]): { certain: string[]; possible: string[] } {
  const result: { certain: string[]; possible: string[] } = { certain: [], possible: [] }
  let end = 0
  for (let start = 0; start < stems.length; start++) {
    const startingHere = terms.get(stems[start] ?? '')
    if (startingHere === undefined) continue
    const matching = startingHere.filter((term) => term.stems.every((one, offset) => one === stems[start + offset]))
    for (const term of matching) {
      const isWhole = start >= end && term.stems.length === matching[0]?.stems.length
      result[isWhole ? 'certain' : 'possible'].push(...term.words)
      if (isWhole) result.possible.push(...term.inPhrases)
    }
    end = Math.max(end, start + (matching[0]?.stems.length ?? 0))
  }
  return result
}
