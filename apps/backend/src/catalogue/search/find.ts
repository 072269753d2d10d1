import { haveTogether, type Offered } from '../stocked-variants.ts'
import { expand, expandHint, isUsed, knows, type Expansion } from './expand.ts'
import type { Meanings } from './meanings.ts'
import type { NumberList } from './number-list.ts'
import { tokensOf } from './tokens.ts'
import { understand, type Speech, type Wish } from './understand.ts'
import { beginningWith, nearTo } from './vocabulary.ts'
import { fieldWeights, isForName } from './weights.ts'
import { bringUpToDate, fieldOf, inName, inOther, inText, placeOf, skuKey, type WordIndex } from './word-index.ts'

/** What answers a query: products with how well they do, the higher the better. */
export interface Found {
  ranks: Ranks
  /** Whether no product is all that was asked for, and these are what comes nearest. */
  isNear: boolean
}

export interface Searched {
  index: WordIndex
  meanings: Meanings
  /** The options a product can be had with; undefined for what is not sold any more. */
  offeredAs(productId: number): Offered | undefined
  /** What a product costs, in whole units of the store's currency. */
  priceOf(productId: number): number
}

/** Products side by side with their ranks: there may be as many as there are products, and a map of them takes its time. */
export interface Ranks {
  ids: number[]
  scores: number[]
}

const nowhere: NumberList = { values: new Int32Array(0), length: 0 }
const nothing: Found = { ranks: { ids: [], scores: [] }, isNear: false }
const shortestBeginning = 4
const wordWeight = 4
/** What a wish adds that is fulfilled exactly: less than a name, more than a category. */
const exactWorth = 300
/** What the other half of a compound says, and a word that says little, compared with 10 of a name. */
const compoundWeight = 2
const fillerWeight = 0.5

/** Finds the products that hold all of a query, or else those that hold most of it. */
export function find(searched: Searched, text: string): Found {
  bringUpToDate(searched.index)
  const bySku = findSku(searched.index, text)
  if (bySku.ids.length > 0) return { ranks: bySku, isNear: false }
  const { wishes, words, hints } = understand(searched.meanings, text, speechOf(searched.index))
  if (wishes.length + words.length === 0) return nothing
  const lookUp = expander(searched.index)
  const vague = wishes.length === 0 ? [] : words.filter((word) => isVague(searched.index, word))
  for (const reading of readingsOf(words, wishes, vague)) {
    const asked = { ...reading, hints: [...hints, ...(reading.hints ?? [])] }
    const ranks = holdingAll(searched, scored(searched, lookUp, asked), reading.wishes)
    if (ranks.ids.length > 0) return { ranks, isNear: reading.hints !== undefined }
  }
  const ranks = holdingMost(searched, scored(searched, lookUp, { words, hints, isBlurred: true }), wishes)
  return { ranks, isNear: ranks.ids.length > 0 }
}

/** Whether a word never says what a thing is: `wedding` stands in categories alone. */
function isVague(index: WordIndex, word: string): boolean {
  return isUsed(index, word) && !isNamed(index, index.stem(word))
}

/** What the shop's own words say of a typed one. */
function speechOf(index: WordIndex): Speech {
  return {
    knows: (word) => knows(index, word),
    nearest: (word) => {
      const near = [...nearTo(index.words, word)]
      const least = Math.min(...near.map(([, typos]) => typos))
      return near.filter(([, typos]) => typos === least).map(([other]) => other)
    },
  }
}

interface Reading {
  words: string[]
  wishes: Wish[]
  isBlurred: boolean
  /** Words that were asked for and need not be there. */
  hints?: string[]
}

/** How a query may be read, the strictest first: all of it, then without vague words, then shades of colours, labels as text, and typos. */
function readingsOf(words: string[], wishes: Wish[], vague: string[]): Reading[] {
  const strict = { words, wishes, isBlurred: false }
  const blurred = { words, wishes, isBlurred: true }
  const firmWords = words.filter((word) => !vague.includes(word))
  const isFirmer = vague.length > 0 && firmWords.length > 0
  const firmer = isFirmer ? [{ words: firmWords, wishes, isBlurred: false, hints: vague }] : []
  const labels = wishes.filter(({ kind }) => kind === 'colour' || kind === 'trait')
  if (labels.length === 0) return [strict, ...firmer, blurred]
  const firm = wishes.filter((wish) => !labels.includes(wish))
  const shades = wishes.map((wish) => ({ ...wish, optionIds: wish.relatedIds }))
  const spelled = [...words, ...labels.flatMap((label) => label.words)]
  return [
    strict,
    ...firmer,
    { words, wishes: shades, isBlurred: false },
    { words: spelled, wishes: firm, isBlurred: false },
    blurred,
  ]
}

