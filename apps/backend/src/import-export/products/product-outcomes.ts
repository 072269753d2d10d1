import { calculateListing } from '#src/catalogue/index/index.ts'
import type { Reader } from '#src/platform/database.ts'
import { selectOutcomeFacts } from '../queries.ts'
import type { ImportStore, ProductOutcome } from '../types.ts'

/** What products would be after a dry run: where they are sold, at what price and in which lists. */
export async function productOutcomes(
  db: Reader,
  productIds: number[],
  stores: readonly ImportStore[],
  now: Date,
): Promise<ProductOutcome[]> {
  const sold = Map.groupBy(await calculateListing(db, productIds, now), ({ productId }) => productId)
  return (await selectOutcomeFacts(db, productIds)).map(({ id, sku, isActive, isVisible, parents, lists }) => {
    const rows = sold.get(id) ?? []
    const soldIn = stores.flatMap(({ id: storeId, code, currency }) =>
      rows
        .filter((row) => row.storeId === storeId)
        .map(({ regular, final }) => ({ store: code, price: final, regularPrice: regular, currency })),
    )
    return { sku, soldIn, lists: soldIn.length === 0 ? [] : lists, unsold: soldIn.length > 0 ? null : unsold() }

    function unsold(): ProductOutcome['unsold'] {
      if (!isActive) return { reason: 'withdrawn', parents: [] }
      if (isVisible) return { reason: 'without price or store view', parents: [] }
      return parents.length > 0 ? { reason: 'variant', parents } : { reason: 'hidden', parents: [] }
    }
  })
}
