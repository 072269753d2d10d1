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

export interface RebuildScope {
  storeIds?: number[]
  /** Variants stand for their parents. */
  productIds?: number[]
  now?: Date
}

const batch = 100

type Vocabulary = Pick<ListingSources, 'stores' | 'optionLabels' | 'categoryNames' | 'now'>

/** Brings the listing up to date with the tables behind it. Returns how many rows changed or went. */
export async function rebuildListing(tx: Writer, scope: RebuildScope = {}): Promise<number> {
  if (scope.productIds?.length === 0) return 0
  await lockRebuild(tx)
  const productIds = await selectListable(tx, scope.productIds ?? null)
  const vocabulary = await loadVocabulary(tx, scope)
  let changed = 0
  for (let start = 0; start < productIds.length; start += batch)
    changed += await rebuildBatch(tx, productIds.slice(start, start + batch), vocabulary)
  return changed
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

async function rebuildBatch(tx: Writer, productIds: number[], vocabulary: Vocabulary): Promise<number> {
  const storeIds = vocabulary.stores.map((store) => store.id)
  const rows = listingRows(await loadSources(tx, productIds, storeIds, vocabulary))
  const removed = await removeFromListing(
    tx,
    { productIds, storeIds },
    rows.map(({ storeId, productId }) => ({ storeId, productId })),
  )
  return removed + (rows.length === 0 ? 0 : await upsertListing(tx, rows))
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
