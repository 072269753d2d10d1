import { calculateFinalPrice, logCurrentPrices, pricesOf, reducedPriceLogs } from '../pricing/pricing.ts'
import { stockOf } from '../inventory/inventory.ts'
import type { Database, Writer } from '#src/platform/database.ts'
import { selectCategoryTexts } from './category-queries.ts'
import { listingRows, type ListingSources } from './listing-row.ts'
import { selectProductTexts } from './product-queries.ts'
import {
  lockRebuild,
  removeFromListing,
  selectAmounts,
  selectDue,
  selectLinks,
  selectListable,
  selectNames,
  selectPictures,
  selectProductCategories,
  selectProductOptions,
  selectSources,
  selectStores,
  selectSuperAttributes,
  selectVariants,
  upsertListing,
} from './rebuild-queries.ts'
import { selectOptions } from './save-queries.ts'
import { groupBy } from './save-report.ts'
import type { ListingRow } from './types.ts'

export interface RebuildScope {
  storeIds?: number[]
  /** Variants stand for their parents. */
  productIds?: number[]
  now?: Date
}

const batchSize = 100

/** What the listing is to hold of some products in some store views. */
interface Batch {
  productIds: number[]
  storeIds: number[]
  rows: ListingRow[]
}

type Vocabulary = Pick<ListingSources, 'stores' | 'optionLabels' | 'categoryNames' | 'now'>

/** Brings the listing up to date with the tables behind it. Returns how many rows changed or went. */
export async function rebuildListing(tx: Writer, scope: RebuildScope = {}): Promise<number> {
  if (scope.productIds?.length === 0) return 0
  await lockRebuild(tx)
  const productIds = await selectListable(tx, scope.productIds ?? null)
  const vocabulary = await loadVocabulary(tx, scope)
  let changed = 0
  let before: Batch = { productIds: [], storeIds: [], rows: [] }
  for (let start = 0; start < productIds.length; start += batchSize) {
    const ids = productIds.slice(start, start + batchSize)
    const storeIds = vocabulary.stores.map((store) => store.id)
    const sources = await loadSources(tx, ids, storeIds, vocabulary)
    // The database writes one batch while the next is worked out here.
    const [written, rows] = await Promise.all([writeBatch(tx, before), workOut(sources)])
    changed += written
    before = { productIds: ids, storeIds, rows }
  }
  return changed + (await writeBatch(tx, before))
}

async function workOut(sources: ListingSources): Promise<ListingRow[]> {
  return listingRows(sources)
}

async function loadVocabulary(tx: Writer, scope: RebuildScope): Promise<Vocabulary> {
  const stores = (await selectStores(tx)).filter((store) => scope.storeIds?.includes(store.id) ?? true)
  const options = await selectOptions(tx, null)
  const texts = await selectCategoryTexts(tx, null)
  return {
    stores,
    now: scope.now ?? new Date(),
    optionLabels: new Map(options.map((option) => [option.id, { value: option.value, labels: option.labels }])),
    categoryNames: new Map(texts.map((text) => [`${text.storeId}/${text.categoryId}`, text.name])),
  }
}

async function writeBatch(tx: Writer, { rows, ...scope }: Batch): Promise<number> {
  if (scope.productIds.length === 0) return 0
  const changed = rows.length === 0 ? 0 : await upsertListing(tx, rows)
  const kept = rows.map(({ storeId, productId }) => ({ storeId, productId }))
  return changed + (await removeFromListing(tx, scope, kept))
}

async function loadSources(
  tx: Writer,
  productIds: number[],
  storeIds: number[],
  vocabulary: Vocabulary,
): Promise<ListingSources> {
  const products = await selectSources(tx, productIds)
  const ids = products.map((product) => product.id)
  const variants = await selectVariants(tx, ids)
  const variantIds = [...new Set(variants.map((variant) => variant.id))]
  const everyId = [...new Set([...ids, ...variantIds])]
  return {
    ...vocabulary,
    products,
    variants: groupBy(variants, (row) => row.parentId),
    texts: groupBy(await selectProductTexts(tx, ids), (row) => row.productId),
    names: new Map((await selectNames(tx, variantIds)).map((row) => [`${row.storeId}/${row.productId}`, row.name])),
    pictures: groupBy(await selectPictures(tx, everyId), (row) => row.productId),
    options: groupBy(await selectProductOptions(tx, everyId), (row) => row.productId),
    superAttributes: groupBy(await selectSuperAttributes(tx, ids), (row) => row.productId),
    categories: groupBy(await selectProductCategories(tx, ids), (row) => row.productId),
    links: groupBy(await selectLinks(tx, ids), (row) => row.productId),
    amounts: groupBy(await selectAmounts(tx, ids), (row) => `${row.storeId}/${row.productId}`),
    prices: new Map((await pricesOf(tx, everyId, storeIds)).map((row) => [`${row.storeId}/${row.productId}`, row])),
    logs: groupBy(await reducedPriceLogs(tx, everyId, storeIds), (row) => `${row.storeId}/${row.productId}`),
    stock: await stockOf(tx, everyId),
  }
}

/**
 * Follows special prices that began or ended by the clock: writes them into the price log, then into the listing.
 * Meant to be called every minute. Returns how many rows changed.
 */
export async function rebuildDue(database: Database, now: Date): Promise<number> {
  const due = await selectDue(database.reader, now)
  if (due.length === 0) return 0
  return database.transaction(async (tx) => {
    const variants = await selectVariants(tx, due)
    const prices = await pricesOf(tx, [...due, ...variants.map((variant) => variant.id)], null)
    await logCurrentPrices(
      tx,
      prices.map((row) => ({ ...row, final: calculateFinalPrice(row, now), validFrom: now })),
    )
    return rebuildListing(tx, { productIds: due, now })
  })
}
