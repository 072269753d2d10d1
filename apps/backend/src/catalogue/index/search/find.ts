import { intersection, forEachRow, has, isEmpty, type Bitset } from '../bitset/bitset.ts'
import { oneVariantHas, type AvailableOptions } from '../stocked-variants.ts'
import { correctionsIn, type Corrections } from './corrections.ts'
import { expand, expandHint, isUsed, knows, type Expansion } from './expand-term.ts'
import { partsOf } from './fold-words.ts'
import type { Meanings } from './meanings.ts'
import type { NumberList } from './number-list.ts'
import { addRank, emptyRanks, raiseRank, type Ranks } from './ranks.ts'
import { addPosting, clearedTable, nextTerm, type ScoreTable } from './score-table.ts'
import { longestSearch, readLiteral } from './literal.ts'
import { tokensOf } from './tokens.ts'
import { parseQuery, type TermLookup, type Criterion } from './parse-query.ts'
import { similarTo } from './term-dictionary.ts'
import { findSku } from './find-sku.ts'
import { fieldWeights } from './weights.ts'
import {
  indexPendingNow,
  fieldOf,
  fields,
  inName,
  inOther,
  inText,
  deleted,
  keyOf,
  type InvertedIndex,
} from './inverted-index.ts'

/** The result of a search. */
export interface Found {
  ranks: Ranks
  /** True if no product matches the whole query, so that these match only most of it. */
  isNear: boolean
  /** True if these match everything but the colour, because nothing like it exists in any shade of that colour. */
  lacksColour: boolean
  /** The misspelt words of the query, each with the term that was found instead. */
  corrections: Corrections
}

export interface Searchable {
  index: InvertedIndex
  meanings: Meanings
  /** The products available with one of the options. */
  having(optionIds: ReadonlySet<number>): Bitset
  /** The available options of a product; undefined if it is no longer sold. */
  availableOptionsOf(productId: number): AvailableOptions | undefined
  /** The price in whole units of the store's currency. */
  priceOf(productId: number): number
}

const emptyList: NumberList = { values: new Int32Array(0), length: 0 }
/** Terms this short are prefixes of too many words to count for near matches. */
const longestShortTerm = 2
/** Words that mix letters and digits are article numbers and count even if they are short. */
const articleNumber = /\p{L}\d|\d\p{L}/u
const wordWeight = 4
/** Bonus for each criterion that matches exactly: less than a word in the name, more than a word in a category. */
const exactBonus = 300
/** The colour itself comes before its shades, but a jacket in a shade before a hoodie that is also called a jacket. */
const exactColourBonus = 800
/** Bonus for shades that belong to no other family: olive comes before turquoise, which may also be blue. */
const mainShadeBonus = 200
/** Field weights for the first part of a compound and for stop words; a word in a name has weight 10. */
const compoundWeight = 2
const fillerWeight = 0.5

const uncorrected: Corrections = new Map()

/**
 * Finds the products that match the whole query, or else those that match most of it. A query in quotation marks is searched as
 * it is typed: without corrections, and without products that match only part of it.
 */
