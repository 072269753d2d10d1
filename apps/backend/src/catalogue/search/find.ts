import { both, eachPlace, has, isEmpty, type PlaceSet } from '../places/place-set.ts'
import { haveTogether, type Offered } from '../stocked-variants.ts'
import { expand, expandHint, isUsed, knows, type Expansion } from './expand.ts'
import type { Meanings } from './meanings.ts'
import type { NumberList } from './number-list.ts'
import { addRank, emptyRanks, raiseRank, type Ranks } from './ranks.ts'
import { addPosting, emptySheet, nextWord, type ScoreSheet } from './score-sheet.ts'
import { tokensOf } from './tokens.ts'
import { understand, type Speech, type Wish } from './understand.ts'
import { beginningWith, nearTo } from './vocabulary.ts'
import { fieldWeights } from './weights.ts'
import {
  bringUpToDate,
  fieldOf,
  fields,
  inName,
  inOther,
  inText,
  nobody,
  placeOf,
  skuKey,
  type WordIndex,
} from './word-index.ts'

/** What answers a query: products with how well they do, the higher the better. */
export interface Found {
  ranks: Ranks
  /** Whether no product is all that was asked for, and these are what comes nearest. */
  isNear: boolean
}

export interface Searched {
  index: WordIndex
  meanings: Meanings
  /** The products that can be had with one of some options. */
  having(optionIds: ReadonlySet<number>): PlaceSet
  /** The options a product can be had with; undefined for what is not sold any more. */
  offeredAs(productId: number): Offered | undefined
  /** What a product costs, in whole units of the store's currency. */
  priceOf(productId: number): number
}

const nowhere: NumberList = { values: new Int32Array(0), length: 0 }
const shortestBeginning = 4
/** What is as short begins too many words to stand in for the ones that nothing holds. */
const longestInitials = 2
/** Letters and digits together are an article number, however short. */
const articleNumber = /\p{L}\d|\d\p{L}/u
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
  if (!isEmpty(bySku.found)) return { ranks: bySku, isNear: false }
  const { wishes, words, hints } = understand(searched.meanings, text, speechOf(searched.index))
  if (wishes.length + words.length === 0) return { ranks: emptyRanks(), isNear: false }
  const lookUp = expander(searched.index)
  const vague = wishes.length === 0 ? [] : words.filter((word) => isVague(searched.index, word))
  for (const reading of readingsOf(words, wishes, vague)) {
    const asked = { ...reading, hints: [...hints, ...(reading.hints ?? [])] }
    const ranks = holdingAll(searched, scored(searched, lookUp, asked), reading.wishes)
    if (!isEmpty(ranks.found)) return { ranks, isNear: reading.hints !== undefined }
  }
  const telling = words.filter((word) => word.length > longestInitials || articleNumber.test(word))
  const most = telling.length + wishes.length > 0 ? telling : words
  const ranks = holdingMost(searched, scored(searched, lookUp, { words: most, hints, isBlurred: true }), wishes)
  return { ranks, isNear: !isEmpty(ranks.found) }
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
  const ranks = emptyRanks()
  if (typed.length > 64 || /\s/.test(typed) || !/[\d-]/.test(typed)) return ranks
  const parts = typed.split('-')
  for (let length = parts.length; length > 0; length--) {
    const key = skuKey(parts.slice(0, length).join(''))
    if (/^\d{0,4}$/.test(key)) break
    const isBeginning = length === parts.length && key.length >= shortestBeginning
    addSkus(index, key, isBeginning ? beginningWith(index.skus, key, 1_000) : [key], ranks)
    if (!isEmpty(ranks.found)) break
  }
  return ranks
}

function addSkus(index: WordIndex, key: string, candidates: string[], ranks: Ranks): void {
  const { skus, skuOwners, skuNumbers, places } = index
  for (const sku of candidates) {
    const number = skus.numbers.get(sku) ?? -1
    const id = skuOwners[number] ?? nobody
    // Who had it may have gone, and another may be called by its number.
    if (skuNumbers[places.get(id) ?? -1] === number) addRank(ranks, id, sku === key ? 2 : 1)
  }
}

type LookUp = (token: string, options: { isLast: boolean; isBlurred: boolean }) => Expansion

interface Scored {
  sheet: ScoreSheet
  /** How many words there are to find. */
  wanted: number
  /** By place: what hints add. */
  bonus: ReadonlyMap<number, number>
}

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

/** Looks for words and hints; the sheet is good until the next search. */
function scored({ index, meanings }: Searched, lookUp: LookUp, { words, hints, isBlurred }: Asked): Scored {
  const tokens = tokensOf(index, words)
  const sheet = emptySheet(index.products.length)
  const compounds: string[] = []
  for (const [place, token] of tokens.entries()) {
    if (place > 0) nextWord(sheet)
    const expansion = lookUp(token, { isLast: place === tokens.length - 1, isBlurred })
    addScores(index, expansion, meanings.listed, sheet)
    if (expansion.hint !== null) compounds.push(expansion.hint)
  }
  const bonus = new Map<number, number>()
  for (const hint of compounds) addHint(index, hint, bonus, () => compoundWeight)
  for (const hint of hints) addHint(index, hint, bonus, (field) => (field === inName ? fillerWeight : 0))
  return { sheet, wanted: tokens.length, bonus }
}

/** What holds a hint comes first among its likes. */
function addHint(
  index: WordIndex,
  hint: string,
  bonus: Map<number, number>,
  weightOf: (field: number) => number,
): void {
  const best = new Map<number, number>()
  for (const [word, value] of expandHint(index, hint)) {
    const { values, length } = index.postings[word] ?? nowhere
    for (const code of values.subarray(0, length)) {
      const score = value * weightOf(fieldOf(code))
      if (score > 0) best.set(placeOf(code), Math.max(best.get(placeOf(code)) ?? 0, score))
    }
  }
  for (const [place, score] of best) bonus.set(place, Math.trunc((bonus.get(place) ?? 0) + score))
}

