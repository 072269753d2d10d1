import { foldText } from '../slug.ts'
import { append, numberList, type NumberList } from './number-list.ts'
import { chunksOf, partsOf, wordsIn } from './fold-words.ts'
import { soundsOf, type Sounds } from './latin-sound.ts'
import { stemmerOf, type Stemmer } from './stem.ts'
import { alsoCalled, type Synonyms } from './synonyms.ts'
import { emptyVocabulary, numberOf, type Vocabulary } from './vocabulary.ts'

/** Where in a product a word stands; what is named first counts more. */
export const inName = 0
export const inText = 1
export const inSku = 2
/** Another word for what is named, what it is called by the way, and another word for the rest. */
export const inSynonym = 3
export const inPhrase = 4
export const inOther = 5
export const fields = 8
/** Whether a word there says what a thing is. */
function isForName(field: number): boolean {
  return field === inName || field === inSynonym
}

/** Stands at a place that a product has left. */
export const nobody = -1

/** The words of one product. */
export interface SearchText {
  /** Any whole number from 0 by which the product is told from the others; it may be another's when this one has gone. */
  id: number
  name: string
  sku: string
  /** Everything a product is found by, its name and sku among it. */
  searchText: string
}

/**
 * Which word stands in which product, for one store view. A product that changes gets a new place and leaves its old
 * one empty; when half of the places are empty, all are made anew.
 */
export interface WordIndex {
  language: string
  stem: Stemmer
  sounds: Sounds | null
  synonyms: Synonyms
  words: Vocabulary
  /** Words by what their forms share, and by how they sound. */
  stems: Vocabulary
  wordsOfStem: number[][]
  heard: Vocabulary
  wordsOfSound: number[][]
  soundStems: Map<string, number[]>
  skus: Vocabulary
  /** By word: `place * 8 + field`, see `placeOf` and `fieldOf`. */
  postings: NumberList[]
  /** By word: whether it ever said what a thing is. */
  named: boolean[]
  /** By place: the product, or `nobody` when it has moved. */
  products: number[]
  places: Map<number, number>
  /** By place: where its words begin in `contents`, each `word * 8 + field`. */
  starts: number[]
  contents: NumberList
  /** By word of `skus`: whose it was last; and by place: the word of `skus` that is its. */
  skuOwners: number[]
  skuNumbers: number[]
  /** What changed and nobody has asked for yet. */
  pending: Map<number, SearchText>
}

export function emptyWordIndex(language: string, synonyms: Synonyms): WordIndex {
  return {
    language,
    stem: stemmerOf(language),
    sounds: soundsOf(language),
    synonyms,
    words: emptyVocabulary(),
    stems: emptyVocabulary(),
    wordsOfStem: [],
    heard: emptyVocabulary(),
    wordsOfSound: [],
    soundStems: new Map(),
    skus: emptyVocabulary(),
    postings: [],
    named: [],
    products: [],
    places: new Map(),
    starts: [],
    contents: numberList(),
    skuOwners: [],
    skuNumbers: [],
    pending: new Map(),
  }
}

/** Puts aside a new or changed product until somebody searches. */
export function putProduct(index: WordIndex, product: SearchText): void {
  index.pending.set(product.id, product)
}

export function removeProduct(index: WordIndex, id: number): void {
  index.pending.delete(id)
  leavePlace(index, id)
}

const takenAtOnce = 200

/** Takes in all that was put aside, and lets others go on in between: a large range takes seconds. */
export async function takeInAll(index: WordIndex): Promise<void> {
  while (index.pending.size > takenAtOnce) {
    takeIn(index, takenAtOnce)
    await new Promise((resolve) => setImmediate(resolve))
  }
  bringUpToDate(index)
}

/** Takes in all that was put aside. */
export function bringUpToDate(index: WordIndex): void {
  takeIn(index, Infinity)
}

function takeIn(index: WordIndex, most: number): void {
  if (index.pending.size === 0) return
  const stem = remembering(index.stem)
  let taken = 0
  for (const [id, product] of index.pending) {
    if (taken++ === most) break
    place(index, id, contentOf(index, product, stem), product.sku)
    index.pending.delete(id)
  }
  if (index.products.length > 1_000 && index.products.length > index.places.size * 2) compact(index)
}

function leavePlace(index: WordIndex, id: number): void {
  const place = index.places.get(id)
  if (place === undefined) return
  index.products[place] = nobody
  index.places.delete(id)
}

