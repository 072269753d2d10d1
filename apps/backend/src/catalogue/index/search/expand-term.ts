import { isLatin } from './transliterate.ts'
import { startingSimilarTo, startingWith, endingWith, similarTo, type TermDictionary } from './term-dictionary.ts'
import type { InvertedIndex } from './inverted-index.ts'

/** How likely a query term means an index term, by kind of match. */
export const confidence = {
  same: 100,
  stem: 90,
  sound: 85,
  prefix: 75,
  stemPrefix: 60,
  typo: 50,
  twoTypos: 35,
  stemTypo: 30,
  prefixTypo: 25,
  ending: 15,
  part: 15,
} as const

const typoConfidences: ReadonlySet<number> = new Set([
  confidence.typo,
  confidence.twoTypos,
  confidence.stemTypo,
  confidence.prefixTypo,
])

/** Whether a match with this confidence is a correction. */
export function isTypo(value: number): boolean {
  return typoConfidences.has(value)
}

/** The numbers of the index terms that a query term may mean, each with its confidence. */
export interface Expansion {
  words: Map<number, number>
  /**
   * Matches that count in product names only: longer words that start with a complete word or a single letter, since `Kleid` does
   * not mean `Kleidung`.
   */
  inNames: Map<number, number>
  /** The first part of a compound word: `Mädchen` in `Mädchenkleid`. */
  hint: string | null
}

type Confidences = Map<number, number>

const maxPrefixMatches = 1_000
const shortestStem = 4
const shortestPart = 4

/** German prefixes that are no words, so that no compound begins with them: `Versand` is no kind of sand. */
const inseparable = new Set(['be', 'emp', 'ent', 'er', 'ge', 'ver', 'zer'])

/** Whether the index contains the term in any inflection, or a term that starts with it. */
export function knows(index: InvertedIndex, token: string): boolean {
  return isUsed(index, token) || startingWith(index.terms, token, 1).length > 0
}

/** Whether the index contains the term in any inflection. */
export function isUsed(index: InvertedIndex, token: string): boolean {
  const found: Confidences = new Map()
  addForms(index, token, found)
  return found.size > 0
}

/**
 * The index terms that a query term may mean. Typos are tolerated only if nothing else matches or with `allowTypos`, and never
 * in a literal search. The last term may be incomplete, so it also matches as a prefix.
 */
export function expand(
  index: InvertedIndex,
  token: string,
  { isLast, allowTypos, isLiteral }: { isLast: boolean; allowTypos: boolean; isLiteral: boolean },
): Expansion {
  const words: Confidences = new Map()
  const inNames: Confidences = new Map()
  addForms(index, token, words)
  if (words.size === 0) addPrefixMatches(index, token, token.length === 1 ? inNames : words)
  else if (isLast) addPrefixMatches(index, token, inNames)
  if (index.language === 'de' && token.length >= shortestPart)
    addTerms(index, endingWith(index.terms, token), confidence.ending, words)
  if (words.size === 0) addStemPrefixMatches(index, token, words)
  if (isLiteral) return { words, inNames, hint: null }
  if (words.size === 0 || allowTypos) addTypos(index, token, words)
  if (words.size === 0) addStemTypos(index, token, words)
  const hint = words.size === 0 && index.language === 'de' ? addParts(index, token, words, isLast) : null
  if (words.size === 0 && isLast && token.length > 4)
    addTerms(index, startingSimilarTo(index.terms, token), confidence.prefixTypo, words)
  return { words, inNames, hint }
}

function add(found: Confidences, number: number, value: number): void {
  if ((found.get(number) ?? 0) < value) found.set(number, value)
}

function addTerms({ terms }: InvertedIndex, list: Iterable<string>, value: number, found: Confidences): void {
  for (const word of list) {
    const number = terms.numbers.get(word)
    if (number !== undefined) add(found, number, value)
  }
}

