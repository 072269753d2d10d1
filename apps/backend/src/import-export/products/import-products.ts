import { saveProducts, type AttributeDraft, type ProductDraft, type SaveReport } from '#src/catalogue/save/save.ts'
import { savePrices } from '#src/pricing/pricing.ts'
import { setStock } from '#src/inventory/inventory.ts'
import type { Writer } from '#src/platform/database.ts'
import { publish } from '#src/platform/events.ts'
import { addChange, addSaved } from '../batch/batch-report.ts'
import type { PictureStore } from '../batch/copy-pictures.ts'
import { parseProduct, type ProductRow, type ProductVocabulary } from './parse-products.ts'
import { mergeRows, type MergedProduct, type NameSlugs } from './product-drafts.ts'
import { productOutcomes } from './product-outcomes.ts'
import { createProductReferences } from './product-references.ts'
import { selectExisting, type ExistingProduct } from '../queries.ts'
import { indexSteps } from '../batch/index-steps.ts'
import type { BatchReport, Complaint, ProductOutcome, TableImport } from '../types.ts'
import { unifyDrafts, unifyRows, type Spellings } from './unify-skus.ts'

export interface ProductImportSetup {
  vocabulary: ProductVocabulary
  /** The attributes that the scan of the file found. */
  attributes: Map<string, AttributeDraft>
  pictures: PictureStore
  now: Date
  isDryRun: boolean
  /** Is told what each product would be, in a dry run. */
  onOutcome: ((outcome: ProductOutcome) => void) | undefined
  /** Also reindex unchanged products, because an earlier import ended before it had indexed them. */
  isIndexDue: boolean
  isIndexLater: boolean
  /** The complaints of the scan of the file. */
  remarks: Complaint[]
}

export const productColumns = ['sku']
const finishBatch = 200

interface Run extends ProductImportSetup {
  touched: Set<number>
  /** Products that refer to products further down in the file, with their line. */
  waiting: Map<string, { line: number; draft: ProductDraft }>
  hasNewCategories: boolean
  slugs: NameSlugs
  spellings: Spellings
}

/** Imports Magento's product export, with prices, stock and pictures. */
export function createProductImport(setup: ProductImportSetup): TableImport<ProductRow> {
  const references = createProductReferences(setup.attributes, setup.vocabulary.baseStore.id)
  const run: Run = {
    ...setup,
    touched: new Set(),
    waiting: new Map(),
    hasNewCategories: setup.isIndexDue,
    slugs: new Map(),
    spellings: new Map(),
  }
  const seen = new Map<string, number>()
  return {
    columns: productColumns,
    remarks: setup.remarks,
    keyOf: (row) => row.sku,
    parse(numbered) {
      const row = parseProduct(numbered, setup.vocabulary)
      if ('reason' in row) return row
      const spelled = run.spellings.get(row.sku.toLowerCase())
      if (spelled === undefined) run.spellings.set(row.sku.toLowerCase(), row.sku)
      else row.sku = spelled
      const key = `${row.isBase ? '' : row.store.id}/${row.sku}`
      const earlier = seen.get(key)
      if (earlier !== undefined)
        return { line: row.line, key: row.sku, reason: `the sku is already in line ${earlier}` }
      seen.set(key, row.line)
      return row
    },
    prepare: (rows) => checkPictures(rows, setup.pictures),
    async save(tx, rows, report) {
      await unifyRows(tx, rows, run.spellings)
      if (await references.save(tx, rows)) run.hasNewCategories = true
      await saveProductRows(tx, rows, report, run)
    },
    forget: () => references.forget(),
    finish: (report) => finishSteps(run, report),
  }
}

async function checkPictures(rows: ProductRow[], pictures: PictureStore): Promise<Complaint[]> {
  const complaints: Complaint[] = []
  for (const row of rows) {
    if (row.pictures === undefined) continue
    const kept = []
    for (const picture of row.pictures) {
      const taken = await pictures.take(picture.file)
      if (taken.file !== undefined) kept.push({ ...picture, file: taken.file })
      else if (taken.isFirst) complaints.push({ line: row.line, key: row.sku, reason: taken.reason, isWarning: true })
    }
    row.pictures = kept
  }
  return complaints
}

async function saveProductRows(tx: Writer, rows: ProductRow[], report: BatchReport, run: Run): Promise<void> {
  const bySku = Map.groupBy(rows, (row) => row.sku)
  const existing = new Map((await selectExisting(tx, [...bySku.keys()])).map((product) => [product.sku, product]))
  const products: MergedProduct[] = []
  for (const [sku, group] of bySku) {
    const { product, complaints } = mergeRows(group, existing.get(sku), run.slugs, run.vocabulary.websites?.isNamed)
    report.complaints.push(...complaints)
    if (product !== undefined) products.push(product)
  }
  const saved = await saveProducts(
    tx,
    products.map(({ draft }) => draft),
  )
  addSaved(
    report,
    products.map(({ draft }) => draft.sku),
    saved,
  )
  await savePricesOf(tx, products, saved.ids, report, run)
  await saveStockOf(tx, products, { ids: saved.ids, existing }, report, run)
  noteMissing(products, saved, report, run)
  for (const [sku, id] of saved.ids)
    if (run.isIndexDue || run.isDryRun || !report.unchanged.has(sku)) run.touched.add(id)
}

