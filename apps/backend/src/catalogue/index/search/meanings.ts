import type { Attribute, Option, Taxonomy } from '#src/catalogue/taxonomy.ts'
import { readAge, type AgeSpan } from './ages.ts'
import { colourFamilies, type ColourFamily } from './colour-families.ts'
import { familyReaderOf, modifiersOf } from './colour-labels.ts'
import { colourWordsOf } from './colour-words.ts'
import { chunksOf, partsOf } from './fold-words.ts'
import type { InvertedIndex } from './inverted-index.ts'
import { isLatin, soundsOf, type Sounds } from './transliterate.ts'
import { conjunctionsOf } from './stop-words.ts'
import { stemmerOf, type Stemmer } from './stem.ts'
import { joinSynonyms, termOf, type Synonyms } from './synonyms.ts'

const sizeCode = 'cdrl_size'
const colourCode = 'color'
const ageCode = 'cdrl_age'
const genderCode = 'cdrl_gender'
/** Attributes whose options match in any inflection: `lniane` for `len`. */
const traitCodes = new Set([genderCode, 'cdrl_season', 'cdrl_material'])

/** The meaning of a label: a colour, or a trait such as gender, season or material. */
export interface LabelMeaning {
  kind: 'colour' | 'trait'
  optionIds: Set<number>
  /** Also includes similar options: `dark blue` for `blue`. */
  relatedIds: Set<number>
  /** Only the exact options, which rank first: `boys` before `unisex`. */
  exactIds: Set<number>
  /** For a family of colours: the shades that belong to no other family. */
  mainIds?: Set<number>
}

/** How to interpret sizes, colours, ages and traits in the queries of a store view. */
export interface Meanings {
  language: string
  stem: Stemmer
  sounds: Sounds | null
  sizes: Map<string, number[]>
  ages: { span: AgeSpan; id: number }[]
  /** Meanings by the stems or phonetic keys of a label's words, joined by spaces. */
  labels: Map<string, LabelMeaning>
  /** Words for shades that no option is named after, such as `khaki`, by the same keys. They mean the families of the shade. */
  shades: Map<string, LabelMeaning>
  /** Stems of words such as `dark`, which do not change the family of a colour. */
  modifiers: ReadonlySet<string>
  longestLabel: number
  /** Labels of other options that have several words. A number in such a label is not a size. */
  names: Set<string>
  /** Stems of words in category names with a conjunction: not every product in `scarves and gloves` is a scarf. */
  listed: Set<string>
}

interface Known {
  synonyms: Synonyms
  meanings: Meanings
}

const known = new WeakMap<Taxonomy, Known>()

/** Cached until the taxonomy or the synonyms change. */
export function meaningsOf(taxonomy: Taxonomy, { language, synonyms }: InvertedIndex): Meanings {
  const before = known.get(taxonomy)
  if (before?.meanings.language === language && before.synonyms === synonyms) return before.meanings
  const stem = stemmerOf(language)
  const meanings: Meanings = {
    language,
    stem,
    sounds: soundsOf(language),
    sizes: new Map(),
    ages: [],
    labels: new Map(),
    shades: new Map(),
    modifiers: modifiersOf(language, stem),
    longestLabel: 1,
    names: new Set(),
    listed: new Set(taxonomy.categoryOrder.flatMap(({ name }) => listedIn(name, language).map((word) => stem(word)))),
  }
  for (const option of taxonomy.options.values()) addOption(meanings, option)
  addColours(meanings, optionsIn(taxonomy, [colourCode]))
  addTraits(meanings, optionsIn(taxonomy, traitCodes))
  for (const group of synonyms.groups) addSynonyms(meanings, group)
  known.set(taxonomy, { synonyms, meanings })
  return meanings
}

/** The synonyms of a taxonomy for indexing, without those of colours and traits, which `meaningsOf` handles. */
export function synonymsOf(taxonomy: Taxonomy, language: string): Synonyms {
  const groups = taxonomy.synonyms.map((group) => group.split(',').map((word) => word.trim()))
  const labels = optionsIn(taxonomy, [colourCode, ...traitCodes]).map(({ label }) => label)
  return joinSynonyms(groups, stemmerOf(language), labels)
}

function listedIn(name: string, language: string): string[] {
  const words = wordsIn(name)
  return words.some((word) => conjunctionsOf(language).has(word)) ? words : []
}

function optionsIn({ attributes }: Taxonomy, codes: Iterable<string>): Option[] {
  return [...codes]
    .flatMap((code): Attribute[] => [attributes.get(code) ?? []].flat())
    .flatMap(({ options }) => options)
}

function addOption(meanings: Meanings, { id, label, attribute }: Option): void {
  const words = chunksOf(label)
  if (words.length === 0) return
  if (attribute.code === sizeCode) addTo(meanings.sizes, words.join(' '), id)
  else if (attribute.code === ageCode) {
    const age = readAge(words, meanings.language)
    if (age !== null) meanings.ages.push({ span: age.span, id })
  } else if (attribute.code !== colourCode && words.length > 1) meanings.names.add(words.join(' '))
}

function addTo(map: Map<string, number[]>, key: string, id: number): void {
  const ids = map.get(key) ?? []
  map.set(key, ids)
  ids.push(id)
}

function wordsIn(label: string): string[] {
  return chunksOf(label).flatMap(partsOf)
}

/**
 * Adds the labels of colours, the names of the families and the names of shades. The name of a family means all its shades:
 * olive and mint for `green`. A label means its own colour, and if nothing has that, its family. The name of a shade may also
 * end with its basic colour: `tmavomodrá`, `marineblau`, `темно-синій`.
 */
