import type { SortField } from './bitset/sort-entries.ts'

type Labels = Record<'category' | SortField, string>

/** Labels of sort orders and built-in facets, by language. */
const labels: Record<string, Labels> = {
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

/** The labels for a locale such as `pl_PL`, in English if there is no translation. */
export function listingLabels(locale: string): Labels {
  return labels[locale.split('_')[0] ?? 'en'] ?? (labels['en'] as Labels)
}
