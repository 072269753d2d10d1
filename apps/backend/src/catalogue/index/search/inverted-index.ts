import { foldText } from '#src/catalogue/slug.ts'
import { append, numberList, type NumberList } from './number-list.ts'
import { partsOf, rememberingPieces, wordsIn } from './fold-words.ts'
import { soundsOf, type Sounds } from './transliterate.ts'
import { stemmerOf, type Stemmer } from './stem.ts'
import { stemsOf, synonymsIn, type Synonyms } from './synonyms.ts'
import { emptyDictionary, numberOf, type TermDictionary } from './term-dictionary.ts'

/** The fields of a product. A term is stored for the first field in which it occurs. */
export const inName = 0
export const inText = 1
export const inSku = 2
/** Synonyms of words in the name, less certain synonyms, and synonyms of words in the other text. */
export const inSynonym = 3
export const inPhrase = 4
export const inOther = 5
export const fields = 8
/** Whether terms of this field say what kind of product it is. */
function isForName(field: number): boolean {
  return field === inName || field === inSynonym
}

/** Marks a deleted document. */
export const deleted = -1

/** The texts of a product to index. */
export interface SearchText {
  /** The row of the product in the bitset index. It may be reused after the product was removed. */
  id: number
  name: string
  sku: string
  /** All searchable text, including the name and SKU. */
  searchText: string
}

/**
 * An inverted index of the terms of all products in a store view. Posting lists are append-only: a changed product gets a new
 * document number and its old document is marked as deleted. When half of the documents are deleted, the index is compacted.
 */
export interface InvertedIndex {
  language: string
  stem: Stemmer
  sounds: Sounds | null
  synonyms: Synonyms
  terms: TermDictionary
  /** Terms by stem, and by phonetic key. */
  stems: TermDictionary
  termsOfStem: number[][]
  soundForms: TermDictionary
  termsOfSound: number[][]
  soundStems: Map<string, number[]>
  skus: TermDictionary
  /** Posting lists by term. A posting is `document * 8 + field`, see `keyOf` and `fieldOf`. */
  postings: NumberList[]
  /** Whether each term has ever occurred in a product name or its synonyms. */
  named: boolean[]
  /** The product of each document, or `deleted`. */
  products: number[]
  /** The current document of each product. */
  docOfProduct: Map<number, number>
  /** For each document, where its terms start in `contents`. Each entry is `term * 8 + field`. */
  contentStarts: number[]
  contents: NumberList
  /** The last product with each SKU, and the SKU of each document, both by the SKU's number in `skus`. */
  skuOwners: number[]
  skuNumbers: number[]
  /** Changed products that the next search will index. */
  pending: Map<number, SearchText>
  /** Reads a text, and adds its terms. */
  piecesOf: (text: string) => Piece[]
}

/** A part of a text, such as a word: the numbers of its terms, and the stems to look up synonyms by. */
interface Piece {
  terms: readonly number[]
  stems: readonly string[]
}

export function emptyInvertedIndex(language: string, synonyms: Synonyms): InvertedIndex {
  const index: InvertedIndex = {
    language,
    stem: stemmerOf(language),
    sounds: soundsOf(language),
    synonyms,
    terms: emptyDictionary(),
    stems: emptyDictionary(),
    termsOfStem: [],
    soundForms: emptyDictionary(),
    termsOfSound: [],
    soundStems: new Map(),
    skus: emptyDictionary(),
    postings: [],
    named: [],
    products: [],
    docOfProduct: new Map(),
    contentStarts: [],
    contents: numberList(),
    skuOwners: [],
    skuNumbers: [],
    pending: new Map(),
    piecesOf: () => [],
  }
  return Object.assign(index, { piecesOf: pieceReader(index) })
}

/** Queues a new or changed product for indexing. */
export function putProduct(index: InvertedIndex, product: SearchText): void {
  index.pending.set(product.id, product)
}

export function removeProduct(index: InvertedIndex, id: number): void {
  index.pending.delete(id)
  deleteDoc(index, id)
}

const batchSize = 200

/** Indexes all pending products and yields to the event loop in between, since a large catalogue takes seconds. */
export async function indexAllPending(index: InvertedIndex): Promise<void> {
  while (index.pending.size > batchSize) {
    indexPending(index, batchSize)
    await new Promise((resolve) => setImmediate(resolve))
  }
  indexPendingNow(index)
}

/** Indexes all pending products without yielding. */
export function indexPendingNow(index: InvertedIndex): void {
  indexPending(index, Infinity)
}

function indexPending(index: InvertedIndex, most: number): void {
  if (index.pending.size === 0) return
  let done = 0
  for (const [id, product] of index.pending) {
    if (done++ === most) break
    addDoc(index, id, termsOf(index, product), product.sku)
    index.pending.delete(id)
  }
  if (index.products.length > 1_000 && index.products.length > index.docOfProduct.size * 2) compact(index)
}

function deleteDoc(index: InvertedIndex, id: number): void {
  const doc = index.docOfProduct.get(id)
  if (doc === undefined) return
  index.products[doc] = deleted
  index.docOfProduct.delete(id)
}

/** The document of a posting, or the term of an entry in `contents`. */
export function keyOf(code: number): number {
  return code >> 3
}

