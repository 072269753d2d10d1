import { products, sells } from '../../../../demo/catalogue.ts'
import { palette, type ColourCode } from '../../../../demo/colours.ts'
import type { CutCode } from '../../../../demo/cuts.ts'
import { demoRows } from '../../../../demo/demo-shop.ts'
import { categoryPaths } from '../../../../demo/product-categories.ts'
import { regularPrice } from '../../../../demo/prices.ts'
import { productTexts } from '../../../../demo/product-texts.ts'
import { ageOf, ageValue } from '../../../../demo/sizes.ts'
import { localeOf, stores, type DemoStore, type Language } from '../../../../demo/stores.ts'
import { rowsIn, bitsetFrom } from '../bitset/bitset.ts'
import { foldText } from '#src/catalogue/slug.ts'
import { readStocked, stockedVariants, type AvailableOptions } from '../stocked-variants.ts'
import { joinTaxonomy, type Category, type Taxonomy } from '#src/catalogue/taxonomy.ts'
import { emptyInvertedIndex, find, meaningsOf, putProduct, synonymsOf, type Searchable } from './search.ts'
import type { DemoProduct } from '../../../../demo/demo-product.ts'

const now = new Date('2026-11-21T12:00:00Z')
const attributes = [...demoRows('attributes', { now })]
const options = [...demoRows('options', { now })]
const categoryNames = new Map(
  [...demoRows('categories', { now })].map((row) => [`${row['store_view_code']}/${row['path']}`, row['name'] ?? '']),
)
const variantCodes = ['color', 'cdrl_size', 'cdrl_age']

function labelsOf(row: Record<string, string>): Record<string, string> {
  return Object.fromEntries(Object.values(localeOf).map((locale) => [locale, row[`label_${locale}`] ?? '']))
}

function taxonomyOf(language: Language): Taxonomy {
  const ids = new Map(attributes.map((row, index) => [row['code'] ?? '', index + 1]))
  const source = {
    categories: [],
    texts: [],
    synonyms: [...demoRows('synonyms', { now })]
      .filter((row) => row['language'] === language)
      .map((row) => row['synonyms'] ?? ''),
    attributes: attributes.map((row, index) => ({
      id: index + 1,
      code: row['code'] ?? '',
      input: row['input'] ?? '',
      isFilterable: true,
      isConfigurable: false,
      position: index,
      label: row['label'] ?? '',
      labels: labelsOf(row),
    })),
    options: options.map((row, index) => ({
      id: index + 1,
      attributeId: ids.get(row['attribute_code'] ?? '') ?? 0,
      attributeCode: row['attribute_code'] ?? '',
      value: row['value'] ?? '',
      slug: row['slug'] ?? '',
      position: index,
      swatch: row['swatch'] ?? null,
      isDefault: false,
      labels: labelsOf(row),
    })),
  }
  const names = [...categoryNames]
    .filter(([key]) => key.startsWith(`${storeOf(language).code}/`))
    .map(([, name]) => name)
  return { ...joinTaxonomy(source, localeOf[language]), categoryOrder: names.map((name) => ({ name }) as Category) }
}

function storeOf(language: Language): DemoStore {
  const store = stores.find((one) => one.language === language)
  if (store === undefined) throw new Error(`No store speaks ${language}`)
  return store
}

/** Searches the demo shop's products in a language. Returns products in stock first, then by rank. */
export function demoSearch(language: Language): (text: string) => DemoProduct[] {
  const store = storeOf(language)
  const taxonomy = taxonomyOf(language)
  const synonyms = synonymsOf(taxonomy, language)
  const index = emptyInvertedIndex(language, synonyms)
  const sold = products.filter((product) => sells(store, product))
  const optionIds = sold.map((product) => optionsOf(product, taxonomy))
  for (const [position, product] of sold.entries()) {
    const { name, additionalName } = productTexts(product, language)
    const labels = optionIds[position]?.own.map((id) => taxonomy.options.get(id)?.label ?? '') ?? []
    const paths = categoryPaths(product).map((path) => categoryNames.get(`${store.code}/${path}`) ?? '')
    const searchText = foldText([name, additionalName, product.sku, ...labels, ...paths].join(' '))
    putProduct(index, { id: position + 1, name, sku: product.sku, searchText })
  }
  const searchable: Searchable = {
    index,
    meanings: meaningsOf(taxonomy, index),
    having: (wanted) =>
      bitsetFrom(
        sold.flatMap((_, position) =>
          optionIds[position]?.optionIds.some((id) => wanted.has(id)) === true ? [position + 1] : [],
        ),
      ),
    availableOptionsOf: (id) => optionIds[id - 1],
    priceOf: (id) => regularPrice(sold[id - 1]?.design.price ?? 0, store.currency) / 100,
  }
  return (text) => {
    const { found, rankAt } = find(searchable, text).ranks
    return rowsIn(found)
      .map((id) => ({ id, score: rankAt[id] ?? 0 }))
      .toSorted((a, b) => soldOut(sold[a.id - 1]) - soldOut(sold[b.id - 1]) || b.score - a.score || a.id - b.id)
      .flatMap(({ id }) => sold[id - 1] ?? [])
  }
}