export function find(searchable: Searchable, typed: string): Found {
  const text = typed.slice(0, longestSearch)
  indexPendingNow(searchable.index)
  const bySku = findSku(searchable.index, text)
  if (!isEmpty(bySku.found)) return foundIn(bySku)
  const literal = readLiteral(text)
  const lookup = literal === null ? termLookupOf(searchable.index) : literally(searchable.index)
  const { criteria, words, hints } = parseQuery(searchable.meanings, literal ?? text, lookup)
  if (criteria.length + words.length === 0) return foundIn(emptyRanks())
  const lookUp = cachedExpand(searchable.index, literal !== null)
  const vague = criteria.length === 0 ? [] : words.filter((word) => isVague(searchable.index, word))
  const search = (interpretation: Interpretation): Found | null => {
    const query = { ...interpretation, hints: [...hints, ...(interpretation.hints ?? [])] }
    const scores = scoreTerms(searchable, lookUp, query)
    const ranks = matchingAll(searchable, scores, interpretation.criteria)
    if (isEmpty(ranks.found)) return null
    const corrections = correctionsIn(searchable.index, ranks, scores.expansions, criteria)
    return { ranks, isNear: interpretation.hints !== undefined, lacksColour: false, corrections }
  }
  for (const interpretation of interpretationsOf(searchable.index, words, criteria, vague)) {
    if (literal !== null && interpretation.allowTypos) continue
    const found = search(interpretation)
    if (found !== null) return found
  }
  if (literal !== null) return foundIn(emptyRanks())
  const significant = words.filter((word) => word.length > longestShortTerm || articleNumber.test(word))
  const most = significant.length + criteria.length > 0 ? significant : words
  const nearby = (within: Bitset | null): Found => {
    const scores = scoreTerms(searchable, lookUp, { words: most, hints, allowTypos: true })
    const ranks = matchingMost(searchable, scores, criteria, within)
    const corrections = correctionsIn(searchable.index, ranks, scores.expansions, criteria)
    return { ranks, isNear: !isEmpty(ranks.found), lacksColour: false, corrections }
  }
  const colours = criteria.filter(({ kind }) => kind === 'colour')
  if (colours.length === 0 || most.length + criteria.length === colours.length) return nearby(null)
  const inColour = nearby(withColours(searchable, colours))
  if (inColour.isNear) return inColour
  const others = criteria.filter(({ kind }) => kind !== 'colour')
  for (const allowTypos of [false, true]) {
    const found = search({ words: most, criteria: others, allowTypos })
    if (found !== null) return { ...found, isNear: true, lacksColour: true }
  }
  return nearby(null)
}

const foundIn = (ranks: Ranks): Found => ({ ranks, isNear: false, lacksColour: false, corrections: uncorrected })

/** The products in a shade of every colour. */
function withColours({ having }: Searchable, colours: Criterion[]): Bitset {
  return colours.map(({ relatedIds }) => having(relatedIds)).reduce((set, other) => intersection(set, other))
}

/** Whether a term occurs in the catalogue but in no product name: `wedding` occurs only in categories. */
function isVague(index: InvertedIndex, word: string): boolean {
  return isUsed(index, word) && !isNamed(index, index.stem(word))
}

function termLookupOf(index: InvertedIndex): TermLookup {
  return {
    knows: (word) => knows(index, word),
    nearest: (word) => {
      const near = [...similarTo(index.terms, word)]
      const least = Math.min(...near.map(([, typos]) => typos))
      return near.filter(([, typos]) => typos === least).map(([other]) => other)
    },
  }
}

/** Finds no similar terms. */
function literally(index: InvertedIndex): TermLookup {
  return { knows: (word) => knows(index, word), nearest: () => [] }
}

interface Interpretation {
  words: string[]
  criteria: Criterion[]
  allowTypos: boolean
  /** Optional words of the query. */
  hints?: string[]
}

/**
 * Interpretations of a query, strictest first: as typed, without vague words, with shades of colours, with known labels as
 * text, with typos.
 */
function interpretationsOf(
  index: InvertedIndex,
  words: string[],
  criteria: Criterion[],
  vague: string[],
): Interpretation[] {
  const strict = { words, criteria, allowTypos: false }
  const withTypos = { words, criteria, allowTypos: true }
  const nameableWords = words.filter((word) => !vague.includes(word))
  const hasVague = vague.length > 0 && nameableWords.length > 0
  const withoutVague = hasVague ? [{ words: nameableWords, criteria, allowTypos: false, hints: vague }] : []
  const labels = criteria.filter(({ kind }) => kind === 'colour' || kind === 'trait')
  if (labels.length === 0) return [strict, ...withoutVague, withTypos]
  const otherCriteria = criteria.filter((criterion) => !labels.includes(criterion))
  const shades = criteria.map((criterion) => ({ ...criterion, optionIds: criterion.relatedIds }))
  const labelWords = labels.flatMap((label) => label.words)
  const areKnown = labelWords.flatMap(partsOf).every((word) => isUsed(index, word))
  const withLabels = { words: [...words, ...labelWords], criteria: otherCriteria, allowTypos: false }
  return [
    strict,
    ...withoutVague,
    { words, criteria: shades, allowTypos: false },
    ...(areKnown ? [withLabels] : []),
    withTypos,
  ]
}

type LookUp = (token: string, options: { isLast: boolean; allowTypos: boolean }) => Expansion

