import { overlaps, readAge, type AgeSpan } from './ages.ts'
import { chunksOf, partsOf } from './fold-words.ts'
import { isLatin } from './transliterate.ts'
import { soundKey, stemKey, type LabelMeaning, type Meanings } from './meanings.ts'
import { readPrice, type PriceSpan } from './prices.ts'
import { sizeWordsOf, stopWordsOf } from './stop-words.ts'

const maxChunks = 16
const maxChunkLength = 64
const maxAgeYears = 16
const minMisspeltLength = 5
/** A colour with a modifier has two words. */
const longestColour = 2
const shortestPrefix = 3

/** A filter in a query: a product matches with one of the options, or by its price. */
export interface Criterion {
  kind: LabelMeaning['kind'] | 'size' | 'age' | 'price'
  optionIds: Set<number>
  relatedIds: Set<number>
  exactIds: Set<number>
  /** For a family of colours: the shades that belong to no other family. */
  mainIds?: Set<number>
  price?: PriceSpan
  /** The words of the query, to search as text if no product matches. */
  words: string[]
  /** The term that a misspelt word was taken for. */
  correction?: string
}

export interface ParsedQuery {
  criteria: Criterion[]
  /** The remaining words, folded, to search as text. */
  words: string[]
  /** Stop words: not required, but products that contain them rank higher. */
  hints: string[]
}

/** Looks up folded words in the index. */
export interface TermLookup {
  /** Whether the index contains the word in any inflection, or a term that starts with it. */
  knows(word: string): boolean
  /** The most similar terms, all with the same number of typos. */
  nearest(word: string): string[]
}

/**
 * Extracts sizes, colours, ages, traits and prices from a query. Stop words become hints, unless the query has no other words.
 */
export function parseQuery(meanings: Meanings, text: string, lookup: TermLookup): ParsedQuery {
  const significant = chunksOf(withCurrencies(text).replaceAll(/\d+([.,]\d+)?\s*%/g, ' '))
  const chunks = (significant.length === 0 ? chunksOf(text) : significant)
    .slice(0, maxChunks)
    .map((chunk) => chunk.slice(0, maxChunkLength))
  const criteria: Criterion[] = []
  const words: string[] = []
  for (let start = 0; start < chunks.length;) {
    const { length, criterion } = readNext(meanings, chunks.slice(start), chunks[start - 1] ?? '', lookup)
    const read = chunks.slice(start, start + length)
    if (criterion === undefined) words.push(...read)
    else criteria.push({ ...criterion, words: read })
    start += length
  }
  const fillers = [stopWordsOf(meanings.language), sizeWordsOf(meanings.language)]
  const isFiller = (word: string): boolean => fillers.some((filler) => filler.has(word))
  const required = words.filter((word) => !isFiller(word))
  if (required.length + criteria.length === 0) return { criteria, words, hints: [] }
  return { criteria, words: required, hints: words.filter(isFiller) }
}

function withCurrencies(text: string): string {
  return text.replaceAll('€', ' eur ').replaceAll('֏', ' amd ').replaceAll('₴', ' uah ')
}

interface Reading {
  /** The number of words that the criterion consists of. */
  length: number
  criterion?: Omit<Criterion, 'words'>
}

function readNext(meanings: Meanings, rest: string[], before: string, lookup: TermLookup): Reading {
  return (
    readName(meanings, rest) ??
    readPriceCriterion(meanings, rest) ??
    readAgeCriterion(meanings, rest) ??
    readSize(meanings, rest, before) ??
    readLabel(meanings, rest) ??
    readShade(meanings, rest, lookup) ??
    readMisspelt(meanings, rest, lookup) ?? { length: 1 }
  )
}

function readName({ names }: Meanings, rest: string[]): Reading | null {
  for (let length = Math.min(rest.length, 4); length > 1; length--)
    if (names.has(rest.slice(0, length).join(' '))) return { length }
  return null
}

function readPriceCriterion({ language }: Meanings, rest: string[]): Reading | null {
  const read = readPrice(rest, language)
  return read && { length: read.length, criterion: { ...criterionOf('price', []), price: read.span } }
}

/** Parses an age with its unit. A range of numbers that is not a size is taken as years. */
function readAgeCriterion(meanings: Meanings, rest: string[]): Reading | null {
  const { sizes, language } = meanings
  const span = /^(\d{1,2})-(\d{1,2})$/.exec(rest[0] ?? '')
  const years = span === null || sizes.has(span[0]) ? null : { from: Number(span[1]) * 12, to: Number(span[2]) * 12 }
  const bare = years !== null && !sizes.has(span?.[1] ?? '') ? { span: years, length: 1 } : null
  const age = readAge(rest, language) ?? bare
  if (age === null) return null
  const optionIds = agesIn(meanings, age.span)
  return optionIds.length === 0 ? null : { length: age.length, criterion: criterionOf('age', optionIds) }
}