/** A sku, the beginning of one, or one of a variant, which begins with its product's. Short numbers are sizes instead. */
function findSku(index: WordIndex, text: string): Ranks {
  const typed = text.trim()
  if (typed.length > 64 || /\s/.test(typed) || !/[\d-]/.test(typed)) return nothing.ranks
  const parts = typed.split('-')
  for (let length = parts.length; length > 0; length--) {
    const key = skuKey(parts.slice(0, length).join(''))
    if (/^\d{0,4}$/.test(key)) break
    const isBeginning = length === parts.length && key.length >= shortestBeginning
    const ranks = skuRanks(index, key, isBeginning ? beginningWith(index.skus, key, 1_000) : [key])
    if (ranks.size > 0) return { ids: [...ranks.keys()], scores: [...ranks.values()] }
  }
  return nothing.ranks
}

function skuRanks({ skus, skuOwners, places }: WordIndex, key: string, candidates: string[]): Map<number, number> {
  const ranks = new Map<number, number>()
  for (const sku of candidates) {
    const id = skuOwners[skus.numbers.get(sku) ?? -1]
    if (id !== undefined && places.has(id)) ranks.set(id, sku === key ? 2 : 1)
  }
  return ranks
}

interface Scored {
  /** By place in the index: how well the words are found, and how many of them. */
  sums: Int32Array
  counts: Uint8Array
  wanted: number
}

type LookUp = (token: string, options: { isLast: boolean; isBlurred: boolean }) => Expansion

/** Looks a word up once however often a query is read. */
function expander(index: WordIndex): LookUp {
  const known = new Map<string, Expansion>()
  return (token, options) => {
    const key = `${token} ${options.isLast} ${options.isBlurred}`
    const expansion = known.get(key) ?? expand(index, token, options)
    known.set(key, expansion)
    return expansion
  }
}

interface Asked {
  words: string[]
  hints: string[]
  isBlurred: boolean
}

function scored({ index, meanings }: Searched, lookUp: LookUp, { words, hints, isBlurred }: Asked): Scored {
  const tokens = tokensOf(index, words)
  const size = index.products.length
  const result = { sums: new Int32Array(size), counts: new Uint8Array(size), wanted: tokens.length }
  const best = new Int32Array(size)
  const compounds: string[] = []
  for (const [place, token] of tokens.entries()) {
    if (place > 0) best.fill(0)
    const expansion = lookUp(token, { isLast: place === tokens.length - 1, isBlurred })
    addScores(index, expansion, meanings.listed, best, result)
    if (expansion.hint !== null) compounds.push(expansion.hint)
  }
  for (const hint of compounds) addHint(index, hint, result.sums, () => compoundWeight)
  for (const hint of hints) addHint(index, hint, result.sums, (field) => (field === inName ? fillerWeight : 0))
  return result
}

/** What holds a hint comes first among its likes. */
function addHint(index: WordIndex, hint: string, sums: Int32Array, weightOf: (field: number) => number): void {
  const best = new Map<number, number>()
  for (const [word, value] of expandHint(index, hint)) {
    const { values, length } = index.postings[word] ?? nowhere
    for (const code of values.subarray(0, length)) {
      const place = placeOf(code)
      best.set(place, Math.max(best.get(place) ?? 0, value * weightOf(fieldOf(code))))
    }
  }
  for (const [place, score] of best) sums[place] = (sums[place] ?? 0) + score
}