interface Scores {
  table: ScoreTable
  /** The terms of the query, each with what it may mean. */
  expansions: readonly (readonly [token: string, expansion: Expansion])[]
  /** The number of terms in the query. */
  wanted: number
  /** The score from hints, by document. */
  bonus: ReadonlyMap<number, number>
}

/** Caches the expansion of a term for all interpretations of a query. */
function cachedExpand(index: InvertedIndex, isLiteral: boolean): LookUp {
  const known = new Map<string, Expansion>()
  return (token, options) => {
    const key = `${token} ${options.isLast} ${options.allowTypos}`
    const expansion = known.get(key) ?? expand(index, token, { ...options, isLiteral })
    known.set(key, expansion)
    return expansion
  }
}

interface TermsToScore {
  words: string[]
  hints: string[]
  allowTypos: boolean
}

/** Scores terms and hints. The table is valid until the next search. */
function scoreTerms(
  { index, meanings }: Searchable,
  lookUp: LookUp,
  { words, hints, allowTypos }: TermsToScore,
): Scores {
  const tokens = tokensOf(index, words)
  const table = clearedTable(index.products.length)
  const compounds: string[] = []
  const expansions: [string, Expansion][] = []
  for (const [position, token] of tokens.entries()) {
    if (position > 0) nextTerm(table)
    const expansion = lookUp(token, { isLast: position === tokens.length - 1, allowTypos })
    expansions.push([token, expansion])
    addScores(index, expansion, meanings.listed, table)
    if (expansion.hint !== null) compounds.push(expansion.hint)
  }
  const bonus = new Map<number, number>()
  for (const hint of compounds) addHint(index, hint, bonus, () => compoundWeight)
  for (const hint of hints) addHint(index, hint, bonus, (field) => (field === inName ? fillerWeight : 0))
  return { table, expansions, wanted: tokens.length, bonus }
}

/** Adds the score of a hint, which affects only the order of the results. */
function addHint(
  index: InvertedIndex,
  hint: string,
  bonus: Map<number, number>,
  weightOf: (field: number) => number,
): void {
  const best = new Map<number, number>()
  for (const [word, value] of expandHint(index, hint)) {
    const { values, length } = index.postings[word] ?? emptyList
    for (const code of values.subarray(0, length)) {
      const score = value * weightOf(fieldOf(code))
      if (score > 0) best.set(keyOf(code), Math.max(best.get(keyOf(code)) ?? 0, score))
    }
  }
  for (const [doc, score] of best) bonus.set(doc, Math.trunc((bonus.get(doc) ?? 0) + score))
}

/** A term from a list such as `scarves and gloves`, or a synonym of one, counts only if no product name contains it. */
function addScores(
  index: InvertedIndex,
  { words, inNames }: Expansion,
  listed: ReadonlySet<string>,
  table: ScoreTable,
): void {
  const stems = new Map([...words.keys()].map((word) => [word, index.stem(index.terms.words[word] ?? '')]))
  const named = new Set([...new Set(stems.values())].filter((stem) => isNamed(index, stem)))
  for (const [word, confidence] of words) {
    const stem = stems.get(word) ?? ''
    const isVague = (field: number): boolean => field === inOther || (field === inText && listed.has(stem))
    addPosting(
      index,
      word,
      table,
      weightsFor(confidence, (field) => !isVague(field) || !named.has(stem)),
    )
  }
  for (const [word, confidence] of inNames)
    if (!words.has(word))
      addPosting(
        index,
        word,
        table,
        weightsFor(confidence, (field) => field === inName),
      )
}

/** The score of a term with this confidence, by field. */
function weightsFor(confidence: number, includes: (field: number) => boolean): Float64Array {
  return Float64Array.from({ length: fields }, (_, field) =>
    includes(field) ? confidence * (fieldWeights[field] ?? 0) : 0,
  )
}

/** Whether any inflection of a term occurs in a product name or its synonyms. */
function isNamed(index: InvertedIndex, stem: string): boolean {
  const words = index.termsOfStem[index.stems.numbers.get(stem) ?? -1] ?? []
  return words.some((word) => index.named[word] === true)
}

