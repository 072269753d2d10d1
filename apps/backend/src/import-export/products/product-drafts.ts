import { slugOf, type ProductDraft, type ProductTextDraft } from '#src/catalogue/save/save.ts'
import type { ProductRow } from './parse-products.ts'
import { lacksRegular, pricesOf, type StorePrice } from './product-prices.ts'
import type { ExistingProduct } from '../queries.ts'
import type { Complaint, ImportStore } from '../types.ts'

export interface MergedProduct {
  draft: ProductDraft
  prices: StorePrice[]
  quantity: number | undefined
  /** The first line of the product in the file. */
  line: number
}

/** Slugs generated from names in this import, with the SKUs that use them. */
export type NameSlugs = Map<string, string>

/**
 * Merges the rows of one SKU into a draft: the base row, which applies to the store views of its websites, and the store
 * view rows. With `isStrict`, rows of store views outside of the product's websites are skipped.
 */
export function mergeRows(
  given: ProductRow[],
  existing: ExistingProduct | undefined,
  slugs: NameSlugs,
  isStrict = false,
): { product: MergedProduct | undefined; complaints: Complaint[] } {
  const complaints: Complaint[] = []
  const base = given.find((row) => row.isBase)
  const first = given[0]
  if (first === undefined) return { product: undefined, complaints }
  const warn = (row: ProductRow, reason: string): void =>
    void complaints.push({ line: row.line, key: row.sku, reason, isWarning: true })
  const refuse = (row: ProductRow, reason: string): void =>
    void complaints.push({ line: row.line, key: row.sku, reason })
  const fault = existing === undefined ? faultOfNew(base) : undefined
  if (fault !== undefined) {
    for (const row of given) refuse(row, fault)
    return { product: undefined, complaints }
  }
  for (const row of given) for (const reason of row.warnings) warn(row, reason)
  const baseStores = storesOfBase(base)
  const rows = given.filter((row) => {
    const isOutside = isStrict && !row.isBase && isPlaced(base) && !baseStores.includes(row.store)
    if (isOutside) warn(row, `it is in no website of the store view ${row.store.code}`)
    return !isOutside
  })
  if (base !== undefined && baseStores.length === 0 && rows.length === 1)
    warn(base, 'it is not visible: none of its websites has a store view')
  const texts: ProductTextDraft[] = []
  const kept: ProductRow[] = []
  for (const row of spread(rows, base, baseStores)) {
    const text = textOf(row, base, existing, slugs)
    if (text === undefined && hasContent(row) && !row.isBase) refuse(row, 'the name is missing')
    else if (!row.isBase) kept.push(row)
    if (text !== undefined) texts.push(text)
  }
  const textIds = new Set([...texts, ...(existing?.texts ?? [])].map(({ storeId }) => storeId))
  const priced = pricesOf({ rows: kept, base, baseStores, existing, textIds })
  complaints.push(...priced.complaints)
  const draft: ProductDraft = {
    sku: first.sku,
    ...base?.facts,
    ...listsOf(base, existing),
    ...inStoresOf(kept, base, existing),
    ...amountsOf(spread(rows, base, baseStores)),
    ...(texts.length > 0 ? { texts } : {}),
  }
  return { product: { draft, prices: priced.prices, quantity: base?.quantity, line: first.line }, complaints }
}

const isPlaced = (base: ProductRow | undefined): boolean => base?.websiteStores !== undefined

function storesOfBase(base: ProductRow | undefined): ImportStore[] {
  return base === undefined ? [] : (base.websiteStores ?? [base.store])
}

/** The base row for each store view that has no row of its own, then the other rows. */
function spread(rows: ProductRow[], base: ProductRow | undefined, baseStores: ImportStore[]): ProductRow[] {
  const own = rows.filter((row) => !row.isBase)
  const spoken = new Set(own.filter(hasContent).map(({ store }) => store.id))
  if (base === undefined) return own
  const silent = baseStores.filter(({ id }) => !spoken.has(id))
  return [
    ...silent.map((store) => ({
      ...base,
      store,
      amounts: store.currency === base.store.currency ? base.amounts : [],
    })),
    ...own,
  ]
}

function faultOfNew(base: ProductRow | undefined): string | undefined {
  if (base === undefined) return 'there is no product with this sku, and no row of its own before this one'
  if (base.facts.type === undefined) return 'the product_type is missing'
  if (base.text.name === undefined) return 'the name is missing'
  if (lacksRegular(base.price)) return 'there is a special_price but no price'
  return undefined
}