/** Words of names count most; of a list such as `scarves and gloves`, and as other words for it, they count only when no name holds them. */
function addScores(
  index: WordIndex,
  { words, inNames }: Expansion,
  listed: ReadonlySet<string>,
  best: Int32Array,
  scores: Scored,
): void {
  const stems = new Map([...words.keys()].map((word) => [word, index.stem(index.words.words[word] ?? '')]))
  const named = new Set([...new Set(stems.values())].filter((stem) => isNamed(index, stem)))
  for (const [word, sureness] of words) {
    const stem = stems.get(word) ?? ''
    const isVague = (field: number): boolean => field === inOther || (field === inText && listed.has(stem))
    addPosting(index.postings[word], sureness, best, scores, (field) => !isVague(field) || !named.has(stem))
  }
  for (const [word, sureness] of inNames)
    if (!words.has(word)) addPosting(index.postings[word], sureness, best, scores, (field) => field === inName)
}

/** Whether any form of a word says what a thing is. */
function isNamed(index: WordIndex, stem: string): boolean {
  const words = index.wordsOfStem[index.stems.numbers.get(stem) ?? -1] ?? []
  return words.some((word) => {
    const { values, length } = index.postings[word] ?? nowhere
    return values.subarray(0, length).some((code) => isForName(fieldOf(code)))
  })
}

function addPosting(
  posting: NumberList | undefined,
  sureness: number,
  best: Int32Array,
  { sums, counts }: Scored,
  counting: (field: number) => boolean,
): void {
  for (let offset = 0; offset < (posting?.length ?? 0); offset++) {
    const code = posting?.values[offset] ?? 0
    const field = fieldOf(code)
    if (!counting(field)) continue
    const place = placeOf(code)
    const score = sureness * (fieldWeights[field] ?? 0)
    const before = best[place] ?? 0
    if (score <= before) continue
    if (before === 0) counts[place] = (counts[place] ?? 0) + 1
    sums[place] = (sums[place] ?? 0) + score - before
    best[place] = score
  }
}

function holdingAll(searched: Searched, { sums, counts, wanted }: Scored, wishes: Wish[]): Ranks {
  const { products } = searched.index
  const ranks: Ranks = { ids: [], scores: [] }
  for (let place = 0; place < products.length; place++) {
    const id = products[place] ?? 0
    if (id === 0 || counts[place] !== wanted) continue
    if (fulfilled(searched, id, wishes) === wishes.length)
      addRank(ranks, id, (sums[place] ?? 0) + exactWorth * exactly(searched, id, wishes))
  }
  return ranks
}

/** Half of what was asked for at least, and as much as any product holds; what a thing is counts more than its colour, size and age. */
function holdingMost(searched: Searched, { sums, counts, wanted }: Scored, wishes: Wish[]): Ranks {
  const { products } = searched.index
  const held = products.map((id, place) =>
    id === 0 ? 0 : (counts[place] ?? 0) * wordWeight + fulfilled(searched, id, wishes),
  )
  const most = held.reduce((a, b) => Math.max(a, b), 0)
  const ranks: Ranks = { ids: [], scores: [] }
  if (most === 0 || most * 2 < wanted * wordWeight + wishes.length) return ranks
  for (const [place, id] of products.entries()) if (held[place] === most) addRank(ranks, id, sums[place])
  return ranks
}

function addRank({ ids, scores }: Ranks, id: number, score = 0): void {
  ids.push(id)
  scores.push(score)
}

/**
 * How many of the wishes a product fulfils, one less when it has each but not in one piece; minus one for what is not sold any
 * more.
 */
function fulfilled({ offeredAs, priceOf }: Searched, id: number, wishes: Wish[]): number {
  if (wishes.length === 0) return 0
  const offered = offeredAs(id)
  if (offered === undefined) return -1
  const held = wishes.filter(({ optionIds, price }) =>
    price === undefined
      ? offered.optionIds.some((option) => optionIds.has(option))
      : price.from <= priceOf(id) && priceOf(id) <= price.to,
  )
  const wanted = held.flatMap(({ optionIds, price }) => (price === undefined ? [optionIds] : []))
  return wanted.length > 1 && !haveTogether(offered, wanted) ? held.length - 1 : held.length
}

function exactly({ offeredAs }: Searched, id: number, wishes: Wish[]): number {
  const options = wishes.length === 0 ? [] : (offeredAs(id)?.optionIds ?? [])
  return wishes.filter(({ exactIds }) => options.some((option) => exactIds.has(option))).length
}