function matchingAll(searchable: Searchable, { table, wanted, bonus }: Scores, criteria: Criterion[]): Ranks {
  const { products, docOfProduct } = searchable.index
  const { counts, sums, touched, length } = table
  const matches = matchCriteria(searchable, criteria)
  const sets = matches.flatMap(({ matching }) => matching ?? [])
  const candidates = sets.length === 0 ? null : sets.reduce((set, other) => intersection(set, other))
  // Bitsets can check single options. Prices, and whether one variant has all options, are checked for each product.
  const needsCheck = sets.length > 1 || sets.length < matches.length
  const ranks = emptyRanks(products.length)
  const consider = (id: number, score: number): void => {
    if (!needsCheck || countMatches(searchable, id, matches) === matches.length)
      addRank(ranks, id, score + bonusOfExact(id, matches))
  }
  if (wanted > 0) {
    for (let index = 0; index < length; index++) {
      const doc = touched[index] as number
      const id = products[doc] ?? deleted
      if (counts[doc] === wanted && id !== deleted && (candidates === null || has(candidates, id)))
        consider(id, sums[doc] as number)
    }
  } else if (candidates !== null) forEachRow(candidates, (id) => consider(id, 0))
  else for (const id of docOfProduct.keys()) consider(id, 0)
  addBonus(ranks, bonus, products)
  return ranks
}

/**
 * The products that match most of the query, and at least half of it. Words count more than colours, sizes and ages. With
 * `within`, only those of its products that match all words.
 */
function matchingMost(
  searchable: Searchable,
  { table, wanted, bonus }: Scores,
  criteria: Criterion[],
  within: Bitset | null,
): Ranks {
  const { products } = searchable.index
  const matches = matchCriteria(searchable, criteria)
  const scores = Int32Array.from(products, (id, doc) =>
    id === deleted || (within !== null && (table.counts[doc] !== wanted || !has(within, id)))
      ? 0
      : (table.counts[doc] ?? 0) * wordWeight + countMatches(searchable, id, matches),
  )
  const most = scores.reduce((a, b) => Math.max(a, b), 0)
  const ranks = emptyRanks(products.length)
  if (most === 0 || most * 2 < wanted * wordWeight + criteria.length) return ranks
  for (const [doc, id] of products.entries()) if (scores[doc] === most) addRank(ranks, id, table.sums[doc] ?? 0)
  addBonus(ranks, bonus, products)
  return ranks
}

function addBonus(ranks: Ranks, bonus: ReadonlyMap<number, number>, products: readonly number[]): void {
  for (const [doc, more] of bonus) {
    const id = products[doc] ?? deleted
    if (id !== deleted) raiseRank(ranks, id, more)
  }
}

/** A criterion with the products that match it. */
interface CriterionMatch {
  criterion: Criterion
  /** The matching products; null for a price, which is checked for each product. */
  matching: Bitset | null
  exactMatching: Bitset
  mainMatching: Bitset | null
}

function matchCriteria({ having }: Searchable, criteria: Criterion[]): CriterionMatch[] {
  return criteria.map((criterion) => ({
    criterion,
    matching: criterion.price === undefined ? having(criterion.optionIds) : null,
    exactMatching: having(criterion.exactIds),
    mainMatching: criterion.mainIds === undefined ? null : having(criterion.mainIds),
  }))
}

/** The number of matching criteria, minus one if no single variant has all the options. */
function countMatches({ availableOptionsOf, priceOf }: Searchable, id: number, matches: CriterionMatch[]): number {
  let count = 0
  let options = 0
  for (const { matching, criterion } of matches) {
    if (matching === null ? !isInPriceRange(priceOf(id), criterion) : !has(matching, id)) continue
    count++
    if (matching !== null) options++
  }
  if (options < 2) return count
  const offered = availableOptionsOf(id)
  const wanted = matches.flatMap(({ matching, criterion }) =>
    matching !== null && has(matching, id) ? [criterion.optionIds] : [],
  )
  return offered !== undefined && oneVariantHas(offered, wanted) ? count : count - 1
}

function isInPriceRange(price: number, { price: range }: Criterion): boolean {
  return range !== undefined && range.from <= price && price <= range.to
}

function bonusOfExact(id: number, matches: CriterionMatch[]): number {
  let sum = 0
  for (const { exactMatching, mainMatching, criterion } of matches)
    if (has(exactMatching, id)) sum += criterion.kind === 'colour' ? exactColourBonus : exactBonus
    else if (mainMatching !== null && has(mainMatching, id)) sum += mainShadeBonus
  return sum
}
