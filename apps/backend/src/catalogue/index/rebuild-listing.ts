import { calculateFinalPrice, logCurrentPrices, pricesOf } from '#src/pricing/pricing.ts'
import { sendTogether, type Database, type Writer } from '#src/platform/database.ts'
import { listingRows, type ListingSources } from './listing-row.ts'
import { loadSources, loadSharedSources, type RebuildScope } from './listing-sources.ts'
import {
  forgetRemoval,
  lockRebuild,
  removeFromListing,
  selectDue,
  selectListable,
  selectVariants,
  upsertListing,
} from './rebuild-queries.ts'
import type { ListingRow } from '../types.ts'

const batchSize = 100

/** The new listing rows of some products in some store views. */
interface Batch {
  productIds: number[]
  storeIds: number[]
  rows: ListingRow[]
}

/** Updates the listing from its source tables. Returns the number of rows that were changed or removed. */
export async function rebuildListing(tx: Writer, scope: RebuildScope = {}): Promise<number> {
  if (scope.productIds?.length === 0) return 0
  await lockRebuild(tx)
  const productIds = await selectListable(tx, scope.productIds ?? null)
  const shared = await loadSharedSources(tx, scope)
  let changed = 0
  let before: Batch = { productIds: [], storeIds: [], rows: [] }
  for (let start = 0; start < productIds.length; start += batchSize) {
    const ids = productIds.slice(start, start + batchSize)
    const storeIds = shared.stores.map((store) => store.id)
    const sources = await loadSources(tx, ids, storeIds, shared)
    // The database writes one batch while this process calculates the next.
    const [written, rows] = await Promise.all([writeBatch(tx, before), calculateRows(sources)])
    changed += written
    before = { productIds: ids, storeIds, rows }
  }
  return changed + (await writeBatch(tx, before))
}

async function calculateRows(sources: ListingSources): Promise<ListingRow[]> {
  return listingRows(sources)
}

async function writeBatch(tx: Writer, { rows, ...scope }: Batch): Promise<number> {
  if (scope.productIds.length === 0) return 0
  const remaining = rows.map(({ storeId, productId }) => ({ storeId, productId }))
  const removed = removeFromListing(scope, remaining)
  const counts = await sendTogether(tx, [...upsertListing(rows), forgetRemoval(remaining), removed])
  return counts.reduce((sum, count) => sum + count, 0)
}

/**
 * Applies special prices that have begun or ended: writes them to the price log, then to the listing. Call it every minute.
 * Returns the number of changed rows.
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
