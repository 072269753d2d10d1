import { toDecimal } from '@bocian/rules/money.ts'
import { encodeUid } from '#src/platform/uid.ts'
import { calculatePriceRanges } from './calculate-price-ranges.ts'
import { listingWords } from './listing-words.ts'
import type { IndexEntry } from './index-queries.ts'
import { wantedBeside, type Matches } from './match-places.ts'
import { commonWith, type PlaceSet } from './places/place-set.ts'
import { countFinals, entriesIn, setOfId, type Places } from './places/places.ts'
import { optionsBeside } from './stocked-variants.ts'
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

/**
 * What a listing can be narrowed by, with the number of products that each choice would show: none for one that what is ticked
 * already rules out.
 */
export function aggregationsOf(index: StoreIndex, matches: Matches, scope: AggregationScope): AggregationView[] {
  const filterable = [...index.taxonomy.attributes.values()].filter((attribute) => attribute.isFilterable)
  const { places } = index
  const beside = countBeside(places, matches, null)
  const offered = matches.facets.length === 0 ? beside : countIn(places, matches.offered)
  const views = [
    priceView(places, matches.without.get('price') ?? matches.found, scope.locale),
    categoryView(index, matches.found, scope),
    ...filterable.map((attribute) => {
      const isTicked = matches.without.has(attribute.code)
      return attributeView(attribute, isTicked ? countBeside(places, matches, attribute.code) : beside, offered)
    }),
  ]
  return views.filter((view) => view.options.length > 0).map((view, position) => ({ ...view, position }))
}

/** The same in the shape of the older `filters`; an option with a swatch includes it. */
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

/** How many products of a listing have an option. */
type Count = (optionId: number) => number

/**
 * How many products have each option, beside what is ticked of all attributes but one. What is ticked binds the variants, so each
 * product is asked; with nothing ticked the sets answer.
 */
function countBeside(places: Places, { found, without, facets }: Matches, code: string | null): Count {
  const wanted = wantedBeside(facets, code)
  const counted = (code === null ? undefined : without.get(code)) ?? found
  if (wanted.length === 0) return countIn(places, counted)
  const counts = countAll(entriesIn(places, counted), (entry) => optionsBeside(entry, wanted))
  return (optionId) => counts.get(optionId) ?? 0
}

type View = Omit<AggregationView, 'position'> & { position: number }

function view(code: string, label: string, options: AggregationView['options']): View {
  return { attribute_code: code, label, slug: code, count: options.length, position: 0, options }
}

function priceView(places: Places, found: PlaceSet, locale: string): View {
  const options = calculatePriceRanges(countFinals(places, found)).map(({ from, to, count }) => {
    const value = `${toDecimal(from)}_${toDecimal(to)}`
    return { label: value.replace('_', '-'), value, count, slug: value, swatch_value: null }
  })
  return view('price', listingWords(locale).price, options)
}

function categoryView({ places, taxonomy }: StoreIndex, found: PlaceSet, scope: AggregationScope): View {
  const { locale, childrenOf } = scope
  const offered = childrenOf === null ? taxonomy.categoryOrder : childrenOf.flatMap((parent) => parent.children)
  const inCommon = commonWith(found)
  const options = offered
    .filter((category) => category.level > 1)
    .map(({ id, name, urlKey }) => {
      const count = inCommon(setOfId(places.categories, id))
      return { label: name, value: encodeUid(id), count, slug: urlKey, swatch_value: null }
    })
    .filter(({ count }) => count > 0)
  return view('category_uid', listingWords(locale).category, options)
}

function attributeView(attribute: Attribute, count: Count, offered: Count): View {
  const options = attribute.options
    .filter((option) => offered(option.id) > 0)
    .map(({ id, label, slug, swatch }) => {
      return { label, value: String(id), count: count(id), slug, swatch_value: swatch }
    })
  return view(attribute.code, attribute.label, options)
}

function countIn({ options }: Places, found: PlaceSet): Count {
  const inCommon = commonWith(found)
  const counts = new Map<number, number>()
  return (optionId) => {
    const count = counts.get(optionId) ?? inCommon(setOfId(options, optionId))
    counts.set(optionId, count)
    return count
  }
}

function countAll(entries: IndexEntry[], idsOf: (entry: IndexEntry) => readonly number[]): ReadonlyMap<number, number> {
  const counts = new Map<number, number>()
  for (const entry of entries) for (const id of idsOf(entry)) counts.set(id, (counts.get(id) ?? 0) + 1)
  return counts
}
