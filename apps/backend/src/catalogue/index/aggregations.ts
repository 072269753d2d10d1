import { toDecimal } from '@bocian/rules/money.ts'
import { encodeUid } from '#src/platform/uid.ts'
import { calculatePriceRanges } from '../calculate-price-ranges.ts'
import { listingLabels } from './listing-labels.ts'
import type { IndexEntry } from './index-queries.ts'
import { optionsExcept, type Matches } from './match-products.ts'
import { intersectionCounter, type Bitset } from './bitset/bitset.ts'
import { countFinalPrices, entriesIn, bitsetOf, type BitsetIndex } from './bitset/bitset-index.ts'
import { optionsCompatibleWith } from './stocked-variants.ts'
import type { StoreIndex } from './store-index.ts'
import type { Attribute, Category } from '../taxonomy.ts'

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
  /** Offers only the direct children of these categories; null to offer all. */
  childrenOf: Category[] | null
  /** The places of price and categories among the attributes, which have their own `position`. */
  positions: { readonly price: number; readonly category: number }
}

/**
 * The facets of a listing in the merchant's order; `position` counts them. At the same place the price and the categories come
 * before an attribute. Each option has the number of products that choosing it in addition would show, which is 0 if the
 * options chosen so far exclude it.
 */
export function aggregationsOf(index: StoreIndex, matches: Matches, scope: AggregationScope): AggregationView[] {
  const filterable = [...index.taxonomy.attributes.values()].filter((attribute) => attribute.isFilterable)
  const { bitsets } = index
  const counts = countWithout(bitsets, matches, null)
  const offered = matches.facets.length === 0 ? counts : countIn(bitsets, matches.offered)
  const { price, category } = scope.positions
  const views = [
    { ...priceView(bitsets, matches.without.get('price') ?? matches.found, scope.locale), position: price },
    { ...categoryView(index, matches.found, scope), position: category },
    ...filterable.map((attribute) => {
      const isSet = matches.without.has(attribute.code)
      const count = isSet ? countWithout(bitsets, matches, attribute.code) : counts
      return { ...attributeView(attribute, count, offered), position: attribute.position }
    }),
  ]
  return views
    .filter((view) => view.options.length > 0)
    .toSorted((a, b) => a.position - b.position)
    .map((view, position) => ({ ...view, position }))
}

/** The facets in the format of `filters`, Magento's older field. */
export function layerFilters(views: readonly AggregationView[]) {
  return views.map(({ attribute_code: code, label, options }) => ({
    name: label,
    request_var: code,
    filter_items_count: options.length,
    filter_items: options.map((option) => {
      const item = { label: option.label, value_string: option.value, items_count: option.count }
      const swatch = option.swatch_value
      return swatch === null
        ? { __typename: 'LayerFilterItem' as const, ...item }
        : {
            __typename: 'SwatchLayerFilterItem' as const,
            ...item,
            swatch_data: { type: swatch.startsWith('#') ? '1' : '2', value: swatch },
          }
    }),
  }))
}

/** The number of products in a listing with this option. */
type Count = (optionId: number) => number

/**
 * Counts products by option, given the chosen options of all facets except `code`. If options of other facets are chosen, each
 * product must be checked for a variant that has them together; otherwise the bitsets give the counts directly.
 */
function countWithout(bitsets: BitsetIndex, { found, without, facets }: Matches, code: string | null): Count {
  const wanted = optionsExcept(facets, code)
  const counted = (code === null ? undefined : without.get(code)) ?? found
  if (wanted.length === 0) return countIn(bitsets, counted)
  const counts = countAll(entriesIn(bitsets, counted), (entry) => optionsCompatibleWith(entry, wanted))
  return (optionId) => counts.get(optionId) ?? 0
}

type View = Omit<AggregationView, 'position'>

function view(code: string, label: string, options: AggregationView['options']): View {
  return { attribute_code: code, label, slug: code, count: options.length, options }
}

function priceView(bitsets: BitsetIndex, found: Bitset, locale: string): View {
  const options = calculatePriceRanges(countFinalPrices(bitsets, found)).map(({ from, to, count }) => {
    const value = `${toDecimal(from)}_${toDecimal(to)}`
    return { label: value.replace('_', '-'), value, count, slug: value, swatch_value: null }
  })
  return view('price', listingLabels(locale).price, options)
}

function categoryView({ bitsets, taxonomy }: StoreIndex, found: Bitset, scope: AggregationScope): View {
  const { locale, childrenOf } = scope
  const offered = childrenOf === null ? taxonomy.categoryOrder : childrenOf.flatMap((parent) => parent.children)
  const countCommon = intersectionCounter(found)
  const options = offered
    .filter((category) => category.level > 1)
    .map(({ id, name, urlKey }) => {
      const count = countCommon(bitsetOf(bitsets.categories, id))
      return { label: name, value: encodeUid(id), count, slug: urlKey, swatch_value: null }
    })
    .filter(({ count }) => count > 0)
  return view('category_uid', listingLabels(locale).category, options)
}

function attributeView(attribute: Attribute, count: Count, offered: Count): View {
  const options = attribute.options
    .filter((option) => offered(option.id) > 0)
    .map(({ id, label, slug, swatch }) => {
      return { label, value: String(id), count: count(id), slug, swatch_value: swatch }
    })
  return view(attribute.code, attribute.label, options)
}

function countIn({ options }: BitsetIndex, found: Bitset): Count {
  const countCommon = intersectionCounter(found)
  const counts = new Map<number, number>()
  return (optionId) => {
    const count = counts.get(optionId) ?? countCommon(bitsetOf(options, optionId))
    counts.set(optionId, count)
    return count
  }
}

function countAll(entries: IndexEntry[], idsOf: (entry: IndexEntry) => readonly number[]): ReadonlyMap<number, number> {
  const counts = new Map<number, number>()
  for (const entry of entries) for (const id of idsOf(entry)) counts.set(id, (counts.get(id) ?? 0) + 1)
  return counts
}
