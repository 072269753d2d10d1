import { slugOf, type ProductDraft, type ProductTextDraft } from '../catalogue/catalogue.ts'
import type { ProductRow } from './parse-products.ts'
import type { ExistingProduct } from './queries.ts'
import type { Complaint } from './types.ts'

export interface MergedProduct {
  draft: ProductDraft
  rows: ProductRow[]
}

/** Slugs that were made of names in this import, and the skus that have them. */
export type NameSlugs = Map<string, string>

/** Makes one draft of the rows of one sku: the base row and those of the store views. */
export function mergeRows(
  rows: ProductRow[],
  existing: ExistingProduct | undefined,
  slugs: NameSlugs,
): { product: MergedProduct | undefined; complaints: Complaint[] } {
  const complaints: Complaint[] = []
  const base = rows.find((row) => row.isBase)
  const first = rows[0]
  if (first === undefined) return { product: undefined, complaints }
  const refuse = (row: ProductRow, reason: string): void =>
    void complaints.push({ line: row.line, key: row.sku, reason })
  const fault = existing === undefined ? faultOfNew(base) : undefined
  if (fault !== undefined) {
    for (const row of rows) refuse(row, fault)
    return { product: undefined, complaints }
  }
  const texts: ProductTextDraft[] = []
  const kept: ProductRow[] = []
  for (const row of rows) {
    for (const reason of row.warnings) complaints.push({ line: row.line, key: row.sku, reason, isWarning: true })
    const text = textOf(row, base, existing, slugs)
    if (text === undefined && saysSomething(row) && !row.isBase) refuse(row, 'the name is missing')
    else kept.push(row)
    if (text !== undefined) texts.push(text)
  }
  const draft: ProductDraft = { sku: first.sku, ...base?.facts, ...listsOf(base, existing), ...amountsOf(rows) }
  return { product: { draft: texts.length > 0 ? { ...draft, texts } : draft, rows: kept }, complaints }
}

function faultOfNew(base: ProductRow | undefined): string | undefined {
  if (base === undefined) return 'there is no product with this sku, and no row of its own before this one'
  if (base.facts.type === undefined) return 'the product_type is missing'
  if (base.text.name === undefined) return 'the name is missing'
  return undefined
}

function saysSomething(row: ProductRow): boolean {
  return Object.keys(row.text).length > 0
}

/** A store view's row takes over from the base row what it leaves empty, as long as nothing is stored there. */
function textOf(
  row: ProductRow,
  base: ProductRow | undefined,
  existing: ExistingProduct | undefined,
  slugs: NameSlugs,
): ProductTextDraft | undefined {
  const stored = existing?.texts.find((text) => text.storeId === row.storeId)
  if (stored !== undefined && !saysSomething(row)) return undefined
  const inherited = stored === undefined && !row.isBase && saysSomething(row) ? base?.text : undefined
  const name = row.text.name ?? stored?.name ?? inherited?.name
  if (name === undefined) return undefined
  const urlKey = row.text.urlKey ?? stored?.urlKey ?? (row.text.name === undefined ? inherited?.urlKey : undefined)
  return {
    ...inherited,
    ...row.text,
    storeId: row.storeId,
    name,
    urlKey: urlKey === undefined ? slugOfName(name, row, slugs) : slugOf(urlKey),
  }
}

/** Many things may bear one name and no slug: the first takes the name's, the others add their sku. */
function slugOfName(name: string, { sku, storeId }: ProductRow, slugs: NameSlugs): string {
  const slug = slugOf(name)
  const key = `${storeId}/${slug}`
  const owner = slugs.get(key) ?? sku
  slugs.set(key, owner)
  return owner === sku ? slug : slugOf(`${name} ${sku}`)
}

function listsOf(base: ProductRow | undefined, existing: ExistingProduct | undefined): Partial<ProductDraft> {
  if (base === undefined) return {}
  const options = base.options.map(({ code, value }) => ({ attributeCode: code, value }))
  const codes = new Set(base.variations.flatMap(({ values }) => values.map(({ code }) => code)))
  return {
    ...(options.length === 0 && (existing?.options.length ?? 0) === 0 ? {} : { options }),
    ...(base.categories.length === 0 ? {} : { categories: base.categories.map((path) => ({ path })) }),
    ...(base.pictures === undefined ? {} : { pictures: base.pictures }),
    ...(base.variations.length === 0
      ? {}
      : { superAttributes: [...codes], variants: base.variations.map(({ sku }) => sku) }),
  }
}

function amountsOf(rows: ProductRow[]): Partial<ProductDraft> {
  const amounts = rows.filter((row) => row.amounts.length > 0)
  if (amounts.length === 0) return {}
  return { giftcardAmounts: amounts.map(({ storeId, amounts }) => ({ storeId, amounts })) }
}
