import type { SortField } from './sort-entries.ts'

type Words = Record<'category' | SortField, string>

/** The few words that the listing itself says, by language. */
const words: Record<string, Words> = {
  pl: {
    price: 'Cena',
    category: 'Kategoria',
    position: 'Polecane',
    name: 'Nazwa',
    newest: 'Nowości',
    discount: 'Największa obniżka',
    relevance: 'Trafność',
  },
  cs: {
    price: 'Cena',
    category: 'Kategorie',
    position: 'Doporučené',
    name: 'Název',
    newest: 'Novinky',
    discount: 'Největší sleva',
    relevance: 'Relevance',
  },
  sk: {
    price: 'Cena',
    category: 'Kategória',
    position: 'Odporúčané',
    name: 'Názov',
    newest: 'Novinky',
    discount: 'Najväčšia zľava',
    relevance: 'Relevancia',
  },
  de: {
    price: 'Preis',
    category: 'Kategorie',
    position: 'Empfohlen',
    name: 'Name',
    newest: 'Neuheiten',
    discount: 'Größte Ermäßigung',
    relevance: 'Relevanz',
  },
  en: {
    price: 'Price',
    category: 'Category',
    position: 'Recommended',
    name: 'Name',
    newest: 'New in',
    discount: 'Biggest reduction',
    relevance: 'Relevance',
  },
  ro: {
    price: 'Preț',
    category: 'Categorie',
    position: 'Recomandate',
    name: 'Nume',
    newest: 'Noutăți',
    discount: 'Cea mai mare reducere',
    relevance: 'Relevanță',
  },
  uk: {
    price: 'Ціна',
    category: 'Категорія',
    position: 'Рекомендовані',
    name: 'Назва',
    newest: 'Новинки',
    discount: 'Найбільша знижка',
    relevance: 'Відповідність',
  },
  hy: {
    price: 'Գին',
    category: 'Բաժին',
    position: 'Առաջարկվողներ',
    name: 'Անվանում',
    newest: 'Նորույթներ',
    discount: 'Ամենամեծ զեղչ',
    relevance: 'Համապատասխանություն',
  },
}

/** The listing's words in the language of a locale such as `pl_PL`; English when there are none. */
export function listingWords(locale: string): Words {
  return words[locale.split('_')[0] ?? 'en'] ?? (words['en'] as Words)
}
