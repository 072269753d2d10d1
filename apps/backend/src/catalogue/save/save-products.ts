import type { Writer } from '#src/platform/database.ts'
import { selectCategories } from '../category-queries.ts'
import type { FieldChange, ProductDraft, SaveReport } from '../drafts.ts'
import { missingIn, productLists, skusIn, type ProductListOf, type References } from './product-lists.ts'
import {
  replaceList,
  selectList,
  selectProductIds,
  selectProductsBySku,
  touchProducts,
  upsertProducts,
  type ProductRow,
} from '../product-queries.ts'
import { optionKey } from './save-attributes.ts'
import { saveProductTexts } from './save-product-texts.ts'
import { selectAttributes, selectOptions } from './save-queries.ts'
import {
  addToReport,
  byKey,
  canonical,
  compareFields,
  emptyReport,
  groupBy,
  mergeFields,
  type Fields,
} from './save-report.ts'

type Changes = Map<string, FieldChange[]>

/**
 * Saves products by SKU with their texts, options, variants, categories, links and pictures, in a fixed number of SQL
 * statements. Call it with a few hundred drafts at a time, and `rebuildListing` afterwards.
 */
export async function saveProducts(tx: Writer, drafts: readonly ProductDraft[]): Promise<SaveReport> {
  const report = emptyReport()
  const wanted = byKey(drafts, (draft) => draft.sku)
  if (wanted.size === 0) return report
  const skus = [...wanted.keys()]
  const existing = byKey(await selectProductsBySku(tx, skus), (row) => row.sku)
  const changes: Changes = new Map(skus.map((sku) => [sku, []]))
  await saveRows(tx, [...wanted.values()], existing, changes)
  const references = await loadReferences(tx, [...wanted.values()])
  for (const sku of skus) {
    const id = references.skus.get(sku)
    if (id !== undefined) report.ids.set(sku, id)
  }
  const shown = [...wanted.values()].filter(
    ({ sku, isVisible, inStores }) =>
      (isVisible && existing.get(sku)?.isVisible === false) || inStores?.some((place) => place.isVisible),
  )
  await saveProductTexts(tx, [...wanted.values()], references.skus, changes, new Set(shown.map(({ sku }) => sku)))
  for (const list of productLists) await saveList(tx, list, [...wanted.values()], references, changes, report)
  for (const [sku, fields] of changes) addToReport(report, sku, !existing.has(sku), fields)
  const touched = [...changes].filter(([sku, fields]) => fields.length > 0 && existing.has(sku))
  await touchProducts(
    tx,
    touched.map(([sku]) => references.skus.get(sku) ?? 0),
  )
  return report
}

const rowFields = [
  'type',
  'attributeSet',
  'taxClass',
  'isVisible',
  'isActive',
  'weight',
  'maxCartQuantity',
  'giftcardType',
  'createdAt',
] as const

function newProduct(sku: string): Omit<ProductRow, 'id'> {
  return {
    sku,
    type: 'simple',
    attributeSet: 'Default',
    taxClass: 'Taxable Goods',
    isVisible: true,
    isActive: true,
    weight: null,
    maxCartQuantity: 10_000,
    giftcardType: null,
    createdAt: new Date(),
  }
}

async function saveRows(
  tx: Writer,
  drafts: ProductDraft[],
  existing: Map<string, ProductRow>,
  changes: Changes,
): Promise<void> {
  const rows: Omit<ProductRow, 'id'>[] = []
  for (const draft of drafts) {
    const before = existing.get(draft.sku)
    const given = Object.fromEntries(rowFields.map((field) => [field, draft[field]]))
    const fields = compareFields((before ?? {}) as Fields, given)
    changes.get(draft.sku)?.push(...fields)
    if (before === undefined || fields.length > 0) rows.push(mergeFields(before ?? newProduct(draft.sku), given))
  }
  if (rows.length > 0) await upsertProducts(tx, rows)
}

async function loadReferences(tx: Writer, drafts: ProductDraft[]): Promise<References> {
  const skus = [...new Set(drafts.flatMap(skusIn))]
  const attributes = new Map((await selectAttributes(tx)).map((row) => [row.code, row.id]))
  const used = new Set(drafts.flatMap((draft) => (draft.options ?? []).map((option) => option.attributeCode)))
  const ids = [...used].map((code) => attributes.get(code)).filter((id) => id !== undefined)
  return {
    attributes,
    skus: new Map((await selectProductIds(tx, skus)).map((row) => [row.sku, row.id])),
    categories: new Map((await selectCategories(tx)).map((row) => [row.path, row.id])),
    options: new Map((await selectOptions(tx, ids)).map((row) => [optionKey(row), row.id])),
  }
}

async function saveList(
  tx: Writer,
  list: ProductListOf,
  drafts: ProductDraft[],
  references: References,
  changes: Changes,
  report: SaveReport,
): Promise<void> {
  const given = drafts.filter((draft) => draft[list.field] !== undefined)
  const idOf = (draft: ProductDraft): number => references.skus.get(draft.sku) ?? 0
  if (given.length === 0) return
  const stored = groupBy(await selectList(tx, list, given.map(idOf)), (row) => row.product_id)
  const replaced: number[] = []
  const rows: ({ product_id: number } & Record<string, unknown>)[] = []
  for (const draft of given) {
    const id = idOf(draft)
    const before = (stored.get(id) ?? []).map(({ product_id: _, ...part }) => part)
    const after = list.rowsOf(draft, before, references, missingIn(report, draft.sku)) ?? []
    if (canonical(before) === canonical(after)) continue
    changes.get(draft.sku)?.push({ field: list.field, before, after })
    replaced.push(id)
    rows.push(...after.map((part) => ({ product_id: id, ...part })))
  }
  if (replaced.length > 0) await replaceList(tx, list, replaced, rows)
}
