import { chunksOf, wordsOf } from './fold-words.ts'
import type { Stemmer } from './stem.ts'

/** Words and phrases of one language that mean the same: `plimsolls, trainers, running shoes`. */
export interface Synonyms {
  /** As an editor wrote them. */
  groups: readonly (readonly string[])[]
  /** By the stem of their first word, the longest first. */
  terms: ReadonlyMap<string, readonly Term[]>
}

interface Term {
  stems: string[]
  /** The other terms of its group: words, and the words of phrases, which mean less alone. */
  words: string[]
  inPhrases: string[]
}

/** Groups made ready to be found in texts; those of labels are no other words for things, but understood by themselves. */
export function joinSynonyms(
  groups: readonly (readonly string[])[],
  stem: Stemmer,
  labels: Iterable<string> = [],
): Synonyms {
  const keyOf = (term: string): string =>
    termOf(term)
      .map((word) => stem(word))
      .join(' ')
  const understood = new Set([...labels].map((label) => keyOf(label)))
  const terms = new Map<string, Term[]>()
  for (const group of groups) if (!group.some((term) => understood.has(keyOf(term)))) addGroup(terms, group, stem)
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
    const beginningSo = terms.get(first) ?? []
    terms.set(first, beginningSo)
    beginningSo.push({ stems, words: wordsIn(false), inPhrases: wordsIn(true) })
  }
}

/** The words of a term in order, what hyphens join being one. */
export function termOf(text: string): string[] {
  return chunksOf(text).map(joined)
}

function joined(chunk: string): string {
  return chunk.includes('-') ? chunk.replaceAll('-', '') : chunk
}

/** What else the things of a text are called, which is given by its folded words. A `rain jacket` is a `jacket` only by the way, as are the words of phrases. */
export function alsoCalled(
  synonyms: Synonyms,
  chunks: readonly string[],
  stem: Stemmer,
): { surely: string[]; perhaps: string[] } {
  const called: { surely: string[]; perhaps: string[] } = { surely: [], perhaps: [] }
  const stems = synonyms.terms.size === 0 ? [] : chunks.map((chunk) => stem(joined(chunk)))
  let end = 0
  for (const [place, first] of stems.entries()) {
    const meant = (synonyms.terms.get(first) ?? []).filter((term) =>
      term.stems.every((one, offset) => one === stems[place + offset]),
    )
    for (const term of meant) {
      const isWhole = place >= end && term.stems.length === meant[0]?.stems.length
      called[isWhole ? 'surely' : 'perhaps'].push(...term.words)
      if (isWhole) called.perhaps.push(...term.inPhrases)
    }
    end = Math.max(end, place + (meant[0]?.stems.length ?? 0))
  }
  return called
}