async function savePricesOf(
  tx: Writer,
  products: MergedProduct[],
  ids: Map<string, number>,
  report: BatchReport,
  run: Run,
): Promise<void> {
  const skus = new Map([...ids].map(([sku, id]) => [id, sku]))
  const prices = products.flatMap(({ draft, prices }) =>
    prices.map((price) => ({ productId: ids.get(draft.sku) ?? 0, ...price })),
  )
  const { changes } = await savePrices(tx, prices, run.now)
  for (const { productId, storeId, before, after } of changes) {
    const key = skus.get(productId) ?? ''
    const fields = Object.entries(after).flatMap(([field, value]) => {
      const old = before?.[field as keyof typeof after] ?? null
      const isSame = JSON.stringify(old) === JSON.stringify(value)
      return isSame ? [] : [{ field: `${storeId}:price.${field}`, before: old, after: value }]
    })
    addChange(report, { key, isNew: report.created.has(key), fields })
  }
}

async function saveStockOf(
  tx: Writer,
  products: MergedProduct[],
  saved: { ids: Map<string, number>; existing: Map<string, ExistingProduct> },
  report: BatchReport,
  run: Run,
): Promise<void> {
  const wanted: { productId: number; quantity: number }[] = []
  for (const { draft, quantity } of products) {
    const { sku } = draft
    const before = saved.existing.get(sku)?.quantity ?? null
    if (quantity === undefined || quantity === before) continue
    wanted.push({ productId: saved.ids.get(sku) ?? 0, quantity })
    addChange(report, {
      key: sku,
      isNew: report.created.has(sku),
      fields: [{ field: 'quantity', before, after: quantity }],
    })
  }
  // A dry run must not lock stock rows, since orders continue meanwhile.
  if (run.isDryRun) return
  const changed = await setStock(tx, wanted)
  if (changed.length > 0) await publish(tx, 'stock.imported', { productIds: changed })
}

/** Notes references to products that are not saved yet, to be retried at the end, and reports all others as missing. */
function noteMissing(products: MergedProduct[], saved: SaveReport, report: BatchReport, run: Run): void {
  const bySku = new Map(products.map((product) => [product.draft.sku, product]))
  for (const { key, field, reference } of saved.missing) {
    const product = bySku.get(key)
    const line = product?.line ?? 0
    if (product === undefined || !(field === 'variants' || field.startsWith('links'))) {
      report.complaints.push({ line, key, reason: `${field}: "${reference}" does not exist`, isWarning: true })
      continue
    }
    const { sku, variants, links } = product.draft
    const draft = { sku, ...(variants === undefined ? {} : { variants }), ...(links === undefined ? {} : { links }) }
    run.waiting.set(key, { line, draft })
  }
}

async function* finishSteps(run: Run, report: BatchReport): AsyncGenerator<(tx: Writer) => Promise<void>> {
  const waiting = [...run.waiting.values()]
  for (let start = 0; start < waiting.length; start += finishBatch) {
    const part = waiting.slice(start, start + finishBatch)
    yield (tx) => saveWaiting(tx, part, report, run)
  }
  if (run.isDryRun) yield* outcomeSteps(run)
  if (!run.isDryRun && !run.isIndexLater) yield* indexSteps([...run.touched], run.hasNewCategories, report)
}

async function* outcomeSteps({
  touched,
  vocabulary,
  now,
  onOutcome,
}: Run): AsyncGenerator<(tx: Writer) => Promise<void>> {
  if (onOutcome === undefined) return
  const stores = [...new Map([...vocabulary.stores.values()].map((store) => [store.id, store])).values()]
  const ids = [...touched]
  for (let start = 0; start < ids.length; start += finishBatch) {
    const part = ids.slice(start, start + finishBatch)
    yield async (tx) => (await productOutcomes(tx, part, stores, now)).forEach(onOutcome)
  }
}

async function saveWaiting(
  tx: Writer,
  part: { line: number; draft: ProductDraft }[],
  report: BatchReport,
  run: Run,
): Promise<void> {
  const drafts = part.map(({ draft }) => draft)
  const saved = await saveProducts(tx, await unifyDrafts(tx, drafts, run.spellings))
  for (const { key } of saved.changes) run.touched.add(saved.ids.get(key) ?? 0)
  for (const { key, field, reference } of saved.missing)
    report.complaints.push({
      line: run.waiting.get(key)?.line ?? 0,
      key,
      reason: `${field}: there is no product "${reference}"`,
      isWarning: true,
    })
}
