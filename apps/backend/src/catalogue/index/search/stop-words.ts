import { foldSearch } from './fold-words.ts'

const list = (words: string): ReadonlySet<string> => new Set(words.split(' ').map((word) => foldSearch(word)))

/** Folded words that do not describe a product. */
const stopWords: Record<string, ReadonlySet<string>> = {
  pl: list(
    'a i oraz z ze w we na do od dla po o u za dzieci dziecka dziecko dzieciece dzieciecy dziecieca dzieciecych kolor kolorze koloru lat wiek tanio tani tanie',
  ),
  cs: list(
    'a i s se z ze v ve na do od pro po o u k za deti dite ditete detsky detska detske detskych detskou detskeho barva barve barvy levne levny',
  ),
  sk: list(
    'a i s so z zo v vo na do od pre po o u k za deti dieta dietata detsky detska detske detskych detsku farba farbe farby lacne lacny',
  ),
  de: list(
    'und oder mit ohne aus fur fuer in im zu zum der die das den dem ein eine einen von vom an ab kinder kind kinds farbe in farben gunstig gunstige alter',
  ),
  en: list(
    'a an and or the of for in on with to from by at old aged age kid kids child children childrens childs toddler toddlers colour color coloured cheap year',
  ),
  ro: list(
    'si sau cu fara din de la pe pentru in un o ale lui copii copil copilul copiilor culoare culoarea ieftin ieftine',
  ),
  uk: list(
    'і та и з із зі в у на до від для по о за dlia dlya dla z iz ta дитячий дитяча дитяче дитячі дитячих дітей дитини дитина діти колір кольору дешево дешеві vik вік',
  ),
  hy: list(
    'եվ ու կամ համար մեջ ից hamar yev ev երեխա երեխայի երեխաների մանկական գույն գույնի գույնով mankakan erexayi',
  ),
}

/** Folded words that appear next to a size. */
const sizeWords: Record<string, ReadonlySet<string>> = {
  pl: list('rozmiar rozmiary rozmiarze rozm r nr'),
  cs: list('velikost velikosti vel v c'),
  sk: list('velkost velkosti vel v c'),
  de: list('grosse groesse grossen gr'),
  en: list('size sizes sz'),
  ro: list('marime marimea marimi mar nr'),
  uk: list('розмір розміру розмірі розміром размер р rozmir rozmiru razmer'),
  hy: list('չափս չափսի չափի չափը համար chaps chapsi chap'),
}

const conjunctions: Record<string, ReadonlySet<string>> = {
  pl: list('i a oraz lub'),
  cs: list('a i nebo'),
  sk: list('a i aj alebo'),
  de: list('und oder'),
  en: list('and or'),
  ro: list('si sau'),
  uk: list('і и й та або'),
  hy: list('եվ ու կամ'),
}

/** Folded words of questions, which a help page need not contain. */
const questionWords: Record<string, ReadonlySet<string>> = {
  pl: list('jak ile kiedy czy gdzie co jaki jaka jakie kto mogę można muszę mam jest są mnie mi się'),
  cs: list('jak kolik kdy zda kde co jaký jaká jaké kdo mohu můžu lze musím mám je jsou mi se'),
  sk: list('ako koľko kedy či kde čo aký aká aké kto môžem dá musím mám je sú mi sa'),
  de: list('wie wieviel viel wann ob wo was welche welcher wer kann muss ist sind ich mir lange'),
  en: list('how much many when where what which who can do does is are i my me long'),
  ro: list('cum cât câtă când unde ce care cine pot trebuie este sunt îmi mă se'),
  uk: list('як скільки коли чи де що який яка яке хто можу можна треба є мені'),
  hy: list('ինչպես որքան քանի երբ որտեղ ինչ որ ով կարող եմ է են պետք'),
}

const none: ReadonlySet<string> = new Set()

/** Whether a folded word is a stop word in the language of a locale such as `pl_PL`. */
export function isFiller(word: string, locale: string): boolean {
  return stopWordsOf(locale.slice(0, 2)).has(word)
}

export function stopWordsOf(language: string): ReadonlySet<string> {
  return stopWords[language] ?? none
}

export function sizeWordsOf(language: string): ReadonlySet<string> {
  return sizeWords[language] ?? none
}

export function conjunctionsOf(language: string): ReadonlySet<string> {
  return conjunctions[language] ?? none
}

export function questionWordsOf(language: string): ReadonlySet<string> {
  return questionWords[language] ?? none
}
