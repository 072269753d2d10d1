/** Transliteration of Cyrillic or Armenian letters. */
type Letters = Readonly<Record<string, string>>

function lettersOf(pairs: string): Letters {
  return Object.fromEntries(
    pairs
      .trim()
      .split(/\s+/)
      .map((pair) => pair.split(':')),
  )
}

const cyrillic = lettersOf(`
а:a б:b в:v г:h д:d е:e ж:zh з:z и:i і:i к:k л:l м:m н:n о:o п:p р:r с:s т:t у:u ф:f х:kh ц:ts ч:ch
ш:sh щ:shch ь: ю:iu я:ia
`)

const armenian = lettersOf(`
ա:a բ:b գ:g դ:d ե:e զ:z է:e ը:y թ:t ժ:zh ի:i լ:l խ:kh ծ:ts կ:k հ:h ձ:dz ղ:gh ճ:ch մ:m յ:y ն:n շ:sh
ո:o չ:ch պ:p ջ:j ռ:r ս:s վ:v տ:t ր:r ց:ts ւ:v փ:p ք:k օ:o ֆ:f
`)

type Rule = readonly [written: RegExp, sound: string]

/** Rules that map different spellings of a sound to one letter, applied in order. */
const ukrainianRules: readonly Rule[] = [
  [/shch|sch|sh/g, 's'],
  [/zh/g, 'z'],
  [/kh|x|g/g, 'h'],
  [/ch|ts|tz|cz/g, 'c'],
  [/w/g, 'v'],
  [/q|ck/g, 'k'],
  [/[yij]a/g, 'a'],
  [/[yij]u/g, 'u'],
  [/[yij]e/g, 'e'],
  [/[yij]o/g, 'o'],
  [/[yij]+/g, 'i'],
]

const armenianRules: readonly Rule[] = [
  [/gh|kh|x/g, 'x'],
  [/zh|dz/g, 'z'],
  [/sh/g, 's'],
  [/ch|j|ts|tz|tc/g, 'c'],
  [/th/g, 't'],
  [/ph/g, 'p'],
  [/ou|oo/g, 'u'],
  [/w/g, 'v'],
  [/q|ck/g, 'k'],
  [/ye/g, 'e'],
  [/^vo/g, 'o'],
  [/y+|i+/g, 'i'],
]

interface Script {
  letters: Letters
  rules: readonly Rule[]
  /** Inflectional endings, as they appear in the phonetic key of a word. */
  endings: RegExp
}

const scripts: Record<string, Script> = {
  uk: {
    letters: cyrillic,
    rules: ukrainianRules,
    endings: /(?<=.{3})(?:(?<!zins)[oe]v)?(?:ami|oho|omu|ah|iv|oi|[aeiou]+)$/,
  },
  hy: { letters: armenian, rules: armenianRules, endings: /(?<=.{3})(?:ner|er)?(?:ic|ov|um|in|i)?$/ },
}

export interface Sounds {
  /** A phonetic key of a folded word, the same for Latin letters and for the language's own script. */
  soundOf(word: string): string
  /** A phonetic key without inflectional endings. */
  stemOf(sound: string): string
}

/** Phonetic keys for a language that is not written in Latin script; null for others. */
export function soundsOf(language: string): Sounds | null {
  const script = scripts[language]
  if (script === undefined) return null
  return {
    soundOf: (word) => toSound(toLatin(word, script.letters), script.rules),
    stemOf: (sound) => sound.replace(script.endings, ''),
  }
}

function toLatin(word: string, letters: Letters): string {
  return [...word.replaceAll('ու', 'u')].map((letter) => letters[letter] ?? letter).join('')
}

function toSound(spelling: string, rules: readonly Rule[]): string {
  let sound = spelling
  for (const [written, letter] of rules) sound = sound.replaceAll(written, letter)
  return sound.replaceAll(/([a-z])\1+/g, '$1')
}

/** Whether a word consists of Latin letters only. */
export function isLatin(word: string): boolean {
  return /^[a-z]+$/.test(word)
}