function agesIn({ ages }: Meanings, span: AgeSpan): number[] {
  return ages.filter((one) => overlaps(one.span, span)).map(({ id }) => id)
}

/** Parses a size, two sizes such as `98/104`, or a number with `cm`. A small number may also be an age. */
function readSize(meanings: Meanings, rest: string[], before: string): Reading | null {
  const { sizes, language } = meanings
  const chunk = (rest[0] ?? '').replace(/(?<=\d)cm$/, '')
  if (!/^\d/.test(chunk) && !sizeWordsOf(language).has(before)) return null
  const sizeIds = sizes.get(chunk) ?? chunk.split('-').flatMap((part) => sizes.get(part) ?? [])
  const years = /^\d{1,2}$/.test(chunk) && Number(chunk) <= maxAgeYears ? Number(chunk) * 12 : null
  const optionIds = years === null ? sizeIds : [...sizeIds, ...agesIn(meanings, { from: years, to: years + 12 })]
  if (optionIds.length === 0) return null
  return { length: /^(cm|см|սմ)$/.test(rest[1] ?? '') ? 2 : 1, criterion: criterionOf('size', optionIds) }
}

function readLabel(meanings: Meanings, rest: string[]): Reading | null {
  for (let length = Math.min(rest.length, Math.max(meanings.longestLabel, longestColour)); length > 0; length--) {
    const parts = rest.slice(0, length).flatMap(partsOf)
    if (parts.length === 0 || stopWordsOf(meanings.language).has(parts.join(' '))) continue
    const label = length > meanings.longestLabel ? undefined : labelOf(meanings, meanings.labels, parts)
    const criterion = label ?? modifiedColour(meanings, parts)
    if (criterion !== undefined) return { length, criterion }
  }
  return null
}

function labelOf(
  meanings: Meanings,
  labels: ReadonlyMap<string, LabelMeaning>,
  parts: string[],
): LabelMeaning | undefined {
  const bySound = parts.every(isLatin) ? labels.get(soundKey(meanings, parts)) : undefined
  return labels.get(stemKey(meanings, parts)) ?? labels.get(stemKey(meanings, [parts.join('')])) ?? bySound
}

/** A colour with a modifier before or after it: `dark green`, `verde închis`, `hellblau`, `tmavozelená`. */
function modifiedColour(meanings: Meanings, parts: string[]): LabelMeaning | undefined {
  const { modifiers, labels, stem } = meanings
  const unmodified =
    parts.length === 1 ? [] : parts.filter((part) => !modifiers.has(part) && !modifiers.has(stem(part)))
  const isModified = unmodified.length > 0 && unmodified.length < parts.length
  const readings = isModified ? [unmodified] : parts.length === 1 ? withoutPrefix(modifiers, parts[0] ?? '') : []
  return readings.map((rest) => labelOf(meanings, labels, rest)).find((meaning) => meaning?.kind === 'colour')
}

/** What follows each modifier with which a word starts. */
function withoutPrefix(modifiers: ReadonlySet<string>, word: string): string[][] {
  const rests: string[][] = []
  for (const one of modifiers)
    if (one.length >= shortestPrefix && word.length > one.length + 1 && word.startsWith(one))
      rests.push([word.slice(one.length)])
  return rests
}

/** Reads a word for a shade that no option is named after, unless the catalogue contains the word in another meaning. */
function readShade(meanings: Meanings, rest: string[], { knows }: TermLookup): Reading | null {
  const [word = ''] = rest
  const criterion = labelOf(meanings, meanings.shades, partsOf(word))
  return criterion === undefined || knows(word) ? null : { length: 1, criterion }
}

/** Corrects an unknown word to a label, unless other terms are just as similar. */
function readMisspelt({ labels, stem }: Meanings, rest: string[], { knows, nearest }: TermLookup): Reading | null {
  const [word = ''] = rest
  if (word.length < minMisspeltLength || /[\d-]/.test(word) || knows(word)) return null
  const similar = nearest(word)
  const near = similar.map((other) => labels.get(stem(other)))
  const [criterion] = near
  if (criterion === undefined || near.includes(undefined)) return null
  return { length: 1, criterion: { ...criterion, correction: similar[0] ?? word } }
}

function criterionOf(kind: Criterion['kind'], ids: number[]): Omit<Criterion, 'words'> {
  return { kind, optionIds: new Set(ids), relatedIds: new Set(ids), exactIds: new Set(ids) }
}