function hasContent(row: ProductRow): boolean {
  return Object.keys(row.text).length > 0
}

/** Empty fields of a store view row come from the base row, unless the store view has stored values. */
function textOf(
  row: ProductRow,
  base: ProductRow | undefined,
  existing: ExistingProduct | undefined,
  slugs: NameSlugs,
): ProductTextDraft | undefined {
  const stored = existing?.texts.find((text) => text.storeId === row.store.id)
  if (stored !== undefined && !hasContent(row)) return undefined
  const inherited = stored === undefined && !row.isBase && hasContent(row) ? base?.text : undefined
  const name = row.text.name ?? stored?.name ?? inherited?.name
  if (name === undefined) return undefined
  const urlKey = row.text.urlKey ?? stored?.urlKey ?? (row.text.name === undefined ? inherited?.urlKey : undefined)
  return {
    ...inherited,
    ...row.text,
    storeId: row.store.id,
    name,
    urlKey: urlKey === undefined ? slugOfName(name, row, slugs, base?.facts.isVisible !== false) : slugOf(urlKey),
  }
}

/** Generates a slug from a name. The first visible product with a name gets that slug; the slugs of others end with their SKU. */
function slugOfName(name: string, { sku, store }: ProductRow, slugs: NameSlugs, isVisible: boolean): string {
  const slug = slugOf(name)
  if (!isVisible) return slug
  const key = `${store.id}/${slug}`
  const owner = slugs.get(key) ?? sku
  slugs.set(key, owner)
  return owner === sku ? slug : slugOf(`${name} ${sku}`)
}

function listsOf(base: ProductRow | undefined, existing: ExistingProduct | undefined): Partial<ProductDraft> {
  if (base === undefined) return {}
  const codes = new Set(base.variations.flatMap(({ values }) => values.map(({ code }) => code)))
  return {
    ...optionsOf(base, existing),
    ...(base.categories.length === 0 ? {} : { categories: base.categories.map((path) => ({ path })) }),
    ...(base.pictures === undefined ? {} : { pictures: base.pictures }),
    ...(base.variations.length === 0
      ? {}
      : { superAttributes: [...codes], variants: base.variations.map(({ sku }) => sku) }),
  }
}

/** The options of the attributes that a row names replace the stored ones; those of other attributes stay, as in Magento. */
function optionsOf(base: ProductRow, existing: ExistingProduct | undefined): Pick<ProductDraft, 'options'> {
  if (base.options.length === 0) return {}
  const named = new Set(base.options.map(({ code }) => code))
  const kept = (existing?.options ?? []).flatMap((key) => {
    const middle = key.indexOf('=')
    const attributeCode = key.slice(0, middle)
    return named.has(attributeCode) ? [] : [{ attributeCode, value: key.slice(middle + 1) }]
  })
  return { options: [...kept, ...base.options.map(({ code, value }) => ({ attributeCode: code, value }))] }
}

/**
 * Where the rows of store views differ from the product. A product that is on sale or shown everywhere needs no difference for that, so
 * that it leaves every store view when it is withdrawn later. One that a row withdraws or hides stays so there.
 */
function inStoresOf(
  rows: ProductRow[],
  base: ProductRow | undefined,
  existing: ExistingProduct | undefined,
): Pick<ProductDraft, 'inStores'> {
  const differing = rows.filter(({ inStore }) => Object.keys(inStore).length > 0)
  if (differing.length === 0) return {}
  const isActive = base?.facts.isActive ?? existing?.isActive ?? true
  const isVisible = base?.facts.isVisible ?? existing?.isVisible ?? true
  const differenceFrom = (own: boolean, value: boolean): boolean | null => (own && value ? null : value)
  return {
    inStores: differing.map(({ store, inStore }) => ({
      storeId: store.id,
      ...(inStore.isActive === undefined ? {} : { isActive: differenceFrom(isActive, inStore.isActive) }),
      ...(inStore.isVisible === undefined ? {} : { isVisible: differenceFrom(isVisible, inStore.isVisible) }),
    })),
  }
}

function amountsOf(rows: ProductRow[]): Partial<ProductDraft> {
  const amounts = rows.filter((row) => row.amounts.length > 0)
  if (amounts.length === 0) return {}
  return { giftcardAmounts: amounts.map(({ store, amounts }) => ({ storeId: store.id, amounts })) }
}
