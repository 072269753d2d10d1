import { isUsed, knows } from './expand.ts'
import { partsOf } from './fold-words.ts'
import { beginningWith } from './vocabulary.ts'
import type { WordIndex } from './word-index.ts'

const shortestHalf = 3

/** The words that a query looks for, each as the shop writes it: in one piece or in two. */
export function tokensOf(index: WordIndex, words: readonly string[]): string[] {
  const tokens: string[] = []
  for (let place = 0; place < words.length; place++) {
    const word = words[place] ?? ''
    const joined = word + (words[place + 1] ?? '')
    if (isInTwo(index, word, words[place + 1], joined)) {
      tokens.push(joined)
      place++
    } else tokens.push(...piecesOf(index, word))
  }
  return tokens
}

/** `back pack` where the shop says `backpack`. */
function isInTwo(index: WordIndex, word: string, next: string | undefined, joined: string): boolean {
  if (next === undefined || /[\d-]/.test(joined)) return false
  return (!knows(index, word) || !knows(index, next)) && isUsed(index, joined)
}

/** A word that hyphens join is one when it is known so, or else its parts; `sunhat` may be a `sun hat`. */
function piecesOf(index: WordIndex, word: string): string[] {
  if (!word.includes('-')) return halvesOf(index, word) ?? [word]
  const joined = word.replaceAll('-', '')
  const isKnown = beginningWith(index.words, joined, 1).length > 0
  const parts = partsOf(word)
  return isKnown || parts.length === 0 ? [joined] : parts
}

function halvesOf(index: WordIndex, word: string): [string, string] | null {
  if (word.length < shortestHalf * 2 || /\d/.test(word) || knows(index, word)) return null
  for (let end = word.length - shortestHalf; end >= shortestHalf; end--) {
    const halves: [string, string] = [word.slice(0, end), word.slice(end)]
    if (halves.every((half) => index.words.numbers.has(half))) return halves
  }
  return null
}
