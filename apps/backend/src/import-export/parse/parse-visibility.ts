import { foldName } from '@bocian/rules/same-text.ts'
import { CellError } from './parse-cells.ts'

/** The words of Magento's admin panel for a product that has no page and is in no list, in its eight languages. */
const hiddenWords = [
  'Not Visible Individually',
  'Niewidoczne pojedynczo',
  'Niewidoczny pojedynczo',
  'Niewidoczne indywidualnie',
  'Niewidoczny indywidualnie',
  'Není viditelné samostatně',
  'Není viditelný samostatně',
  'Samostatně neviditelné',
  'Nie je viditeľné samostatne',
  'Nie je viditeľný samostatne',
  'Neviditeľné samostatne',
  'Einzeln nicht sichtbar',
  'Nicht einzeln sichtbar',
  'Nicht individuell sichtbar',
  'Nu este vizibil individual',
  'Nu este vizibil în mod individual',
  'Invizibil individual',
  'Не відображається окремо',
  'Не видимий окремо',
  'Окремо не видимий',
  'Առանձին տեսանելի չէ',
  'Külön nem látható',
  'Egyedileg nem látható',
  'Önállóan nem látható',
]
const catalogueWords = ['Catalog', 'Catalogue', 'Katalog', 'Katalóg', 'Каталог', 'Կատալոգ', 'Katalógus']
const searchWords = [
  'Search',
  'Wyszukiwanie',
  'Wyszukiwarka',
  'Szukaj',
  'Vyhledávání',
  'Hledat',
  'Hledání',
  'Vyhľadávanie',
  'Hľadať',
  'Hľadanie',
  'Suche',
  'Căutare',
  'Caută',
  'Пошук',
  'Որոնում',
  'Keresés',
]

const folded = (words: readonly string[]): ReadonlySet<string> => new Set(words.map(foldName))
const [hidden, catalogue, search] = [folded(hiddenWords), folded(catalogueWords), folded(searchWords)]

/** Magento's four meanings: in no list, in lists alone, in the search alone, in both. */
export type Visibility = 'hidden' | 'catalogue' | 'search' | 'both'
const byNumber: Readonly<Record<string, Visibility>> = { 1: 'hidden', 2: 'catalogue', 3: 'search', 4: 'both' }

/** Where a product is shown, by Magento's number or by the words of its admin panel; undefined if the cell is empty. */
export function parseVisibility(cell: string | undefined): Visibility | undefined {
  const text = foldName(cell ?? '')
  if (text === '') return undefined
  const number = byNumber[text]
  if (number !== undefined) return number
  if (hidden.has(text)) return 'hidden'
  const parts = text.split(/\s*[,;&+/]\s*/)
  const [isListed, isFound] = [parts.some((part) => catalogue.has(part)), parts.some((part) => search.has(part))]
  if (parts.every((part) => catalogue.has(part) || search.has(part))) {
    if (isListed && isFound) return 'both'
    if (isListed || isFound) return isListed ? 'catalogue' : 'search'
  }
  throw new CellError(`the visibility "${(cell ?? '').trim().slice(0, 60)}" is not known`)
}
