import { toDecimal } from '@bocian/rules/money.ts'
import { encodeUid } from '#src/platform/uid.ts'
import { calculatePriceRanges } from './calculate-price-ranges.ts'
import type { IndexEntry } from './index-queries.ts'
import { listingWords } from './listing-words.ts'
import type { Matches } from './match-entries.ts'
import type { StoreIndex } from './store-index.ts'
import type { Attribute, Category } from './taxonomy.ts'

export interface AggregationView {
  attribute_code: string
  label: string
  slug: string
  count: number
  position: number
  options: { label: string; value: string; count: number; slug: string | null; swatch_value: string | null }[]
}

export interface AggregationScope {
  locale: string
  /** Only the children of these categories are offered when the caller asks for direct children. */
  childrenOf: Category[] | null
}

/** What a listing can be narrowed by, with the number of products that each choice would show. */
export function aggregationsOf(index: StoreIndex, matches: Matches, scope: AggregationScope): AggregationView[] {
  const filterable = [...index.taxonomy.attributes.values()].filter((attribute) => attribute.isFilterable)
  const entriesFor = (code: string): IndexEntry[] => matches.without.get(code) ?? matches.found
  const views = [
    priceView(entriesFor('price'), scope.locale),
    categoryView(index, matches.found, scope),
    ...filterable.map((attribute) => attributeView(attribute, entriesFor(attribute.code))),
  ]
  return views.filter((view) => view.options.length > 0).map((view, position) => ({ ...view, position }))
}

type View = Omit<AggregationView, 'position'> & { position: number }

function view(code: string, label: string, options: AggregationView['options']): View {
  return { attribute_code: code, label, slug: code, count: options.length, position: 0, options }
}

function priceView(entries: IndexEntry[], locale: string): View {
  const options = calculatePriceRanges(entries.map((entry) => entry.final)).map(({ from, to, count }) => {
    const value = `${toDecimal(from)}_${toDecimal(to)}`
    return { label: value.replace('_', '-'), value, count, slug: value, swatch_value: null }
  })
  return view('price', listingWords(locale).price, options)
}

function categoryView(index: StoreIndex, entries: IndexEntry[], { locale, childrenOf }: AggregationScope): View {
  const counts = countAll(entries, (entry) => entry.categoryIds)
  const offered = childrenOf === null ? index.taxonomy.categoryOrder : childrenOf.flatMap((parent) => parent.children)
  const options = offered
    .filter((category) => category.level > 1 && counts.has(category.id))
    .map(({ id, name, urlKey }) => {
      return { label: name, value: encodeUid(id), count: counts.get(id) ?? 0, slug: urlKey, swatch_value: null }
    })
  return view('category_uid', listingWords(locale).category, options)
}

function attributeView(attribute: Attribute, entries: IndexEntry[]): View {
  const counts = countAll(entries, (entry) => entry.optionIds)
  const options = attribute.options
    .filter((option) => counts.has(option.id))
    .map(({ id, label, slug, swatch }) => {
      return { label, value: String(id), count: counts.get(id) ?? 0, slug, swatch_value: swatch }
    })
  return view(attribute.code, attribute.label, options)
}

function countAll(entries: IndexEntry[], idsOf: (entry: IndexEntry) => number[]): Map<number, number> {
  const counts = new Map<number, number>()
  for (const entry of entries) for (const id of idsOf(entry)) counts.set(id, (counts.get(id) ?? 0) + 1)
  return counts
}
