import { isLatin } from './latin-sound.ts'
import { beginningNear, beginningWith, endingWith, nearTo, type Vocabulary } from './vocabulary.ts'
import type { WordIndex } from './word-index.ts'

/** How sure it is that a word of the index is meant by a word of the query. */
export const sureness = {
  same: 100,
  stem: 90,
  sound: 85,
  beginning: 75,
  stemBeginning: 60,
  typo: 50,
  twoTypos: 35,
  stemTypo: 30,
  beginningTypo: 25,
  ending: 15,
  part: 15,
} as const

/** Words of the index, by number, each with how surely it is meant. */
export interface Expansion {
  words: Map<number, number>
  /** What goes on from a word or from one letter counts in names alone: who types `Kleid` means no `Kleidung`. */
  inNames: Map<number, number>
  /** What a compound says besides: the `Mädchen` of a `Mädchenkleid`. */
  hint: string | null
}

type Meant = Map<number, number>

const mostBeginnings = 1_000
const shortestStem = 4
const shortestPart = 4

/** Whether the shop uses a word in any form, or begins one with it. */
export function knows(index: WordIndex, token: string): boolean {
  return isUsed(index, token) || beginningWith(index.words, token, 1).length > 0
}

/** Whether the shop uses a word in any form. */
export function isUsed(index: WordIndex, token: string): boolean {
  const found: Meant = new Map()
  addForms(index, token, found)
  return found.size > 0
}

/**
 * The words that may be meant. Likeness counts only when nothing else is found, or when asked for; a word that is still
 * being typed is also a beginning.
 */
export function expand(index: WordIndex, token: string, options: { isLast: boolean; isBlurred: boolean }): Expansion {
  const words: Meant = new Map()
  const inNames: Meant = new Map()
  addForms(index, token, words)
  if (words.size === 0) addBeginnings(index, token, token.length === 1 ? inNames : words)
  else if (options.isLast) addBeginnings(index, token, inNames)
  if (index.language === 'de' && token.length >= shortestPart)
    addWords(index, endingWith(index.words, token), sureness.ending, words)
  if (words.size === 0) addStemBeginnings(index, token, words)
  if (words.size === 0 || options.isBlurred) addTypos(index, token, words)
  if (words.size === 0) addStemTypos(index, token, words)
  const hint = words.size === 0 && index.language === 'de' ? addParts(index, token, words, options.isLast) : null
  if (words.size === 0 && options.isLast && token.length > 4)
    addWords(index, beginningNear(index.words, token), sureness.beginningTypo, words)
  return { words, inNames, hint }
}

function add(found: Meant, number: number, value: number): void {
  if ((found.get(number) ?? 0) < value) found.set(number, value)
}

function addWords({ words }: WordIndex, list: Iterable<string>, value: number, found: Meant): void {
  for (const word of list) {
    const number = words.numbers.get(word)
    if (number !== undefined) add(found, number, value)
  }
}

/** Words behind the forms of another vocabulary: stems or sounds. */
function addBehind(forms: Vocabulary, wordsOf: number[][], list: Iterable<string>, value: number, found: Meant) {
  for (const form of list) for (const number of wordsOf[forms.numbers.get(form) ?? -1] ?? []) add(found, number, value)
}

function addForms(index: WordIndex, token: string, found: Meant): void {
  addWords(index, [token], sureness.same, found)
  addBehind(index.stems, index.wordsOfStem, [index.stem(token)], sureness.stem, found)
  if (index.sounds === null || !isLatin(token)) return
  const sound = index.sounds.soundOf(token)
  addBehind(index.heard, index.wordsOfSound, [sound], sureness.sound, found)
  for (const number of index.soundStems.get(index.sounds.stemOf(sound)) ?? []) add(found, number, sureness.sound)
}

function addBeginnings(index: WordIndex, token: string, found: Meant): void {
  addWords(index, beginningWith(index.words, token, mostBeginnings), sureness.beginning, found)
  if (index.sounds === null || !isLatin(token)) return
  const sounds = beginningWith(index.heard, index.sounds.soundOf(token), mostBeginnings)
  addBehind(index.heard, index.wordsOfSound, sounds, sureness.beginning, found)
}

function addStemBeginnings(index: WordIndex, token: string, found: Meant): void {
  const stem = index.stem(token)
  if (stem.length < shortestStem) return
  addWords(index, beginningWith(index.words, stem, mostBeginnings), sureness.stemBeginning, found)
}

function addTypos(index: WordIndex, token: string, found: Meant): void {
  const value = (typos: number): number => (typos < 2 ? sureness.typo : sureness.twoTypos)
  for (const [word, typos] of nearTo(index.words, token)) addWords(index, [word], value(typos), found)
  if (index.sounds === null || !isLatin(token)) return
  const sound = index.sounds.soundOf(token)
  for (const [near, typos] of nearTo(index.heard, sound))
    addBehind(index.heard, index.wordsOfSound, [near], value(typos), found)
}

function addStemTypos(index: WordIndex, token: string, found: Meant): void {
  const stem = index.stem(token)
  if (stem.length < shortestStem) return
  const near = nearTo(index.stems, stem, 1).keys()
  addBehind(index.stems, index.wordsOfStem, near, sureness.stemTypo, found)
}

/** A German word that is not sold may end with one that is, `Winterjacke`, or that is being typed; says what stands before that. */
function addParts(index: WordIndex, token: string, found: Meant, isTyped: boolean): string | null {
  for (let start = 2; start <= token.length - shortestPart; start++) {
    addBehind(index.stems, index.wordsOfStem, [index.stem(token.slice(start))], sureness.part, found)
    if (found.size > 0) return token.slice(0, start)
  }
  for (let start = shortestPart; isTyped && start < token.length; start++) {
    const [first, second] = [token.slice(0, start), token.slice(start)]
    if (!isUsed(index, first)) continue
    addWords(index, beginningWith(index.words, second, mostBeginnings), sureness.part, found)
    if (found.size > 0) return first
  }
  return null
}

/** How surely the words of the index are a word that is only a hint; the rarer the word the more it says. */
export function expandHint(index: WordIndex, token: string): Map<number, number> {
  const found: Meant = new Map()
  addForms(index, token, found)
  if (found.size === 0) addForms(index, token.replace(/s$/, ''), found)
  if (found.size === 0 && token.length >= shortestPart) addBeginnings(index, token, found)
  for (const [word, value] of found) {
    const share = (index.postings[word]?.length ?? 0) / Math.max(index.products.length, 1)
    found.set(word, Math.round(value * (1 - share)))
  }
  return found
}
