import { cleanHtml } from '../cms/cms.ts'
import { parseSizeRows, type PictureDraft, type ProductDraft, type ProductTextDraft } from '../catalogue/catalogue.ts'
import { parseAttributes, parseVariations, type AttributeValue, type Variation } from './parse-attributes.ts'
import {
  CellFault,
  decodeEntities,
  endOfDay,
  parseDate,
  parseFlag,
  parseList,
  parseNumber,
  parsePrice,
  parseQuantity,
} from './parse-cells.ts'
import { parseCategories } from './parse-categories.ts'
import { parsePictures } from './parse-pictures.ts'
import type { Complaint, ImportStore, NumberedRow, Row } from './types.ts'

export type AttributeInput = 'select' | 'text'

/** What a row is read against. */
export interface ProductVocabulary {
  stores: Map<string, ImportStore>
  /** The store view that rows without a `store_view_code` speak for. */
  baseStore: ImportStore
  inputs: Map<string, AttributeInput>
  taxClasses: Set<string>
}

export interface RowPrice {
  regular: number
  special: number | null
  specialFrom: Date | null
  specialTo: Date | null
}

type Facts = Omit<
  ProductDraft,
  'sku' | 'texts' | 'options' | 'variants' | 'superAttributes' | 'categories' | 'pictures'
>

/** One row of a products file, checked. A row of a store view carries only what differs there. */
export interface ProductRow {
  line: number
  sku: string
  storeId: number
  isBase: boolean
  facts: Facts
  text: Omit<ProductTextDraft, 'name' | 'urlKey' | 'storeId'> & { name?: string; urlKey?: string }
  options: AttributeValue[]
  categories: string[]
  variations: Variation[]
  pictures: PictureDraft[] | undefined
  price: RowPrice | undefined
  quantity: number | undefined
  amounts: number[]
  warnings: string[]
}

/** Reads one row of Magento's product export. */
export function parseProduct({ line, row }: NumberedRow, vocabulary: ProductVocabulary): ProductRow | Complaint {
  const sku = (row['sku'] ?? '').trim()
  try {
    if (sku === '') throw new CellFault('the sku is missing')
    if (sku.length > 64) throw new CellFault('the sku is longer than 64 characters')
    if (Object.values(row).some((cell) => cell.includes('\uFFFD')))
      throw new CellFault('the row is not written in UTF-8')
    if (Object.values(row).some((cell) => cell.includes('\0'))) throw new CellFault('the row holds a null character')
    return readRow(line, sku, row, vocabulary)
  } catch (error) {
    if (error instanceof CellFault) return { line, key: sku, reason: error.message }
    throw error
  }
}

function readRow(line: number, sku: string, row: Row, vocabulary: ProductVocabulary): ProductRow {
  const code = (row['store_view_code'] ?? '').trim()
  const store = code === '' ? vocabulary.baseStore : vocabulary.stores.get(code)
  if (store === undefined) throw new CellFault(`the store view "${code}" does not exist`)
  const isBase = code === ''
  const warnings: string[] = []
  const values = attributeValues(row, vocabulary.inputs)
  const isSelect = ({ code }: AttributeValue): boolean => vocabulary.inputs.get(code) === 'select'
  const texts = values
    .filter((value) => !isSelect(value) && !isBrokenChart(value, warnings))
    .map(({ code, value }) => [code, value])
  return {
    line,
    sku,
    storeId: store.id,
    isBase,
    facts: isBase ? readFacts(row, vocabulary, warnings) : {},
    text: { ...readText(row), ...(texts.length === 0 ? {} : { attributes: Object.fromEntries(texts) }) },
    options: isBase ? values.filter(isSelect).flatMap(splitValues) : [],
    categories: isBase ? parseCategories(row['categories']) : [],
    variations: isBase ? parseVariations(row['configurable_variations']) : [],
    pictures: isBase ? parsePictures(row) : undefined,
    price: readPrice(row),
    quantity: isBase ? readQuantity(row) : undefined,
    amounts: parseList(row['giftcard_amounts'] || row['giftcard_amount'])
      .map((cell) => parsePrice('giftcard_amounts', cell) ?? 0)
      .filter((amount) => amount > 0),
    warnings,
  }
}

function isBrokenChart({ code, value }: AttributeValue, warnings: string[]): boolean {
  const isBroken = code === 'size_chart_data' && parseSizeRows(value) === undefined
  if (isBroken) warnings.push('size_chart_data is not understood and left out')
  return isBroken
}

const internalAttributes = new Set(['has_options', 'required_options', 'sku', 'quantity_and_stock_status'])

/** Values from `additional_attributes` and from columns that are named like an attribute. */
export function attributeValues(row: Row, inputs: ReadonlyMap<string, AttributeInput>): AttributeValue[] {
  const values = parseAttributes(row['additional_attributes']).filter(({ code }) => !internalAttributes.has(code))
  for (const code of inputs.keys()) {
    const value = (row[code] ?? '').trim()
    if (value !== '') values.push({ code, value })
  }
  return values.filter(({ value }) => value !== '')
}

