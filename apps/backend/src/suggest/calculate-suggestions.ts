import { calculateCorrection } from './calculate-correction.ts'
import { kindOrder, type Phrase, type Vocabulary } from './types.ts'

/**
 * How well a word of a phrase matches a typed word: 3 if they are the same, 2 for a prefix, 1 for another form of the word, 0 if
 * they do not match.
 */
export function calculateLikeness(typed: string, word: string): 0 | 1 | 2 | 3 {
  if (typed === word) return 3
  if (word.startsWith(typed)) return 2
  return sharedStart(typed, word) >= Math.max(4, typed.length - 2, word.length - 3) ? 1 : 0
}

function sharedStart(one: string, other: string): number {
  let length = 0
  while (length < one.length && one[length] === other[length]) length++
  return length
}

/** The phrases that match most of the words, best first. Lists each text once, and not the query itself. */
export function calculateSuggestions(words: readonly string[], phrases: readonly Phrase[], most: number): string[] {
  const own = words.join(' ')
  const rated = phrases
    .filter((phrase) => phrase.words.join(' ') !== own)
    .map((phrase) => ({ phrase, ...rate(words, phrase) }))
    .filter(({ answered }) => answered > 0)
    .toSorted(
      (a, b) =>
        b.answered - a.answered ||
        kindOrder[a.phrase.kind] - kindOrder[b.phrase.kind] ||
        b.likeness - a.likeness ||
        b.phrase.weight - a.phrase.weight ||
        a.phrase.text.length - b.phrase.text.length,
    )
  const chosen = new Map<string, string>()
  for (const { phrase } of rated) {
    const key = phrase.words.join(' ')
    if (!chosen.has(key)) chosen.set(key, phrase.text)
    if (chosen.size === most) break
  }
  return [...chosen.values()]
}

function rate(words: readonly string[], phrase: Phrase): { answered: number; likeness: number } {
  const likenesses = words.map((typed) => Math.max(0, ...phrase.words.map((word) => calculateLikeness(typed, word))))
  return {
    answered: likenesses.filter((likeness) => likeness > 0).length,
    likeness: likenesses.reduce((sum, likeness) => sum + likeness, 0),
  }
}

/** The query with each unknown word replaced by a similar known one; undefined when there is nothing to correct. */
export function calculateSpelling(words: readonly string[], { known }: Vocabulary): string[] | undefined {
  const isKnown = (typed: string): boolean =>
    known.has(typed) || [...known.keys()].some((word) => calculateLikeness(typed, word) > 1)
  const spelt = words.map((typed) => (isKnown(typed) ? typed : calculateCorrection(typed, known.keys())))
  if (spelt.every((word, index) => word === words[index])) return undefined
  return spelt.every((word) => word !== undefined) ? spelt : undefined
}
