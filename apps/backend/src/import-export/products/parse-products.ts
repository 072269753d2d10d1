import { cleanHtml } from '#src/cms/cms.ts'
import { parseSizeRows, type PictureDraft, type ProductDraft, type ProductTextDraft } from '#src/catalogue/save/save.ts'
import { parseAttributes, parseVariations, type AttributeValue, type Variation } from '../parse/parse-attributes.ts'
import {
  CellError,
  parseDate,
  parseEnd,
  parseList,
  parseNumber,
  parsePrice,
  parseQuantity,
  type DateOrder,
} from '../parse/parse-cells.ts'
import { parseFlag, parseStatus } from '../parse/parse-flag.ts'
import { parseVisibility } from '../parse/parse-visibility.ts'
import { decodeEntities } from '../parse/decode-entities.ts'
import { parseCategories } from '../parse/parse-categories.ts'
import { parsePictures } from '../parse/parse-pictures.ts'
import type { Websites } from '../parse/read-websites.ts'
import type { Complaint, ImportStore, NumberedRow, Row } from '../types.ts'

export type AttributeInput = 'select' | 'text'

/** What is needed to parse a row. */
export interface ProductVocabulary {
  /** Store views by the codes used in the file, which are the merchant's own if the operator mapped them. */
  stores: ReadonlyMap<string, ImportStore>
  /** The store view of rows without a `store_view_code`. */
  baseStore: ImportStore
  /** The mapping of websites to store views. Undefined for our own rows, which list their store views. */
  websites: Websites | undefined
  dateOrder: DateOrder
  /** The roots of category trees, by the names used in the file. */
  roots?: ReadonlySet<string> | undefined
  inputs: Map<string, AttributeInput>
  taxClasses: Set<string>
}

export interface SpecialPrice {
  special: number | null
  specialFrom: Date | null
  specialTo: Date | null
}

/**
 * The price fields of a row. An undefined field is taken from the base row, or keeps its stored value. The dates of a special price are
 * days of each store view that it applies to.
 */
export interface RowPrice {
  regular: number | undefined
  special: ((timeZone: string) => SpecialPrice) | undefined
}

type Facts = Omit<
  ProductDraft,
  'sku' | 'texts' | 'options' | 'variants' | 'superAttributes' | 'categories' | 'pictures'
>