export function fieldOf(code: number): number {
  return code & (fields - 1)
}

function pieceReader(index: InvertedIndex): InvertedIndex['piecesOf'] {
  return rememberingPieces((chunks) => ({
    terms: Array.from(wordsIn(chunks), (word) => addTerm(index, word)),
    stems: stemsOf(chunks, index.stem),
  }))
}

/** The document in which each term was found last, by its number, for all indexes: faster than a set for each document. */
const found = { at: new Int32Array(1_024), document: 0 }

/** The terms of a product, each with the first field in which it occurs. */
function termsOf(index: InvertedIndex, { name, sku, searchText }: SearchText): number[] {
  const content: number[] = []
  const document = ++found.document
  const add = (term: number, field: number): void => {
    if (term >= found.at.length) found.at = grown(found.at, term)
    if (found.at[term] === document) return
    found.at[term] = document
    content.push(term * fields + field)
  }
  const foldedSku = foldText(sku)
  const named = index.piecesOf(name)
  for (const piece of named) for (const term of piece.terms) add(term, inName)
  const other = synonymsIn(index.synonyms, stemsIn(named))
  for (const word of other.certain) add(addTerm(index, word), inSynonym)
  for (const word of other.possible) add(addTerm(index, word), inPhrase)
  const text = index.piecesOf(` ${searchText} `.replaceAll(` ${foldedSku} `, ' '))
  for (const piece of text) for (const term of piece.terms) add(term, inText)
  for (const word of synonymsIn(index.synonyms, stemsIn(text)).certain) add(addTerm(index, word), inOther)
  for (const part of partsOf(foldedSku)) if (/^\d{3,}$/.test(part)) add(addTerm(index, part), inSku)
  return content
}

function stemsIn(pieces: readonly Piece[]): string[] {
  const stems: string[] = []
  for (const piece of pieces) for (const stem of piece.stems) stems.push(stem)
  return stems
}

function grown(before: Int32Array, needed: number): Int32Array<ArrayBuffer> {
  const after = new Int32Array(needed * 2)
  after.set(before)
  return after
}

/** Adds a document for a product. Keeps the old document if its terms are unchanged, for example after a price change. */
function addDoc(index: InvertedIndex, id: number, content: number[], sku: string): void {
  const skuNumber = numberOf(index.skus, skuKey(sku))
  index.skuOwners[skuNumber] = id
  const known = index.docOfProduct.get(id)
  if (known !== undefined && isSame(index, known, content)) {
    index.skuNumbers[known] = skuNumber
    return
  }
  deleteDoc(index, id)
  const doc = index.products.push(id) - 1
  index.docOfProduct.set(id, doc)
  index.contentStarts.push(index.contents.length)
  index.skuNumbers.push(skuNumber)
  for (const code of content) {
    append(index.contents, code)
    const word = keyOf(code)
    const field = fieldOf(code)
    const posting = index.postings[word]
    if (posting !== undefined) append(posting, doc * fields + field)
    if (isForName(field)) index.named[word] = true
  }
}

function isSame(index: InvertedIndex, doc: number, content: number[]): boolean {
  const start = index.contentStarts[doc] ?? 0
  const end = index.contentStarts[doc + 1] ?? index.contents.length
  if (end - start !== content.length) return false
  return content.every((code, offset) => index.contents.values[start + offset] === code)
}

/** Shoppers may type a SKU without its hyphens. */
export function skuKey(sku: string): string {
  return sku.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '')
}

function addTerm(index: InvertedIndex, word: string): number {
  const known = index.terms.numbers.get(word)
  if (known !== undefined) return known
  const number = numberOf(index.terms, word)
  index.postings[number] = numberList()
  index.named[number] = false
  if (/\d/.test(word)) return number
  const stem = index.stem(word)
  push(index.termsOfStem, numberOf(index.stems, stem), number)
  if (index.sounds === null) return number
  const { soundOf, stemOf } = index.sounds
  push(index.termsOfSound, numberOf(index.soundForms, soundOf(word)), number)
  for (const key of new Set([stemOf(soundOf(word)), stemOf(soundOf(stem))])) {
    const words = index.soundStems.get(key) ?? []
    index.soundStems.set(key, words)
    words.push(number)
  }
  return number
}

function push(lists: number[][], key: number, number: number): void {
  const list = lists[key] ?? []
  lists[key] = list
  list.push(number)
}

/** Rebuilds the index from the documents that are not deleted, without unused terms. */
function compact(index: InvertedIndex): void {
  const { skus, skuNumbers } = index
  const live = [...index.docOfProduct].map(([id, doc]) => {
    const start = index.contentStarts[doc] ?? 0
    const end = index.contentStarts[doc + 1] ?? index.contents.length
    const content = [...index.contents.values.subarray(start, end)]
    return {
      id,
      sku: skus.words[skuNumbers[doc] ?? -1] ?? '',
      words: content.map((code) => [index.terms.words[Math.floor(code / fields)] ?? '', code % fields] as const),
    }
  })
  Object.assign(index, emptyInvertedIndex(index.language, index.synonyms), { piecesOf: pieceReader(index) })
  for (const { id, sku, words } of live)
    addDoc(
      index,
      id,
      words.map(([word, field]) => addTerm(index, word) * fields + field),
      sku,
    )
}