function addColours(meanings: Meanings, colours: Option[]): void {
  const ids = new Map<string, number[]>()
  for (const { id, label } of colours) for (const key of keysOf(meanings, wordsIn(label))) addTo(ids, key, id)
  const members = membersOf(meanings, colours)
  const endings = [...ids]
  for (const [key, own] of endings) {
    const names = endings.filter(([, others]) => others.some((id) => own.includes(id))).map(([name]) => name)
    const shades = endings.filter(([other]) => names.some((name) => other.endsWith(name))).flatMap(([, more]) => more)
    const families = [...members.values()].filter((family) => own.some((id) => family.has(id)))
    const relatedIds = [...shades, ...families.flatMap((family) => [...family])]
    addLabel(meanings, key, { kind: 'colour', optionIds: own, relatedIds, exactIds: own })
  }
  const { names, shades } = colourWordsOf(meanings.language)
  for (const family of colourFamilies) {
    const keys = names[family].flatMap((word) => keysOf(meanings, [word]))
    const before = keys.map((key) => meanings.labels.get(key)).filter((meaning) => meaning !== undefined)
    const exactIds = before.flatMap((meaning) => [...meaning.exactIds])
    const optionIds = [...(members.get(family) ?? []), ...exactIds]
    const mainIds = new Set(optionIds.filter((id) => [...members.values()].filter((one) => one.has(id)).length === 1))
    const meaning = { ...meaningOf({ kind: 'colour', optionIds, relatedIds: optionIds, exactIds }), mainIds }
    for (const key of keys) meanings.labels.set(key, meaning)
    for (const key of shades[family].flatMap((word) => keysOf(meanings, [word])))
      if (!meanings.labels.has(key)) addShade(meanings, key, optionIds)
  }
}

/** The colours of each family. */
function membersOf({ language, stem }: Meanings, colours: Option[]): Map<ColourFamily, Set<number>> {
  const members = new Map<ColourFamily, Set<number>>()
  const familiesOf = familyReaderOf(language, stem)
  for (const option of colours)
    for (const family of familiesOf(option)) members.set(family, (members.get(family) ?? new Set()).add(option.id))
  return members
}

/** A shade may belong to several families, such as `petrol` to turquoise and blue. */
function addShade({ shades }: Meanings, key: string, optionIds: number[]): void {
  const all = [...(shades.get(key)?.optionIds ?? []), ...optionIds]
  shades.set(key, meaningOf({ kind: 'colour', optionIds: all, relatedIds: all, exactIds: [] }))
}

/** A trait also matches longer labels that contain it, `organic cotton` for `cotton`, and `unisex` matches every gender. */
function addTraits(meanings: Meanings, traits: Option[]): void {
  const read = traits.map((option) => ({ option, stems: stemKey(meanings, wordsIn(option.label)).split(' ') }))
  for (const { option, stems } of read) {
    const { attribute, label, id } = option
    const matches = (other: (typeof read)[number]): boolean =>
      other.option.attribute === attribute &&
      (stems.every((stem) => other.stems.includes(stem)) || isForAll(other.option))
    const optionIds = read.filter(matches).map((other) => other.option.id)
    const meaning = { kind: 'trait' as const, optionIds, relatedIds: optionIds, exactIds: [id] }
    for (const key of keysOf(meanings, wordsIn(label))) addLabel(meanings, key, meaning)
  }
}

function isForAll({ attribute, value }: Option): boolean {
  return attribute.code === genderCode && value.toLowerCase() === 'unisex'
}

interface LabelIds {
  kind: LabelMeaning['kind']
  optionIds: Iterable<number>
  relatedIds: Iterable<number>
  exactIds: Iterable<number>
}

function meaningOf({ kind, optionIds, relatedIds, exactIds }: LabelIds): LabelMeaning {
  return { kind, optionIds: new Set(optionIds), relatedIds: new Set(relatedIds), exactIds: new Set(exactIds) }
}

function addLabel(meanings: Meanings, key: string, ids: LabelIds): void {
  meanings.labels.set(key, meaningOf(ids))
  meanings.longestLabel = Math.max(meanings.longestLabel, key.split(' ').length)
}

/** Synonyms of a label get its meaning, unless they are labels themselves. */
function addSynonyms(meanings: Meanings, group: readonly string[]): void {
  const keys = group.map((term) => keysOf(meanings, termOf(term)))
  const labelMeanings = keys.flatMap((own) =>
    [own.map((key) => meanings.labels.get(key)).find((one) => one !== undefined) ?? []].flat(),
  )
  const [first] = labelMeanings
  if (first === undefined) return
  const sameKind = labelMeanings.filter(({ kind }) => kind === first.kind)
  const joined = {
    kind: first.kind,
    optionIds: sameKind.flatMap(({ optionIds }) => [...optionIds]),
    relatedIds: sameKind.flatMap(({ relatedIds }) => [...relatedIds]),
    exactIds: sameKind.flatMap(({ exactIds }) => [...exactIds]),
  }
  for (const key of keys.flat()) if (!meanings.labels.has(key)) addLabel(meanings, key, joined)
}

function keysOf(meanings: Meanings, words: string[]): string[] {
  return words.length === 0 ? [] : [...new Set([stemKey(meanings, words), soundKey(meanings, words)])]
}

export function stemKey({ stem }: Meanings, words: string[]): string {
  return words.map((word) => stem(word)).join(' ')
}

/** Prefixed with `~`, since a stem may look like a phonetic key. */
export function soundKey({ sounds, stem }: Meanings, words: string[]): string {
  if (sounds === null) return words.map((word) => stem(word)).join(' ')
  return `~${words.map((word) => sounds.stemOf(sounds.soundOf(isLatin(word) ? word : stem(word)))).join(' ')}`
}