function soldOut(product: DemoProduct | undefined): number {
  return Number(product?.qty === 0 && product.variants.every(({ qty }) => qty === 0))
}

function optionsOf(product: DemoProduct, taxonomy: Taxonomy): AvailableOptions & { own: number[] } {
  const row = [...(rowsBySku.get(product.sku) ?? [])]
  const idsOf = (pairs: string): number[] =>
    pairs.split(',').flatMap((pair) => {
      const [code, value] = pair.split('=')
      const option = taxonomy.attributes.get(code ?? '')?.options.find((one) => one.value === value)
      return option === undefined ? [] : [option.id]
    })
  const own = idsOf(row[0] ?? '')
  const variants = product.variants
    .filter(({ qty }) => qty > 0)
    .map((variant) => idsOf((rowsBySku.get(variant.sku) ?? [''])[0] ?? ''))
    .map((ids) => ids.filter((id) => variantCodes.includes(taxonomy.options.get(id)?.attribute.code ?? '')))
  const stocked = readStocked(JSON.stringify(stockedVariants(variants)), new Map())
  return { own, optionIds: [...own, ...variants.flat()], stocked }
}

const rowsBySku = new Map<string, string[]>()
for (const row of demoRows('products', { now }))
  if (row['store_view_code'] === '') rowsBySku.set(row['sku'] ?? '', [row['additional_attributes'] ?? ''])

/** The products that a query should find, by properties of the demo shop. */
export interface Expected {
  cuts: CutCode[]
  colours: ColourCode[]
  sizes: string[]
  /** Admin values such as `2-3 years`. */
  ages: string[]
  /** SKUs, or the name, line, brand, fabric or season of a design. Commas separate alternatives. */
  others: string[]
}

const colourCodes = new Set<string>(palette.map(({ code }) => code))

/** Parses `spodnie zolte | trousers joggers | yellow 104 =Luna`: a query, kinds of garments, and other properties. */
export function readExpected(line: string): { query: string; expected: Expected } {
  const [query = '', cuts = '', marks = ''] = line.split('|').map((part) => part.trim())
  const marked = marks.split(/\s+/).filter((mark) => mark !== '')
  return {
    query,
    expected: {
      cuts: cuts.split(/\s+/).filter((cut) => cut !== '') as CutCode[],
      colours: marked.filter((mark) => colourCodes.has(mark)) as ColourCode[],
      sizes: marked.filter((mark) => /^\d+(-\d+)?$/.test(mark)),
      ages: marked.filter((mark) => /[ym]$/.test(mark) && /^\d/.test(mark)).map(ageMark),
      others: marked.filter((mark) => mark.startsWith('=')).map((mark) => mark.slice(1)),
    },
  }
}

function ageMark(mark: string): string {
  return mark.replace(/y$/, ' years').replace(/m$/, ' months')
}

export function isExpected(product: DemoProduct, expected: Expected): boolean {
  const { cuts, colours, sizes, ages, others } = expected
  const { design } = product
  const units = product.variants.filter(({ qty }) => qty > 0)
  const colour = (code: ColourCode): boolean =>
    product.coloursInside ? units.some((unit) => unit.colour === code) : product.colour === code
  const age = (size: string): string => {
    const span = ageOf(design.sizeKind, size)
    return span === undefined ? '' : ageValue(span)
  }
  return (
    (cuts.length === 0 || cuts.includes(design.cut)) &&
    (colours.length === 0 || colours.some(colour)) &&
    (sizes.length === 0 || units.some((unit) => sizes.includes(unit.size))) &&
    (ages.length === 0 || units.some((unit) => ages.includes(age(unit.size)))) &&
    others.every((other) => other.split(',').some((one) => factsOf(product).includes(one)))
  )
}

function factsOf({ sku, design }: DemoProduct): string[] {
  const { line, brand, fabric, season } = design
  return [sku, line, brand, fabric, season, design.name.replaceAll(' ', '_')]
}

/** The share of the expected products among the first ten results. */
export function recallAtTen(found: DemoProduct[], expected: Expected): number {
  const wanted = Math.min(10, products.filter((product) => isExpected(product, expected)).length)
  if (wanted === 0) throw new Error('Nothing is expected')
  return found.slice(0, 10).filter((product) => isExpected(product, expected)).length / wanted
}
