import type { Reader } from '#src/platform/database.ts'
import { listingRows } from './listing-row.ts'
import { loadSources, loadVocabulary } from './listing-sources.ts'
import { selectListable, selectListedFacts, type ListedFacts } from './rebuild-queries.ts'

const batchSize = 100

/** What a listing says of a product and what the tables behind it say. */
export interface ListingDifference {
  storeId: number
  sku: string
  /** Null where one of them does not have the product at all. */
  listed: ListedFacts | null
  actual: ListedFacts | null
}

/**
 * Reads every product and works its row of each store view out anew; answers those whose name, prices, lowest price or stock
 * the listing tells otherwise. Writes nothing.
 */
export async function* compareListing(db: Reader, now: Date): AsyncGenerator<ListingDifference> {
  const productIds = await selectListable(db, null)
  const vocabulary = await loadVocabulary(db, { now })
  const storeIds = vocabulary.stores.map((store) => store.id)
  for (let start = 0; start < productIds.length; start += batchSize) {
    const ids = productIds.slice(start, start + batchSize)
    const actual = new Map(
      listingRows(await loadSources(db, ids, storeIds, vocabulary)).map((row) => [keyOf(row), factsOf(row)]),
    )
    const listed = new Map((await selectListedFacts(db, ids)).map((row) => [keyOf(row), factsOf(row)]))
    for (const [key, { storeId, sku }] of new Map([...actual, ...listed])) {
      const difference = { storeId, sku, listed: listed.get(key) ?? null, actual: actual.get(key) ?? null }
      if (JSON.stringify(difference.listed) !== JSON.stringify(difference.actual)) yield difference
    }
  }
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
