import { toMinor } from '@bocian/rules/money.ts'
import { decodeId } from '#src/platform/uid.ts'
import type {
  FilterEqualTypeInput,
  FilterMatchTypeInput,
  FilterRangeTypeInput,
  ProductAttributeFilterInput,
} from '#src/platform/resolvers.gen.ts'
import { catalogueErrors } from '../errors.ts'
import type { IndexEntry } from './index-queries.ts'
import type { Condition, Facet, ListingFilter } from './match-products.ts'
import { union, bitsetFrom } from './bitset/bitset.ts'
import { bitsetOf } from './bitset/bitset-index.ts'
import { foldText } from '../slug.ts'
import type { StoreIndex } from './store-index.ts'
import type { Attribute, Category } from '../taxonomy.ts'

type Given<T> = T | null | undefined

const shortestMatch = 3
const noOption = 0
const fixedFields = new Set([
  'category_id',
  'category_uid',
  'category_url_path',
  'description',
  'name',
  'price',
  'short_description',
  'sku',
  'url_key',
  'uid',
  'in_stock',
  'on_sale',
  'type_id',
])

export interface ReadFilter extends ListingFilter {
  /** The categories of the listing. The first one determines the order of the products. */
  categories: Category[]
}

/** Converts Magento's filter input to conditions on the index. Throws Magento's errors for invalid filters. */
export function readFilter(index: StoreIndex, filter: ProductAttributeFilterInput): ReadFilter {
  const { category_id: byId, category_uid: byUid } = filter
  if (isGiven(byId) && isGiven(byUid)) throw catalogueErrors.CATEGORY_NAMED_TWICE()
  const conditions: Condition[] = []
  const categories = categoriesOf(index, filter)
  const { bitsets } = index
  if (categories !== null) conditions.push(union(categories.map(({ id }) => bitsetOf(bitsets.categories, id))))
  addNamed(conditions, filter.sku, (value) => bitsets.skus.get(value.toLowerCase()))
  addNamed(conditions, filter.url_key, (value) => bitsets.urlKeys.get(value))
  addNamed(conditions, filter.uid, (value) => bitsets.rowOf.get(decodeId(value)))
  const types = valuesOf(filter.type_id)
  if (types !== null) conditions.push((entry) => types.includes(entry.type))
  addFlag(conditions, filter.in_stock, (entry) => entry.inStock)
  addFlag(conditions, filter.on_sale, (entry) => entry.discountPercent > 0)
  const name = matchOf(filter.name)
  if (name !== null) conditions.push((entry) => foldText(entry.name).includes(name))
  return { conditions, categories: categories ?? [], facets: facetsOf(index, filter) }
}

/** The folded text of a match filter; null if there is none. */
export function matchOf(filter: Given<FilterMatchTypeInput>): string | null {
  const text = filter?.match?.trim() ?? ''
  if (filter?.match === undefined || filter.match === null) return null
  if (text.length < shortestMatch) throw catalogueErrors.MATCH_TOO_SHORT({ minimum: shortestMatch })
  return foldText(text)
}

function isGiven(filter: Given<FilterEqualTypeInput>): boolean {
  return valuesOf(filter) !== null
}

/** The values of `eq` and `in` together; null if the filter has neither. */
export function valuesOf(filter: Given<FilterEqualTypeInput>): string[] | null {
  if (filter === null || filter === undefined) return null
  const { eq, in: several } = filter
  if ((eq ?? null) === null && (several ?? null) === null) return null
  return [...(eq === null || eq === undefined ? [] : [eq]), ...(several ?? []).filter((value) => value !== null)]
}

function categoriesOf(index: StoreIndex, filter: ProductAttributeFilterInput): Category[] | null {
  const lists = [
    valuesOf(filter.category_uid)?.map((uid) => index.taxonomy.categories.get(decodeId(uid))),
    valuesOf(filter.category_id)?.map((id) => index.taxonomy.categories.get(Number(id))),
    valuesOf(filter.category_url_path)?.map((path) =>
      index.taxonomy.categoryOrder.find((category) => category.urlPath === path),
    ),
  ].filter((list) => list !== undefined)
  return lists.length === 0 ? null : lists.flat().filter((category) => category !== undefined)
}

/** Filters by SKU, URL key or uid. Ignores unknown values. */
function addNamed(
  conditions: Condition[],
  filter: Given<FilterEqualTypeInput>,
  rowOf: (value: string) => number | undefined,
): void {
  const rows = valuesOf(filter)?.map(rowOf)
  if (rows !== undefined) conditions.push(bitsetFrom(rows.filter((row) => row !== undefined)))
}

function addFlag(
  conditions: Condition[],
  filter: Given<FilterEqualTypeInput>,
  of: (entry: IndexEntry) => boolean,
): void {
  const values = valuesOf(filter)
  if (values === null) return
  const wanted = new Set(values.map((value) => ['1', 'true', 'yes'].includes(value.toLowerCase())))
  conditions.push((entry) => wanted.has(of(entry)))
}

function facetsOf(index: StoreIndex, filter: ProductAttributeFilterInput): Facet[] {
  const facets: Facet[] = []
  for (const [code, given] of Object.entries(filter)) {
    const attribute = fixedFields.has(code) ? undefined : index.taxonomy.attributes.get(code)
    const values = fixedFields.has(code) ? null : valuesOf(given as Given<FilterEqualTypeInput>)
    if (values === null) continue
    const wanted = new Set(values.map((value) => optionIdOf(attribute, value) ?? noOption))
    facets.push({ code, wanted, condition: union([...wanted].map((id) => bitsetOf(index.bitsets.options, id))) })
  }
  const price = rangeOf(filter.price)
  if (price !== null) {
    const [from, to] = price
    facets.push({ code: 'price', wanted: null, condition: (entry) => entry.final >= from && entry.final <= to })
  }
  return facets
}

/** An option by its id, as in Magento, or by its slug, as in our URLs. */
function optionIdOf(attribute: Attribute | undefined, value: string): number | undefined {
  const option =
    attribute?.options.find(({ id }) => String(id) === value) ?? attribute?.options.find(({ slug }) => slug === value)
  return option?.id
}

function rangeOf(filter: Given<FilterRangeTypeInput>): [number, number] | null {
  const from = filter?.from ?? ''
  const to = filter?.to ?? ''
  if (from === '' && to === '') return null
  return [from === '' ? 0 : amountOf(from), to === '' ? Number.MAX_SAFE_INTEGER : amountOf(to)]
}

function amountOf(text: string): number {
  if (!/^\d{1,10}(\.\d{1,4})?$/.test(text.trim()))
    throw catalogueErrors.PRICE_FILTER_INVALID({ value: text.slice(0, 40) })
  return toMinor(text)
}
