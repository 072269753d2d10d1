import { priceLogsAt, productsRepricedBetween } from '#src/pricing/pricing.ts'
import type { Context } from '#src/platform/context.ts'
import { groupBy } from '../save/save-report.ts'
import type { ListingRow } from '../types.ts'
import { listingRows } from './listing-row.ts'
import { loadSharedSources, loadSources } from './listing-sources.ts'
import { selectListable } from './rebuild-queries.ts'

const batchSize = 100

/**
 * The listing rows, with the prices of another moment, of the products whose price may then differ from now. Writes nothing.
 * A moment of the past has the prices that are stored now, in their periods.
 */
export async function rowsPricedAt({ db, store, now }: Context, at: Date): Promise<ListingRow[]> {
  const changed = await productsRepricedBetween(db, store.id, now, at)
  if (changed.length === 0) return []
  const productIds = await selectListable(db, changed)
  const shared = await loadSharedSources(db, { storeIds: [store.id], now: at })
  const rows: ListingRow[] = []
  for (let start = 0; start < productIds.length; start += batchSize) {
    const sources = await loadSources(db, productIds.slice(start, start + batchSize), [store.id], shared)
    const logs = await priceLogsAt(db, [...sources.prices.values()], { now, at })
    rows.push(...listingRows({ ...sources, logs: groupBy(logs, (row) => `${row.storeId}/${row.productId}`) }))
  }
  return rows
}
