import type { Writer } from '#src/platform/database.ts'
import { calculateFinalPrice } from './calculate-final-price.ts'
import { insertPriceLogWhereChanged, selectPrices, upsertPrices } from './queries.ts'
import type { Price, PriceRow, PriceSaveReport } from './types.ts'

/** Saves prices of products in store views and logs the changes. */
export async function savePrices(tx: Writer, rows: readonly PriceRow[], now: Date): Promise<PriceSaveReport> {
  const wanted = [...new Map(rows.map((row) => [keyOf(row), row])).values()]
  const report: PriceSaveReport = { created: 0, changed: 0, unchanged: 0, changes: [] }
  if (wanted.length === 0) return report
  const productIds = [...new Set(wanted.map((row) => row.productId))]
  const storeIds = [...new Set(wanted.map((row) => row.storeId))]
  const existing = new Map((await selectPrices(tx, productIds, storeIds)).map((row) => [keyOf(row), row]))
  const changed = wanted.filter((row) => {
    const before = existing.get(keyOf(row))
    if (before !== undefined && isSamePrice(before, row)) return false
    const { productId, storeId } = row
    report.changes.push({
      productId,
      storeId,
      before: before === undefined ? null : priceOf(before),
      after: priceOf(row),
    })
    if (before === undefined) report.created++
    else report.changed++
    return true
  })
  report.unchanged = wanted.length - changed.length
  if (changed.length === 0) return report
  await upsertPrices(tx, changed)
  await insertPriceLogWhereChanged(
    tx,
    changed.map((row) => ({ ...row, final: calculateFinalPrice(row, now), validFrom: now })),
  )
  return report
}

function keyOf(row: { productId: number; storeId: number }): string {
  return `${row.productId}/${row.storeId}`
}

function priceOf({ regular, special, specialFrom, specialTo }: Price): Price {
  return { regular, special, specialFrom, specialTo }
}

function isSamePrice(a: Price, b: Price): boolean {
  return JSON.stringify(priceOf(a)) === JSON.stringify(priceOf(b))
}