export function placeOf(code: number): number {
  return code >> 3
}

export function fieldOf(code: number): number {
  return code & (fields - 1)
}

/** Products share most of their words. */
function remembering(stem: Stemmer): Stemmer {
  const stems = new Map<string, string>()
  return (word) => {
    const known = stems.get(word) ?? stem(word)
    stems.set(word, known)
    return known
  }
}

function contentOf(index: WordIndex, { name, sku, searchText }: SearchText, stem: Stemmer): number[] {
  const content = new Map<number, number>()
  const add = (word: string, field: number): void => {
    const number = wordNumber(index, word)
    if (!content.has(number)) content.set(number, number * fields + field)
  }
  const foldedSku = foldText(sku)
  const named = chunksOf(name)
  const told = chunksOf(` ${searchText} `.replaceAll(` ${foldedSku} `, ' '))
  for (const word of wordsIn(named)) add(word, inName)
  const other = alsoCalled(index.synonyms, named, stem)
  for (const word of other.surely) add(word, inSynonym)
  for (const word of other.perhaps) add(word, inPhrase)
  for (const word of wordsIn(told)) add(word, inText)
  for (const word of alsoCalled(index.synonyms, told, stem).surely) add(word, inOther)
  for (const part of partsOf(foldedSku)) if (/^\d{3,}$/.test(part)) add(part, inSku)
  return [...content.values()]
}

/** A price that changes does not move a product: only other words do. */
function place(index: WordIndex, id: number, content: number[], sku: string): void {
  const skuNumber = numberOf(index.skus, skuKey(sku))
  index.skuOwners[skuNumber] = id
  const known = index.places.get(id)
  if (known !== undefined && isSame(index, known, content)) {
    index.skuNumbers[known] = skuNumber
    return
  }
  leavePlace(index, id)
  const place = index.products.push(id) - 1
  index.places.set(id, place)
  index.starts.push(index.contents.length)
  index.skuNumbers.push(skuNumber)
  for (const code of content) {
    append(index.contents, code)
    const word = placeOf(code)
    const field = fieldOf(code)
    const posting = index.postings[word]
    if (posting !== undefined) append(posting, place * fields + field)
    if (isForName(field)) index.named[word] = true
  }
}

function isSame(index: WordIndex, place: number, content: number[]): boolean {
  const start = index.starts[place] ?? 0
  const end = index.starts[place + 1] ?? index.contents.length
  if (end - start !== content.length) return false
  return content.every((code, offset) => index.contents.values[start + offset] === code)
}

/** A sku may be typed without its hyphens. */
export function skuKey(sku: string): string {
  return sku.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '')
}

function wordNumber(index: WordIndex, word: string): number {
  const known = index.words.numbers.get(word)
  if (known !== undefined) return known
  const number = numberOf(index.words, word)
  index.postings[number] = numberList()
  index.named[number] = false
  if (/\d/.test(word)) return number
  const stem = index.stem(word)
  push(index.wordsOfStem, numberOf(index.stems, stem), number)
  if (index.sounds === null) return number
  const { soundOf, stemOf } = index.sounds
  push(index.wordsOfSound, numberOf(index.heard, soundOf(word)), number)
  for (const key of new Set([stemOf(soundOf(word)), stemOf(soundOf(stem))])) {
    const words = index.soundStems.get(key) ?? []
    index.soundStems.set(key, words)
    words.push(number)
  }
  return number
}

function push(lists: number[][], place: number, number: number): void {
  const list = lists[place] ?? []
  lists[place] = list
  list.push(number)
}

/** Makes all places anew from what the living ones hold, without words that nothing holds any more. */
function compact(index: WordIndex): void {
  const { skus, skuNumbers } = index
  const living = [...index.places].map(([id, place]) => {
    const start = index.starts[place] ?? 0
    const end = index.starts[place + 1] ?? index.contents.length
    const content = [...index.contents.values.subarray(start, end)]
    return {
      id,
      sku: skus.words[skuNumbers[place] ?? -1] ?? '',
      words: content.map((code) => [index.words.words[Math.floor(code / fields)] ?? '', code % fields] as const),
    }
  })
  Object.assign(index, emptyWordIndex(index.language, index.synonyms))
  for (const { id, sku, words } of living)
    place(
      index,
      id,
      words.map(([word, field]) => wordNumber(index, word) * fields + field),
      sku,
    )
}
