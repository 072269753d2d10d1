/** Reduces a folded word to the stem of its inflections. */
export type Stemmer = (word: string) => string

const shortest = 3

interface Inflection {
  /** Endings separated by spaces. */
  endings: string
  /** Matches a vowel that appears only in some inflections: `sukienka`, `sukienek`. */
  fleeting: RegExp
  /** Matches an adjective suffix, as in `muślinowy`. Does not match `jeansowy`: it names a fabric, while jeans are trousers. */
  adjective: RegExp
}

/** Removes the longest ending or, if there is none, the fleeting vowel. Reduces adjectives to their nouns. */
function inflected({ endings, fleeting, adjective }: Inflection): Stemmer {
  const longestFirst = endings.split(' ').toSorted((a, b) => b.length - a.length)
  return (word) => {
    const ending = longestFirst.find((one) => word.endsWith(one) && word.length - one.length >= shortest)
    const bare = ending === undefined ? word : word.slice(0, -ending.length)
    const isOpen = ending === undefined || ending === 'ь'
    const stem = isOpen && bare.length > shortest ? bare.replace(fleeting, '$1$2') : bare
    return stem.replace(adjective, '')
  }
}

const polish = inflected({
  endings: 'iami ami iach ach iego ego iemu emu ymi imi iem em iom om ow iej ej ych ich ym im ie ia iu a e i o u y',
  fleeting: /([^aeiouy])i?e([krlnbcmt])$/,
  adjective: /(?<=.{3})(?<!jeans|dzins)ow$/,
})

const czech = inflected({
  endings: 'ami emi ymi imi ich ych ech ach iho eho imu emu ou um em ym im om u y i e a o',
  fleeting: /([^aeiouy])e([krlnbcmt])$/,
  adjective: /(?<=.{3})(?<!dzin|dzins|rifl)ov$/,
})

const slovak = inflected({
  endings: 'iami ami iach ach och ych ich eho iho emu imu ymi imi iam iou ou om em ov ym im ej iu ia ie a e i o u y',
  fleeting: /([^aeiouy])(?:ie|e|o)([krlnbcmt])$/,
  adjective: /(?<=.{3})(?<!dzin|dzins|rifl)ov$/,
})

const ukrainian = inflected({
  endings:
    'ами ями ого ього ому ьому ими іми оі ьоі ою ею ьою ах ях ів ам ям ом ем их іх им ім ии іи а я о е и і у ю ь',
  fleeting: /([^аеиоуіюя])[ое]([кнлрт])$/,
  adjective: /(?<=.{3})(?<!джинс)[ое]в$/,
})

const romanianEndings = inflected({
  endings: 'urilor urile iilor elor ilor ului uri iile iei ile ele ela ale lor ul le ii iu ia ie ea ei ua a e i u',
  fleeting: /(?!)/,
  adjective: /(?!)/,
})

/** Undoes sound changes: `neagră` and `negru`, `verzi` and `verde`. */
function romanian(word: string): string {
  return romanianEndings(word.replaceAll('ea', 'e').replaceAll('oa', 'o')).replace(/z$/, 'd')
}

/** Umlauts may be written as two letters. Removes endings twice, because one plural ending can hide another: `Pullovers`. */
function german(word: string): string {
  const plain = word.replaceAll(/([ao])e|(?<![aeq])ue/g, (_, vowel?: string) => vowel ?? 'u')
  return cutGerman(cutGerman(plain))
}

function cutGerman(word: string): string {
  const cut = word.replace(/(chen|ern|em|er|en|es|e|(?<=[bdfghklmnrty])s|(?<=[lr])n)$/, '')
  return cut.length >= shortest ? cut : word
}

function english(word: string): string {
  if (word.length <= shortest) return word
  const singular = word
    .replace(/ies$/, 'y')
    .replace(/(s|x|z|ch|sh)es$/, '$1')
    .replace(/(?<![su])s$/, '')
  return singular.replace(/ie$/, 'y').replace(/e$/, '').replace(/v$/, 'f')
}

const armenianCase = /(?<=.{3})(?:ից|ով|ում|ին|ը|ի)$/
const armenianPlural = /(?<=.{3})(?:ներ|եր)$/

/**
 * Removes the case ending, then the plural ending with the vowel before it. The plural is removed twice, because some singulars
 * end like plurals.
 */
function armenian(word: string): string {
  const bare = word.replace(/(?<=(?:ներ|եր))ն$/, '').replace(armenianCase, '')
  return bare.replace(armenianPlural, '').replace(armenianPlural, '').replace(armenianCase, '')
}

/** Only the article, with the words that are written together with it: «حذاء» of «الحذاء» and «والحذاء». */
const arabic: Stemmer = (word) => word.replace(/^[وفبك]?ال(?=.{3})|^لل(?=.{3})/, '')

const stemmers: Record<string, Stemmer> = {
  pl: polish,
  cs: czech,
  sk: slovak,
  de: german,
  en: english,
  ro: romanian,
  uk: ukrainian,
  hy: armenian,
  ar: arabic,
}

/** The stemmer for a language code such as `pl`. For other languages it returns words unchanged. */
export function stemmerOf(language: string): Stemmer {
  return stemmers[language] ?? ((word) => word)
}
