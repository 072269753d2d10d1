import { calculateFinalPrice, logCurrentPrices, pricesOf } from '../pricing/pricing.ts'
import type { Database, Writer } from '#src/platform/database.ts'
import { listingRows, type ListingSources } from './listing-row.ts'
import { loadSources, loadVocabulary, type RebuildScope } from './listing-sources.ts'
import {
  lockRebuild,
  removeFromListing,
  selectDue,
  selectListable,
  selectVariants,
  upsertListing,
} from './rebuild-queries.ts'
import type { ListingRow } from './types.ts'

const batchSize = 100

/** What the listing is to hold of some products in some store views. */
interface Batch {
  productIds: number[]
  storeIds: number[]
  rows: ListingRow[]
}

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

async function writeBatch(tx: Writer, { rows, ...scope }: Batch): Promise<number> {
  if (scope.productIds.length === 0) return 0
  const changed = rows.length === 0 ? 0 : await upsertListing(tx, rows)
  const kept = rows.map(({ storeId, productId }) => ({ storeId, productId }))
  return changed + (await removeFromListing(tx, scope, kept))
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
