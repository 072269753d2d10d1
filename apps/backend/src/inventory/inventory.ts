import type { Reader, Writer } from '#src/platform/database.ts'
import { putBackToStock, selectStock, takeFromStock, writeStock } from './queries.ts'
import type { StockLine, StockRow } from './types.ts'

export type { StockLine, StockRow } from './types.ts'

/** The quantities on hand; a product that is not there at all has 0. */
export async function stockOf(db: Reader, productIds: readonly number[]): Promise<Map<number, number>> {
  if (productIds.length === 0) return new Map()
  const rows = await selectStock(db, [...new Set(productIds)])
  return new Map(rows.map((row) => [row.productId, row.quantity]))
}

/**
 * Sets counted quantities and writes the difference down as a delivery. Returns the ids of the products that changed;
 * whoever calls this outside an import publishes `stock.changed` with `{ productIds }`.
 */
export async function setStock(tx: Writer, rows: StockRow[]): Promise<number[]> {
  const last = new Map(rows.map((row) => [row.productId, row]))
  return last.size === 0 ? [] : writeStock(tx, [...last.values()])
}

/**
 * Takes an order's lines from the shelf, in ascending product id. Returns the lines for which there was not enough:
 * when there are any, the caller rolls its transaction back, for the other lines have been taken.
 */
export async function takeStock(tx: Writer, lines: StockLine[], orderId: number): Promise<StockLine[]> {
  const wanted = sumByProduct(lines)
  if (wanted.length === 0) return []
  const taken = new Set(await takeFromStock(tx, wanted, orderId))
  return wanted.filter((line) => !taken.has(line.productId))
}

/** Puts what an order had taken back on the shelf. */
export async function returnStock(tx: Writer, lines: StockLine[], orderId: number): Promise<void> {
  const wanted = sumByProduct(lines)
  if (wanted.length > 0) await putBackToStock(tx, wanted, orderId)
}

/** Two lines of one product become one, so that the sum is checked and not each part. */
function sumByProduct(lines: StockLine[]): StockLine[] {
  const sums = new Map<number, number>()
  for (const { productId, quantity } of lines) sums.set(productId, (sums.get(productId) ?? 0) + quantity)
  return [...sums]
    .map(([productId, quantity]) => ({ productId, quantity }))
    .toSorted((a, b) => a.productId - b.productId)
}