/** A validated row of a products file. A store view row has only the fields that differ there. */
export interface ProductRow {
  line: number
  sku: string
  store: ImportStore
  isBase: boolean
  /** The store views of a base row's websites; undefined if it lists no website. */
  websiteStores: ImportStore[] | undefined
  facts: Facts
  /** Whether the product is sold and shown in the store view of a row of its own. */
  inStore: Sale
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

/** Parses one row of Magento's product export. */
export function parseProduct({ line, row }: NumberedRow, vocabulary: ProductVocabulary): ProductRow | Complaint {
  const sku = (row['sku'] ?? '').trim()
  try {
    if (sku === '') throw new CellError('the sku is missing')
    if (sku.length > 64) throw new CellError('the sku is longer than 64 characters')
    if (Object.values(row).some((cell) => cell.includes('\uFFFD')))
      throw new CellError('the row is not written in UTF-8 (perhaps --encoding windows-1250)')
    if (Object.values(row).some((cell) => cell.includes('\0'))) throw new CellError('the row holds a null character')
    return readRow(line, sku, row, vocabulary)
  } catch (error) {
    if (error instanceof CellError) return { line, key: sku, reason: error.message }
    throw error
  }
}

/** Magento's marker that deletes the stored value. An empty cell keeps it. */
const emptied = '__EMPTY__VALUE__'

const isEmptied = (cell: string | undefined): boolean => cell?.trim() === emptied

/** Only texts can be deleted. In other columns the marker counts as an empty cell. */
const withoutEmptied = (row: Row): Row =>
  Object.fromEntries(Object.entries(row).map(([column, cell]) => [column, isEmptied(cell) ? '' : cell]))

function readRow(line: number, sku: string, given: Row, vocabulary: ProductVocabulary): ProductRow {
  const row = withoutEmptied(given)
  const code = (row['store_view_code'] ?? '').trim()
  const store = code === '' ? vocabulary.baseStore : vocabulary.stores.get(code)
  if (store === undefined)
    throw new CellError(`the store view "${code}" does not exist; use --views ${code}=CODE to map it`)
  const isBase = code === ''
  const warnings: string[] = []
  const leaveOut = (column: string) => (item: string) =>
    void warnings.push(`${column}: "${item.slice(0, 60)}" is not understood and left out`)
  const values = attributeValues(row, vocabulary.inputs, leaveOut('additional_attributes'))
  const isSelect = ({ code }: AttributeValue): boolean => vocabulary.inputs.get(code) === 'select'
  const texts = values
    .filter((value) => !isSelect(value) && !isBrokenChart(value, warnings))
    .map(({ code, value }) => [code, value])
  return {
    line,
    sku,
    store,
    isBase,
    websiteStores: isBase ? readWebsites(row, vocabulary) : undefined,
    facts: isBase ? readFacts(row, vocabulary, warnings) : {},
    inStore: isBase ? {} : readSale(row, warnings),
    text: {
      ...readText(row),
      ...readEmptied(given),
      ...(texts.length === 0 ? {} : { attributes: Object.fromEntries(texts) }),
    },
    options: isBase ? values.filter(isSelect).flatMap(splitValues) : [],
    categories: isBase ? parseCategories(decodeEntities(row['categories'] ?? ''), vocabulary.roots) : [],
    variations: isBase ? parseVariations(row['configurable_variations'], leaveOut('configurable_variations')) : [],
    pictures: isBase ? parsePictures(row) : undefined,
    price: readPrice(row, vocabulary.dateOrder),
    quantity: isBase ? readQuantity(row, warnings) : undefined,
    amounts: parseList(row['giftcard_amounts'] || row['giftcard_amount'])
      .map((cell) => parsePrice('giftcard_amounts', cell) ?? 0)
      .filter((amount) => amount > 0),
    warnings,
  }
}

/** Whether a product is sold, and whether it has a page and is in lists. */
type Sale = Pick<ProductDraft, 'isActive' | 'isVisible'>

function readSale(row: Row, warnings: string[]): Sale {
  const visibility = parseVisibility(row['visibility'])
  if (visibility === 'catalogue' || visibility === 'search')
    warnings.push('visibility: the product is shown both in lists and in the search')
  return given({
    isVisible: visibility === undefined ? undefined : visibility !== 'hidden',
    isActive: readStatus(row),
  })
}

/** A file without the column `product_online` may say it in `status`, as the exports of other tools and of older shops do. */
const readStatus = (row: Row): boolean | undefined =>
  row['product_online'] === undefined
    ? parseStatus('status', row['status'])
    : parseStatus('product_online', row['product_online'])

function readWebsites(row: Row, { websites }: ProductVocabulary): ImportStore[] | undefined {
  const codes = parseList(row['product_websites'])
  if (codes.length === 0 || websites === undefined) return undefined
  return [...new Set(codes.flatMap((code) => websites.stores.get(code) ?? []))]
}

function isBrokenChart({ code, value }: AttributeValue, warnings: string[]): boolean {
  const isBroken = code === 'size_chart_data' && parseSizeRows(value) === undefined
  if (isBroken) warnings.push('size_chart_data is not understood and left out')
  return isBroken
}

const internalAttributes = new Set(['has_options', 'required_options', 'sku', 'quantity_and_stock_status'])

/** The values from `additional_attributes` and from columns with the code of an attribute. */
export function attributeValues(
  row: Row,
  inputs: ReadonlyMap<string, AttributeInput>,
  onUnreadable?: (item: string) => void,
): AttributeValue[] {
  const given = parseAttributes(row['additional_attributes'], onUnreadable)
  const values = given.filter(({ code }) => !internalAttributes.has(code))
  for (const code of inputs.keys()) {
    const value = (row[code] ?? '').trim()
    if (value !== '') values.push({ code, value })
  }
  // An empty value deletes the stored value of a text attribute.
  return values
    .filter(({ value }) => value !== '')
    .map(({ code, value }) => ({ code, value: isEmptied(value) ? '' : value }))
}

/** Splits multiple values of an attribute, separated by `|`. */
export function splitValues({ code, value }: AttributeValue): AttributeValue[] {
  return parseList(decodeEntities(value), '|').map((part) => ({ code, value: part }))
}

const types = ['simple', 'configurable', 'virtual', 'giftcard'] as const

function readFacts(row: Row, { baseStore, taxClasses, dateOrder }: ProductVocabulary, warnings: string[]): Facts {
  const typeName = (row['product_type'] ?? '').trim()
  const type = types.find((name) => name === typeName)
  if (type === undefined && typeName !== '') throw new CellError(`the product type "${typeName}" is not supported`)
  const taxClass = (row['tax_class_name'] ?? '').trim()
  const isTaxKnown = taxClass === '' || taxClasses.has(taxClass)
  if (!isTaxKnown) warnings.push(`the tax class "${taxClass}" is not known; Taxable Goods is used`)
  const limit = parseQuantity('max_cart_qty', row['max_cart_qty']) ?? 0
  const giftcardType = readGiftcardType(row['giftcard_type'])
  return given({
    ...readSale(row, warnings),
    type,
    attributeSet: (row['attribute_set_code'] ?? '').trim() || undefined,
    taxClass: taxClass === '' ? undefined : isTaxKnown ? taxClass : 'Taxable Goods',
    weight: parseNumber('weight', row['weight']),
    maxCartQuantity:
      limit > 0 && parseFlag('use_config_max_sale_qty', row['use_config_max_sale_qty']) !== true ? limit : undefined,
    giftcardType,
    createdAt: parseDate('created_at', row['created_at'], dateOrder, baseStore.timeZone),
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
  if (type === undefined) throw new CellError(`giftcard_type "${name.slice(0, 40)}" is not known`)
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
  const plain = (column: string): string | undefined => {
    const text = cell(column)
    return text === undefined ? undefined : decodeEntities(text)
  }
  const name = plain('name')
  if (name !== undefined && name.length > 255) throw new CellError('the name is longer than 255 characters')
  return given({
    name,
    urlKey: cell('url_key'),
    description: html('description'),
    shortDescription: html('short_description'),
    metaTitle: plain('meta_title'),
    metaKeywords: plain('meta_keywords'),
    metaDescription: plain('meta_description'),
  })
}

function readEmptied(row: Row): ProductRow['text'] {
  return {
    ...(isEmptied(row['description']) ? { description: '' } : {}),
    ...(isEmptied(row['short_description']) ? { shortDescription: '' } : {}),
    ...(isEmptied(row['meta_title']) ? { metaTitle: null } : {}),
    ...(isEmptied(row['meta_keywords']) ? { metaKeywords: null } : {}),
    ...(isEmptied(row['meta_description']) ? { metaDescription: null } : {}),
  }
}

/** Without a column for special prices, special prices are kept. An empty cell in that column removes the special price. */
function readPrice(row: Row, order: DateOrder): RowPrice | undefined {
  const regular = parsePrice('price', row['price'])
  const special = parsePrice('special_price', row['special_price'])
  const period = (timeZone: string) => ({
    specialFrom: parseDate('special_price_from_date', row['special_price_from_date'], order, timeZone) ?? null,
    specialTo: parseEnd('special_price_to_date', row['special_price_to_date'], order, timeZone) ?? null,
  })
  // Dates that cannot be read are refused with their row.
  period('UTC')
  if (regular === undefined && special === undefined) return undefined
  if (row['special_price'] === undefined) return { regular, special: undefined }
  if (special === undefined) return { regular, special: () => ({ special: null, specialFrom: null, specialTo: null }) }
  return { regular, special: (timeZone) => ({ special, ...period(timeZone) }) }
}

const uncounted = 1_000_000

function readQuantity(row: Row, warnings: string[]): number | undefined {
  const type = (row['product_type'] ?? '').trim()
  if (type === 'configurable') return undefined
  const quantity = parseQuantity('qty', row['qty'])
  if (quantity !== undefined && quantity !== parseNumber('qty', row['qty']))
    warnings.push(`qty ${(row['qty'] ?? '').trim()} is counted as ${quantity}`)
  if (parseFlag('is_in_stock', row['is_in_stock']) === false) return 0
  const isCounted =
    parseFlag('use_config_manage_stock', row['use_config_manage_stock']) !== false ||
    parseFlag('manage_stock', row['manage_stock']) !== false
  return isCounted || quantity === undefined ? quantity : uncounted
}

/** Drops undefined values, so that the stored ones are kept. */
function given<T extends object>(values: T): Given<T> {
  const kept: Given<T> = {}
  for (const name in values) {
    const value = values[name]
    if (isGiven(value)) kept[name] = value
  }
  return kept
}

type Given<T> = { [K in keyof T]?: Exclude<T[K], undefined> }

const isGiven = <T>(value: T): value is Exclude<T, undefined> => value !== undefined