/** Several values of one attribute are parted by `|`. */
export function splitValues({ code, value }: AttributeValue): AttributeValue[] {
  return parseList(decodeEntities(value), '|').map((part) => ({ code, value: part }))
}

const types = ['simple', 'configurable', 'virtual', 'giftcard'] as const

function readFacts(row: Row, { taxClasses }: ProductVocabulary, warnings: string[]): Facts {
  const typeName = (row['product_type'] ?? '').trim()
  const type = types.find((name) => name === typeName)
  if (type === undefined && typeName !== '') throw new CellFault(`the product type "${typeName}" is not supported`)
  const taxClass = (row['tax_class_name'] ?? '').trim()
  const isTaxKnown = taxClass === '' || taxClasses.has(taxClass)
  if (!isTaxKnown) warnings.push(`the tax class "${taxClass}" is not known; Taxable Goods is used`)
  const limit = parseQuantity('max_cart_qty', row['max_cart_qty']) ?? 0
  const giftcardType = readGiftcardType(row['giftcard_type'])
  const visibility = (row['visibility'] ?? '').trim()
  return given({
    type,
    attributeSet: (row['attribute_set_code'] ?? '').trim() || undefined,
    taxClass: taxClass === '' ? undefined : isTaxKnown ? taxClass : 'Taxable Goods',
    isVisible: visibility === '' ? undefined : visibility.toLowerCase() !== 'not visible individually',
    isActive: parseFlag(row['product_online']),
    weight: parseNumber('weight', row['weight']),
    maxCartQuantity: limit > 0 && parseFlag(row['use_config_max_sale_qty']) !== true ? limit : undefined,
    giftcardType,
    createdAt: parseDate('created_at', row['created_at']),
    links: readLinks(row),
  })
}

function readGiftcardType(cell: string | undefined): Facts['giftcardType'] | undefined {
  const name = (cell ?? '').trim().toUpperCase()
  if (name === '') return undefined
  const known = {
    VIRTUAL: 'VIRTUAL',
    PHYSICAL: 'PHYSICAL',
    COMBINED: 'COMBINED',
    0: 'VIRTUAL',
    1: 'PHYSICAL',
    2: 'COMBINED',
  }
  const type = new Map(Object.entries(known)).get(name)
  if (type === undefined) throw new CellFault(`giftcard_type "${name.slice(0, 40)}" is not known`)
  return type as NonNullable<Facts['giftcardType']>
}

const linkColumns = [
  ['related_skus', 'related'],
  ['upsell_skus', 'upsell'],
  ['crosssell_skus', 'crosssell'],
  ['color_skus', 'colour'],
] as const

function readLinks(row: Row): Facts['links'] | undefined {
  const links = linkColumns.flatMap(([column, kind]) => {
    const skus = parseList(row[column])
    return skus.length === 0 ? [] : [[kind, skus] as const]
  })
  return links.length === 0 ? undefined : Object.fromEntries(links)
}

function readText(row: Row): ProductRow['text'] {
  const cell = (column: string): string | undefined => (row[column] ?? '').trim() || undefined
  const html = (column: string): string | undefined => {
    const text = cell(column)
    return text === undefined ? undefined : cleanHtml(text)
  }
  const name = cell('name')
  if (name !== undefined && name.length > 255) throw new CellFault('the name is longer than 255 characters')
  return given({
    name: name === undefined ? undefined : decodeEntities(name),
    urlKey: cell('url_key'),
    description: html('description'),
    shortDescription: html('short_description'),
    metaTitle: cell('meta_title'),
    metaKeywords: cell('meta_keywords'),
    metaDescription: cell('meta_description'),
  })
}

function readPrice(row: Row): RowPrice | undefined {
  const regular = parsePrice('price', row['price'])
  const special = parsePrice('special_price', row['special_price'])
  const from = parseDate('special_price_from_date', row['special_price_from_date'])
  const to = endOfDay(parseDate('special_price_to_date', row['special_price_to_date']))
  if (regular === undefined) {
    if (special !== undefined) throw new CellFault('there is a special_price but no price')
    return undefined
  }
  if (special === undefined) return { regular, special: null, specialFrom: null, specialTo: null }
  return { regular, special, specialFrom: from ?? null, specialTo: to ?? null }
}

const uncounted = 1_000_000

function readQuantity(row: Row): number | undefined {
  const type = (row['product_type'] ?? '').trim()
  if (type === 'configurable') return undefined
  const quantity = parseQuantity('qty', row['qty'])
  if (parseFlag(row['is_in_stock']) === false) return 0
  const isCounted = parseFlag(row['use_config_manage_stock']) !== false || parseFlag(row['manage_stock']) !== false
  return isCounted || quantity === undefined ? quantity : uncounted
}

/** Leaves out what is undefined, so that it keeps what is stored. */
function given<T extends object>(values: T): { [K in keyof T]?: Exclude<T[K], undefined> } {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as never
}
