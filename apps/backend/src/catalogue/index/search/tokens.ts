import { isUsed, knows } from './expand-term.ts'
import { partsOf } from './fold-words.ts'
import { startingWith } from './term-dictionary.ts'
import type { InvertedIndex } from './inverted-index.ts'

const shortestHalf = 3

/** The terms of a query, with words joined or split to match the spelling in the index. */
export function tokensOf(index: InvertedIndex, words: readonly string[]): string[] {
  const tokens: string[] = []
  for (let position = 0; position < words.length; position++) {
    const word = words[position] ?? ''
    const joined = word + (words[position + 1] ?? '')
    if (isSplit(index, word, words[position + 1], joined)) {
      tokens.push(joined)
      position++
    } else tokens.push(...piecesOf(index, word))
  }
  return tokens
}

/** Whether two words should be joined: `back pack` if the index contains `backpack`. */
function isSplit(index: InvertedIndex, word: string, next: string | undefined, joined: string): boolean {
  if (next === undefined || /[\d-]/.test(joined)) return false
  return (!knows(index, word) || !knows(index, next)) && isUsed(index, joined)
}

/**
 * A hyphenated word without hyphens if the index contains that spelling, otherwise its parts. Splits `sunhat` into `sun` and
 * `hat`.
 */
function piecesOf(index: InvertedIndex, word: string): string[] {
  if (!word.includes('-')) return halvesOf(index, word) ?? [word]
  const joined = word.replaceAll('-', '')
  const isKnown = startingWith(index.terms, joined, 1).length > 0
  const parts = partsOf(word)
  return isKnown || parts.length === 0 ? [joined] : parts
}

function halvesOf(index: InvertedIndex, word: string): [string, string] | null {
  if (word.length < shortestHalf * 2 || /\d/.test(word) || knows(index, word)) return null
  for (let end = word.length - shortestHalf; end >= shortestHalf; end--) {
    const halves: [string, string] = [word.slice(0, end), word.slice(end)]
    if (halves.every((half) => index.terms.numbers.has(half))) return halves
  }
  return null
}
