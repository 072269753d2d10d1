import { allowedTypos, beginsNear, letterBits, mayBegin, mayBeNear, typoDistance } from '@bocian/rules/typos.ts'

/** A dictionary of words and their numbers, searchable by prefix, suffix and similarity. */
export interface TermDictionary {
  words: string[]
  numbers: Map<string, number>
  /** All words in alphabetical order; null after a word was added, until it is sorted again. */
  sorted: string[] | null
  /** Words without digits, by length. Only these are searched for similar words. */
  byLength: Map<number, { numbers: number[]; bits: number[] }>
}

export function emptyDictionary(): TermDictionary {
  return { words: [], numbers: new Map(), sorted: null, byLength: new Map() }
}

/** The number of a word. Adds the word if it is new. */
export function numberOf(dictionary: TermDictionary, word: string): number {
  const known = dictionary.numbers.get(word)
  if (known !== undefined) return known
  const number = dictionary.words.push(word) - 1
  dictionary.numbers.set(word, number)
  dictionary.sorted = null
  if (!/\d/.test(word)) {
    const bucket = dictionary.byLength.get(word.length) ?? { numbers: [], bits: [] }
    dictionary.byLength.set(word.length, bucket)
    bucket.numbers.push(number)
    bucket.bits.push(letterBits(word))
  }
  return number
}

/** Up to `most` words with this prefix. */
export function startingWith(dictionary: TermDictionary, prefix: string, most: number): string[] {
  const sorted = (dictionary.sorted ??= dictionary.words.toSorted())
  const found: string[] = []
  for (let position = firstFrom(sorted, prefix); position < sorted.length && found.length < most; position++) {
    const word = sorted[position] ?? ''
    if (!word.startsWith(prefix)) break
    found.push(word)
  }
  return found
}

function firstFrom(sorted: string[], wanted: string): number {
  let low = 0
  let high = sorted.length
  while (low < high) {
    const middle = (low + high) >> 1
    if ((sorted[middle] ?? '') < wanted) low = middle + 1
    else high = middle
  }
  return low
}

/** Similar words with their number of typos. At most `limit` typos, and at most what the length of the longer word allows. */
export function similarTo(dictionary: TermDictionary, word: string, limit = 2): Map<string, number> {
  const found = new Map<string, number>()
  if (/\d/.test(word)) return found
  const bits = letterBits(word)
  for (let length = word.length - limit; length <= word.length + limit; length++) {
    const bucket = dictionary.byLength.get(length)
    const most = Math.min(limit, allowedTypos(Math.max(length, word.length)))
    if (bucket === undefined || Math.abs(length - word.length) > most || most === 0) continue
    for (let position = 0; position < bucket.numbers.length; position++) {
      if (!mayBeNear(bits, bucket.bits[position] ?? 0, most)) continue
      const other = dictionary.words[bucket.numbers[position] ?? 0] ?? ''
      const distance = typoDistance(word, other, most)
      if (distance <= most) found.set(other, distance)
    }
  }
  return found
}

/** Words whose prefix differs by at most one typo, for a misspelt word that is still being typed. */
export function startingSimilarTo(dictionary: TermDictionary, word: string): string[] {
  const found: string[] = []
  const bits = letterBits(word)
  for (const [length, bucket] of dictionary.byLength) {
    if (length <= word.length) continue
    for (let position = 0; position < bucket.numbers.length; position++) {
      if (!mayBegin(bits, bucket.bits[position] ?? 0, 1)) continue
      const other = dictionary.words[bucket.numbers[position] ?? 0] ?? ''
      if (beginsNear(word, other)) found.push(other)
    }
  }
  return found
}

/** Longer words with this suffix. */
export function endingWith(dictionary: TermDictionary, ending: string): string[] {
  return dictionary.words.filter((word) => word.length > ending.length && word.endsWith(ending))
}
