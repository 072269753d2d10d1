import { meets, readAge, type AgeSpan } from './ages.ts'
import { chunksOf, partsOf } from './fold-words.ts'
import { isLatin } from './latin-sound.ts'
import { soundKey, stemKey, type LabelMeaning, type Meanings } from './meanings.ts'
import { readPrice, type PriceSpan } from './prices.ts'
import { sizeWordsOf, stopWordsOf } from './stop-words.ts'

const mostChunks = 16
const longestChunk = 64
const oldest = 16
const shortestMisspelt = 5

/** What was asked for besides words: a product fulfils it with one of the options, or with its price. */
export interface Wish {
  kind: LabelMeaning['kind'] | 'size' | 'age' | 'price'
  optionIds: Set<number>
  relatedIds: Set<number>
  exactIds: Set<number>
  price?: PriceSpan
  /** The same wish as it was written, should no product fulfil it. */
  words: string[]
}

export interface Understood {
  wishes: Wish[]
  /** What is left to be found as text, folded. */
  words: string[]
  /** Words that say too little to be asked for, though what holds them may be meant rather. */
  hints: string[]
}

/** What the words of the shop say of a folded one. */
export interface Speech {
  /** Whether the shop uses it in any form, or begins a word with it. */
  knows(word: string): boolean
  /** The words that it is nearly, all with as few typos. */
  nearest(word: string): string[]
}

/** Reads sizes, colours, ages, traits and prices out of a query; words and shares that say nothing become hints, unless there are no others. */
export function understand(meanings: Meanings, text: string, speech: Speech): Understood {
  const telling = chunksOf(withCurrencies(text).replaceAll(/\d+([.,]\d+)?\s*%/g, ' '))
  const chunks = (telling.length === 0 ? chunksOf(text) : telling)
    .slice(0, mostChunks)
    .map((chunk) => chunk.slice(0, longestChunk))
  const wishes: Wish[] = []
  const words: string[] = []
  for (let place = 0; place < chunks.length;) {
    const { length, wish } = readNext(meanings, chunks.slice(place), chunks[place - 1] ?? '', speech)
    const read = chunks.slice(place, place + length)
    if (wish === undefined) words.push(...read)
    else wishes.push({ ...wish, words: read })
    place += length
  }
  const fillers = [stopWordsOf(meanings.language), sizeWordsOf(meanings.language)]
  const isFiller = (word: string): boolean => fillers.some((filler) => filler.has(word))
  const meant = words.filter((word) => !isFiller(word))
  if (meant.length + wishes.length === 0) return { wishes, words, hints: [] }
  return { wishes, words: meant, hints: words.filter(isFiller) }
}

function withCurrencies(text: string): string {
  return text.replaceAll('€', ' eur ').replaceAll('֏', ' amd ').replaceAll('₴', ' uah ')
}

interface Reading {
  /** How many words of the query it takes. */
  length: number
  wish?: Omit<Wish, 'words'>
}

function readNext(meanings: Meanings, rest: string[], before: string, speech: Speech): Reading {
  return (
    readName(meanings, rest) ??
    readPriceWish(meanings, rest) ??
    readAgeWish(meanings, rest) ??
    readSize(meanings, rest, before) ??
    readLabel(meanings, rest) ??
    readMisspelt(meanings, rest, speech) ?? { length: 1 }
  )
}

function readName({ names }: Meanings, rest: string[]): Reading | null {
  for (let length = Math.min(rest.length, 4); length > 1; length--)
    if (names.has(rest.slice(0, length).join(' '))) return { length }
  return null
}

function readPriceWish({ language }: Meanings, rest: string[]): Reading | null {
  const read = readPrice(rest, language)
  return read && { length: read.length, wish: { ...wishOf('price', []), price: read.span } }
}

/** An age with its unit; two numbers that are no size are years. */
function readAgeWish(meanings: Meanings, rest: string[]): Reading | null {
  const { sizes, language } = meanings
  const span = /^(\d{1,2})-(\d{1,2})$/.exec(rest[0] ?? '')
  const years = span === null || sizes.has(span[0]) ? null : { from: Number(span[1]) * 12, to: Number(span[2]) * 12 }
  const bare = years !== null && !sizes.has(span?.[1] ?? '') ? { span: years, length: 1 } : null
  const age = readAge(rest, language) ?? bare
  if (age === null) return null
  const optionIds = agesIn(meanings, age.span)
  return optionIds.length === 0 ? null : { length: age.length, wish: wishOf('age', optionIds) }
}

function agesIn({ ages }: Meanings, span: AgeSpan): number[] {
  return ages.filter((one) => meets(one.span, span)).map(({ id }) => id)
}

/** A size as its option says it, two of them as `98/104`, or a number with `cm` at its end; a small number may be an age. */
function readSize(meanings: Meanings, rest: string[], before: string): Reading | null {
  const { sizes, language } = meanings
  const chunk = (rest[0] ?? '').replace(/(?<=\d)cm$/, '')
  if (!/^\d/.test(chunk) && !sizeWordsOf(language).has(before)) return null
  const said = sizes.get(chunk) ?? chunk.split('-').flatMap((part) => sizes.get(part) ?? [])
  const years = /^\d{1,2}$/.test(chunk) && Number(chunk) <= oldest ? Number(chunk) * 12 : null
  const optionIds = years === null ? said : [...said, ...agesIn(meanings, { from: years, to: years + 12 })]
  if (optionIds.length === 0) return null
  return { length: /^(cm|см|սմ)$/.test(rest[1] ?? '') ? 2 : 1, wish: wishOf('size', optionIds) }
}

function readLabel(meanings: Meanings, rest: string[]): Reading | null {
  for (let length = Math.min(rest.length, meanings.longestLabel); length > 0; length--) {
    const parts = rest.slice(0, length).flatMap(partsOf)
    if (parts.length === 0 || stopWordsOf(meanings.language).has(parts.join(' '))) continue
    const spoken = parts.every(isLatin) ? meanings.labels.get(soundKey(meanings, parts)) : undefined
    const wish =
      meanings.labels.get(stemKey(meanings, parts)) ??
      meanings.labels.get(stemKey(meanings, [parts.join('')])) ??
      spoken
    if (wish !== undefined) return { length, wish }
  }
  return null
}

/** The label that a word nobody knows is nearly, when it is not as nearly something else. */
function readMisspelt({ labels, stem }: Meanings, rest: string[], { knows, nearest }: Speech): Reading | null {
  const [word = ''] = rest
  if (word.length < shortestMisspelt || /[\d-]/.test(word) || knows(word)) return null
  const near = nearest(word).map((other) => labels.get(stem(other)))
  const [wish] = near
  return wish === undefined || near.includes(undefined) ? null : { length: 1, wish }
}

function wishOf(kind: Wish['kind'], ids: number[]): Omit<Wish, 'words'> {
  return { kind, optionIds: new Set(ids), relatedIds: new Set(ids), exactIds: new Set(ids) }
}