/** Adds the index terms with one of these stems or phonetic keys. */
function addTermsOf(
  forms: TermDictionary,
  wordsOf: number[][],
  list: Iterable<string>,
  value: number,
  found: Confidences,
) {
  for (const form of list) for (const number of wordsOf[forms.numbers.get(form) ?? -1] ?? []) add(found, number, value)
}

function addForms(index: InvertedIndex, token: string, found: Confidences): void {
  addTerms(index, [token], confidence.same, found)
  addTermsOf(index.stems, index.termsOfStem, [index.stem(token)], confidence.stem, found)
  if (index.sounds === null || !isLatin(token)) return
  const sound = index.sounds.soundOf(token)
  addTermsOf(index.soundForms, index.termsOfSound, [sound], confidence.sound, found)
  for (const number of index.soundStems.get(index.sounds.stemOf(sound)) ?? []) add(found, number, confidence.sound)
}

function addPrefixMatches(index: InvertedIndex, token: string, found: Confidences): void {
  addTerms(index, startingWith(index.terms, token, maxPrefixMatches), confidence.prefix, found)
  if (index.sounds === null || !isLatin(token)) return
  const sounds = startingWith(index.soundForms, index.sounds.soundOf(token), maxPrefixMatches)
  addTermsOf(index.soundForms, index.termsOfSound, sounds, confidence.prefix, found)
}

function addStemPrefixMatches(index: InvertedIndex, token: string, found: Confidences): void {
  const stem = index.stem(token)
  if (stem.length < shortestStem) return
  addTerms(index, startingWith(index.terms, stem, maxPrefixMatches), confidence.stemPrefix, found)
}

function addTypos(index: InvertedIndex, token: string, found: Confidences): void {
  const value = (typos: number): number => (typos < 2 ? confidence.typo : confidence.twoTypos)
  for (const [word, typos] of similarTo(index.terms, token)) addTerms(index, [word], value(typos), found)
  if (index.sounds === null || !isLatin(token)) return
  const sound = index.sounds.soundOf(token)
  for (const [near, typos] of similarTo(index.soundForms, sound))
    addTermsOf(index.soundForms, index.termsOfSound, [near], value(typos), found)
}

function addStemTypos(index: InvertedIndex, token: string, found: Confidences): void {
  const stem = index.stem(token)
  if (stem.length < shortestStem) return
  const near = similarTo(index.stems, stem, 1).keys()
  addTermsOf(index.stems, index.termsOfStem, near, confidence.stemTypo, found)
}

/**
 * Splits an unknown German compound that ends with a known term or a prefix of one, such as `Winterjacke`. Returns its first
 * part.
 */
function addParts(index: InvertedIndex, token: string, found: Confidences, isTyped: boolean): string | null {
  for (let start = 2; start <= token.length - shortestPart; start++) {
    if (inseparable.has(token.slice(0, start))) continue
    addTermsOf(index.stems, index.termsOfStem, [index.stem(token.slice(start))], confidence.part, found)
    if (found.size > 0) return token.slice(0, start)
  }
  for (let start = shortestPart; isTyped && start < token.length; start++) {
    const [first, second] = [token.slice(0, start), token.slice(start)]
    if (!isUsed(index, first)) continue
    addTerms(index, startingWith(index.terms, second, maxPrefixMatches), confidence.part, found)
    if (found.size > 0) return first
  }
  return null
}

/** The index terms that a hint may mean. Rarer terms count more. */
export function expandHint(index: InvertedIndex, token: string): Map<number, number> {
  const found: Confidences = new Map()
  addForms(index, token, found)
  if (found.size === 0) addForms(index, token.replace(/s$/, ''), found)
  if (found.size === 0 && token.length >= shortestPart) addPrefixMatches(index, token, found)
  for (const [word, value] of found) {
    const share = (index.postings[word]?.length ?? 0) / Math.max(index.products.length, 1)
    found.set(word, Math.round(value * (1 - share)))
  }
  return found
}