/** Words of names count most; of a list such as `scarves and gloves`, and as other words for it, they count only when no name holds them. */
function addScores(
  index: WordIndex,
  { words, inNames }: Expansion,
  listed: ReadonlySet<string>,
  sheet: ScoreSheet,
): void {
  const stems = new Map([...words.keys()].map((word) => [word, index.stem(index.words.words[word] ?? '')]))
  const named = new Set([...new Set(stems.values())].filter((stem) => isNamed(index, stem)))
  for (const [word, sureness] of words) {
    const stem = stems.get(word) ?? ''
    const isVague = (field: number): boolean => field === inOther || (field === inText && listed.has(stem))
    addPosting(
      index,
      word,
      sheet,
      weightsFor(sureness, (field) => !isVague(field) || !named.has(stem)),
    )
  }
  for (const [word, sureness] of inNames)
    if (!words.has(word))
      addPosting(
        index,
        word,
        sheet,
        weightsFor(sureness, (field) => field === inName),
      )
}

/** By field: how much a word counts there that is meant so surely. */
function weightsFor(sureness: number, isCounting: (field: number) => boolean): Float64Array {
  return Float64Array.from({ length: fields }, (_, field) =>
    isCounting(field) ? sureness * (fieldWeights[field] ?? 0) : 0,
  )
}

/** Whether any form of a word says what a thing is. */
function isNamed(index: WordIndex, stem: string): boolean {
  const words = index.wordsOfStem[index.stems.numbers.get(stem) ?? -1] ?? []
  return words.some((word) => index.named[word] === true)
}

function holdingAll(searched: Searched, { sheet, wanted, bonus }: Scored, wishes: Wish[]): Ranks {
  const { products, places } = searched.index
  const { counts, sums, touched, length } = sheet
  const granted = grantsOf(searched, wishes)
  const sets = granted.flatMap(({ holders }) => holders ?? [])
  const held = sets.length === 0 ? null : sets.reduce((set, other) => both(set, other))
  // The sets know who has an option; what something costs, and whether one piece has all of them, is asked of each product.
  const isAsked = sets.length > 1 || sets.length < granted.length
  const ranks = emptyRanks(products.length)
  const consider = (id: number, score: number): void => {
    if (!isAsked || fulfilled(searched, id, granted) === granted.length)
      addRank(ranks, id, score + exactWorth * exactly(id, granted))
  }
  if (wanted > 0) {
    for (let line = 0; line < length; line++) {
      const place = touched[line] as number
      const id = products[place] ?? nobody
      if (counts[place] === wanted && id !== nobody && (held === null || has(held, id)))
        consider(id, sums[place] as number)
    }
  } else if (held !== null) eachPlace(held, (id) => consider(id, 0))
  else for (const id of places.keys()) consider(id, 0)
  addBonus(ranks, bonus, products)
  return ranks
}

/** Half of what was asked for at least, and as much as any product holds; what a thing is counts more than its colour, size and age. */
function holdingMost(searched: Searched, { sheet, wanted, bonus }: Scored, wishes: Wish[]): Ranks {
  const { products } = searched.index
  const granted = grantsOf(searched, wishes)
  const held = Int32Array.from(products, (id, place) =>
    id === nobody ? 0 : (sheet.counts[place] ?? 0) * wordWeight + fulfilled(searched, id, granted),
  )
  const most = held.reduce((a, b) => Math.max(a, b), 0)
  const ranks = emptyRanks()
  if (most === 0 || most * 2 < wanted * wordWeight + wishes.length) return ranks
  for (const [place, id] of products.entries()) if (held[place] === most) addRank(ranks, id, sheet.sums[place] ?? 0)
  addBonus(ranks, bonus, products)
  return ranks
}

function addBonus(ranks: Ranks, bonus: ReadonlyMap<number, number>, products: readonly number[]): void {
  for (const [place, more] of bonus) {
    const id = products[place] ?? nobody
    if (id !== nobody) raiseRank(ranks, id, more)
  }
}

/** A wish with who fulfils it: who has one of its options, and who has one that was said exactly. */
interface Grant {
  wish: Wish
  /** Null where a price is wished for. */
  holders: PlaceSet | null
  exactHolders: PlaceSet
}

function grantsOf({ having }: Searched, wishes: Wish[]): Grant[] {
  return wishes.map((wish) => ({
    wish,
    holders: wish.price === undefined ? having(wish.optionIds) : null,
    exactHolders: having(wish.exactIds),
  }))
}

/** How many of the wishes a product fulfils, one less when it has each but not in one piece. */
function fulfilled({ offeredAs, priceOf }: Searched, id: number, granted: Grant[]): number {
  let held = 0
  let options = 0
  for (const { holders, wish } of granted) {
    if (holders === null ? !costs(priceOf(id), wish) : !has(holders, id)) continue
    held++
    if (holders !== null) options++
  }
  if (options < 2) return held
  const offered = offeredAs(id)
  const wanted = granted.flatMap(({ holders, wish }) => (holders !== null && has(holders, id) ? [wish.optionIds] : []))
  return offered !== undefined && haveTogether(offered, wanted) ? held : held - 1
}

function costs(price: number, { price: wished }: Wish): boolean {
  return wished !== undefined && wished.from <= price && price <= wished.to
}

function exactly(id: number, granted: Grant[]): number {
  let exact = 0
  for (const { exactHolders } of granted) if (has(exactHolders, id)) exact++
  return exact
}
