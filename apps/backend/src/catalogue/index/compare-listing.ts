import type { Reader } from '#src/platform/database.ts'
import { listingRows } from './listing-row.ts'
import { loadSources, loadSharedSources } from './listing-sources.ts'
import { selectListable, selectListedFacts, type ListedFacts } from './rebuild-queries.ts'

const batchSize = 100

/** A product whose listing row differs from the source tables. */
export interface ListingDifference {
  storeId: number
  sku: string
  /** Null if the product has no listing row. */
  listed: ListedFacts | null
  actual: ListedFacts | null
}

/**
 * Recalculates the listing rows of all products and yields those whose name, price, lowest price or stock status differs from the
 * stored row. Writes nothing.
 */
export async function* compareListing(db: Reader, now: Date): AsyncGenerator<ListingDifference> {
  const productIds = await selectListable(db, null)
  const shared = await loadSharedSources(db, { now })
  const storeIds = shared.stores.map((store) => store.id)
  for (let start = 0; start < productIds.length; start += batchSize) {
    const ids = productIds.slice(start, start + batchSize)
    const actual = new Map(
      listingRows(await loadSources(db, ids, storeIds, shared)).map((row) => [keyOf(row), factsOf(row)]),
    )
    const listed = new Map((await selectListedFacts(db, ids)).map((row) => [keyOf(row), factsOf(row)]))
    for (const [key, { storeId, sku }] of new Map([...actual, ...listed])) {
      const difference = { storeId, sku, listed: listed.get(key) ?? null, actual: actual.get(key) ?? null }
      if (JSON.stringify(difference.listed) !== JSON.stringify(difference.actual)) yield difference
    }
  }
}

/** What the listing rows of some products would be, by the source tables. Writes nothing. */
export async function calculateListing(db: Reader, productIds: number[], now: Date): Promise<ListedFacts[]> {
  const shared = await loadSharedSources(db, { now })
  const storeIds = shared.stores.map((store) => store.id)
  return listingRows(await loadSources(db, productIds, storeIds, shared)).map(factsOf)
}

const keyOf = ({ storeId, productId }: ListedFacts): string => `${storeId}/${productId}`

const factsOf = ({ storeId, productId, sku, name, regular, final, lowest, inStock }: ListedFacts): ListedFacts => ({
  storeId,
  productId,
  sku,
  name,
  regular,
  final,
  lowest,
  inStock,
})
