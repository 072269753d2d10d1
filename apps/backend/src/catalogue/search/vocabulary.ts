import { allowedTypos, beginsNear, letterBits, mayBegin, mayBeNear, typoDistance } from '@bocian/rules/typos.ts'

/** A set of words, each with its number, that can be asked by beginning, ending and likeness. */
export interface Vocabulary {
  words: string[]
  numbers: Map<string, number>
  /** All words in order of their letters; null when a word was added since. */
  sorted: string[] | null
  /** Words of letters alone by how many they have: only these are compared by likeness. */
  byLength: Map<number, { numbers: number[]; bits: number[] }>
}

export function emptyVocabulary(): Vocabulary {
  return { words: [], numbers: new Map(), sorted: null, byLength: new Map() }
}

/** The number of a word, which is added when it is new. */
export function numberOf(vocabulary: Vocabulary, word: string): number {
  const known = vocabulary.numbers.get(word)
  if (known !== undefined) return known
  const number = vocabulary.words.push(word) - 1
  vocabulary.numbers.set(word, number)
  vocabulary.sorted = null
  if (!/\d/.test(word)) {
    const bucket = vocabulary.byLength.get(word.length) ?? { numbers: [], bits: [] }
    vocabulary.byLength.set(word.length, bucket)
    bucket.numbers.push(number)
    bucket.bits.push(letterBits(word))
  }
  return number
}

/** The words that begin so, at most so many. */
export function beginningWith(vocabulary: Vocabulary, beginning: string, most: number): string[] {
  const sorted = (vocabulary.sorted ??= vocabulary.words.toSorted())
  const found: string[] = []
  for (let place = firstFrom(sorted, beginning); place < sorted.length && found.length < most; place++) {
    const word = sorted[place] ?? ''
    if (!word.startsWith(beginning)) break
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

/** The words that may be meant by one with typos, each with how many: as many as the longer of both may hold, at most so many. */
export function nearTo(vocabulary: Vocabulary, word: string, limit = 2): Map<string, number> {
  const found = new Map<string, number>()
  if (/\d/.test(word)) return found
  const bits = letterBits(word)
  for (let length = word.length - limit; length <= word.length + limit; length++) {
    const bucket = vocabulary.byLength.get(length)
    const most = Math.min(limit, allowedTypos(Math.max(length, word.length)))
    if (bucket === undefined || Math.abs(length - word.length) > most || most === 0) continue
    for (let place = 0; place < bucket.numbers.length; place++) {
      if (!mayBeNear(bits, bucket.bits[place] ?? 0, most)) continue
      const other = vocabulary.words[bucket.numbers[place] ?? 0] ?? ''
      const distance = typoDistance(word, other, most)
      if (distance <= most) found.set(other, distance)
    }
  }
  return found
}

/** The words whose beginning has one typo at most: what is being typed may be wrong already. */
export function beginningNear(vocabulary: Vocabulary, word: string): string[] {
  const found: string[] = []
  const bits = letterBits(word)
  for (const [length, bucket] of vocabulary.byLength) {
    if (length <= word.length) continue
    for (let place = 0; place < bucket.numbers.length; place++) {
      if (!mayBegin(bits, bucket.bits[place] ?? 0, 1)) continue
      const other = vocabulary.words[bucket.numbers[place] ?? 0] ?? ''
      if (beginsNear(word, other)) found.push(other)
    }
  }
  return found
}

/** The words that end so and are longer. */
export function endingWith(vocabulary: Vocabulary, ending: string): string[] {
  return vocabulary.words.filter((word) => word.length > ending.length && word.endsWith(ending))
}
