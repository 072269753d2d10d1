import type { Reader, Writer } from '#src/platform/database.ts'
import {
  deleteShopStock,
  noteShopNews,
  putBackToStock,
  selectShopStock,
  selectStock,
  selectStockSums,
  takeFromStock,
  writeShopStock,
  writeStock,
} from './queries.ts'
import type { ShopStock, ShopStockRow, StockLine, StockRow } from './types.ts'

export type { ShopStock, ShopStockRow, StockLine, StockRow } from './types.ts'

/** The quantities on hand; a product that is not there at all has 0. */
export async function stockOf(db: Reader, productIds: readonly number[]): Promise<Map<number, number>> {
  if (productIds.length === 0) return new Map()
  const rows = await selectStock(db, [...new Set(productIds)])
  return new Map(rows.map((row) => [row.productId, row.quantity]))
}

/** The quantities on hand of several products together, for each group of them. */
export async function stockSumsOf(db: Reader, groups: readonly number[][]): Promise<number[]> {
  return groups.length === 0 ? [] : selectStockSums(db, [...groups])
}

/**
 * Sets counted quantities and writes the difference down as a delivery. Returns the ids of the products that changed;
 * whoever calls this publishes `stock.changed` with `{ productIds }`, an import `stock.imported`, as it rebuilds the listing itself.
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

/** What each of the shops has of these products together. Only told to shoppers: nothing is sold from it. */
export async function shopStockOf(
  db: Reader,
  shopIds: readonly number[],
  productIds: readonly number[],
): Promise<Map<number, ShopStock>> {
  if (shopIds.length === 0) return new Map()
  const rows = await selectShopStock(db, shopIds, productIds)
  return new Map(rows.map(({ shopId, quantity, toldAt }) => [shopId, { quantity, toldAt }]))
}

/**
 * Keeps what shops said they have at one time; what they do not name stays as it was. News older than what is known of a
 * shop changes nothing of it.
 */
export async function setShopStock(tx: Writer, rows: readonly ShopStockRow[], toldAt: Date): Promise<void> {
  const told = new Set(
    await noteShopNews(
      tx,
      [...new Set(rows.map(({ shopId }) => shopId))].toSorted((a, b) => a - b),
      toldAt,
    ),
  )
  const last = new Map(rows.map((row) => [`${row.productId} ${row.shopId}`, row]))
  const taken = [...last.values()].filter(({ shopId }) => told.has(shopId))
  if (taken.length === 0) return
  const gone = taken.filter(({ quantity }) => quantity <= 0)
  if (gone.length > 0) await deleteShopStock(tx, gone)
  const there = taken.filter(({ quantity }) => quantity > 0)
  if (there.length > 0) await writeShopStock(tx, there)
}

/** Two lines of one product become one, so that the sum is checked and not each part. */
function sumByProduct(lines: StockLine[]): StockLine[] {
  const sums = new Map<number, number>()
  for (const { productId, quantity } of lines) sums.set(productId, (sums.get(productId) ?? 0) + quantity)
  return [...sums]
    .map(([productId, quantity]) => ({ productId, quantity }))
    .toSorted((a, b) => a.productId - b.productId)
}
