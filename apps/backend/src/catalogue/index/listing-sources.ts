import { stockOf } from '#src/inventory/inventory.ts'
import { pricesOf, reducedPriceLogs } from '#src/pricing/pricing.ts'
import type { Reader } from '#src/platform/database.ts'
import { selectCategoryTexts } from '../category-queries.ts'
import type { ListingSources } from './listing-row.ts'
import { selectProductTexts } from '../product-queries.ts'
import { foldText } from '../slug.ts'
import {
  selectAmounts,
  selectInStores,
  selectLinks,
  selectNames,
  selectPictures,
  selectProductCategories,
  selectProductOptions,
  selectSources,
  selectStores,
  selectSuperAttributes,
  selectVariants,
} from './rebuild-queries.ts'
import { selectOptions } from '../save/save-queries.ts'
import { groupBy } from '../save/save-report.ts'

export interface RebuildScope {
  storeIds?: number[]
  /** If an id is that of a variant, its parent products are selected. */
  productIds?: number[]
  now?: Date
}

/** Source data that all listing rows share. */
export type SharedSources = Pick<ListingSources, 'stores' | 'optionLabels' | 'categoryNames' | 'fold' | 'now'>

export async function loadSharedSources(db: Reader, scope: RebuildScope): Promise<SharedSources> {
  const stores = (await selectStores(db)).filter((store) => scope.storeIds?.includes(store.id) ?? true)
  const options = await selectOptions(db, null)
  const texts = await selectCategoryTexts(db, null)
  return {
    stores,
    now: scope.now ?? new Date(),
    optionLabels: new Map(options.map((option) => [option.id, { value: option.value, labels: option.labels }])),
    categoryNames: new Map(texts.map((text) => [`${text.storeId}/${text.categoryId}`, text.name])),
    fold: rememberingFold(),
  }
}

/** Reads the source data for the listing rows of some products. */
export async function loadSources(
  db: Reader,
  productIds: number[],
  storeIds: number[],
  shared: SharedSources,
): Promise<ListingSources> {
  const products = await selectSources(db, productIds)
  const ids = products.map((product) => product.id)
  const variants = await selectVariants(db, ids)
  const variantIds = [...new Set(variants.map((variant) => variant.id))]
  const everyId = [...new Set([...ids, ...variantIds])]
  return {
    ...shared,
    products,
    variants: groupBy(variants, (row) => row.parentId),
    texts: groupBy(await selectProductTexts(db, ids), (row) => row.productId),
    inStores: new Map((await selectInStores(db, everyId)).map((row) => [`${row.storeId}/${row.productId}`, row])),
    names: new Map((await selectNames(db, variantIds)).map((row) => [`${row.storeId}/${row.productId}`, row.name])),
    pictures: listsOf(await selectPictures(db, everyId), ({ productId: _, ...picture }) => picture),
    options: listsOf(await selectProductOptions(db, everyId), (row) => row.optionId),
    superAttributes: groupBy(await selectSuperAttributes(db, ids), (row) => row.productId),
    categories: groupBy(await selectProductCategories(db, ids), (row) => row.productId),
    links: groupBy(await selectLinks(db, ids), (row) => row.productId),
    amounts: groupBy(await selectAmounts(db, ids), (row) => `${row.storeId}/${row.productId}`),
    prices: new Map((await pricesOf(db, everyId, storeIds)).map((row) => [`${row.storeId}/${row.productId}`, row])),
    logs: groupBy(await reducedPriceLogs(db, everyId, storeIds), (row) => `${row.storeId}/${row.productId}`),
    stock: await stockOf(db, everyId),
  }
}

function rememberingFold(): (text: string) => string {
  const folded = new Map<string, string>()
  return (text) => {
    const known = folded.get(text) ?? foldText(text)
    folded.set(text, known)
    return known
  }
}

/** What the rows say, in their order, by product. */
function listsOf<Row extends { productId: number }, T>(rows: readonly Row[], read: (row: Row) => T): Map<number, T[]> {
  const lists = new Map<number, T[]>()
  for (const row of rows) {
    const list = lists.get(row.productId)
    if (list === undefined) lists.set(row.productId, [read(row)])
    else list.push(read(row))
  }
  return lists
}
