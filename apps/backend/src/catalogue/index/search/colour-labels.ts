import { colourFamilies, familiesOfSwatch, type ColourFamily } from './colour-families.ts'
import { colourWordsOf } from './colour-words.ts'
import { chunksOf, partsOf } from './fold-words.ts'
import { stemmerOf, type Stemmer } from './stem.ts'

/** Languages that do not write a shade and its colour as one word, where `coloured` must not be read as a red. */
const withoutCompounds = new Set(['en', 'ro'])
const shortestEnding = 3

/** A colour of the catalogue: its name for staff, often in English, its label for shoppers and its swatch. */
interface Colour {
  value: string
  label: string
  swatch: string | null
}

/**
 * Returns a function that finds the families of a colour: by the hex value of its swatch, and by the words of its label. So the
 * colours of any catalogue have families without configuration.
 */
export function familyReaderOf(language: string, stem: Stemmer): (colour: Colour) => Set<ColourFamily> {
  const inLanguage = wordReaderOf(language, stem)
  const inEnglish = wordReaderOf('en', stemmerOf('en'))
  return ({ value, label, swatch }) =>
    new Set([...familiesOfSwatch(swatch), ...wordsOf(label).flatMap(inLanguage), ...wordsOf(value).flatMap(inEnglish)])
}

/** Stems of the words and first parts of words that make a colour lighter or darker. */
export function modifiersOf(language: string, stem: Stemmer): ReadonlySet<string> {
  const { modifiers } = colourWordsOf(language)
  return new Set(modifiers.flatMap((word) => [word, stem(word)]))
}

function wordsOf(text: string): string[] {
  return chunksOf(text).flatMap(partsOf)
}

/** The families of a word: of a name or shade in any inflection, or of the name with which a compound ends: `olivgrün`. */
function wordReaderOf(language: string, stem: Stemmer): (word: string) => ColourFamily[] {
  const { names, shades } = colourWordsOf(language)
  const stems = colourFamilies.map((family) => {
    const named = names[family].map(stem)
    return { family, named, all: new Set([...named, ...shades[family].map(stem)]) }
  })
  const isCompounding = !withoutCompounds.has(language)
  return (word) => {
    const own = stem(word)
    const endsWith = (name: string): boolean => name.length >= shortestEnding && own.endsWith(name)
    return stems
      .filter(({ named, all }) => all.has(own) || (isCompounding && named.some(endsWith)))
      .map(({ family }) => family)
  }
}
