import { run, type Reader, type Statement, type Writer } from '#src/platform/database.ts'
import { publicationOf } from '#src/platform/events.ts'
import {
  deleteShopStock,
  saveReportTimes,
  putBackToStock,
  selectShopStock,
  selectStock,
  selectStockSums,
  takingOf,
  writeShopStock,
  writeStock,
} from './queries.ts'
import type { ShopStock, ShopStockRow, StockLine, StockRow } from './types.ts'

export type { ShopStockRow } from './types.ts'

/** The quantities on hand; 0 for a product without a stock row. */
export async function stockOf(db: Reader, productIds: readonly number[]): Promise<Map<number, number>> {
  if (productIds.length === 0) return new Map()
  const rows = await selectStock(db, [...new Set(productIds)])
  return new Map(rows.map((row) => [row.productId, row.quantity]))
}

/** The total quantity on hand of each group of products. */
export async function stockSumsOf(db: Reader, groups: readonly number[][]): Promise<number[]> {
  return groups.length === 0 ? [] : selectStockSums(db, [...groups])
}

/**
 * Sets counted quantities and records the differences as deliveries. Returns the ids of the changed products. The caller must
 * publish `stock.changed` with `{ productIds }`, or `stock.imported` in an import, which rebuilds the listing itself.
 */
export async function setStock(tx: Writer, rows: StockRow[]): Promise<number[]> {
  const last = new Map(rows.map((row) => [row.productId, row]))
  return last.size === 0 ? [] : writeStock(tx, [...last.values()])
}

/** The lines without sufficient stock, and the products of which nothing is left. */
export interface TakenStock {
  missing: StockLine[]
  soldOut: number[]
}

/**
 * Takes an order's lines from stock, by ascending product id. If lines are missing, the caller must roll back its transaction,
 * because the others have been taken. The caller must publish `stock.changed` for what is sold out, see `publishSoldOut`.
 */
export const takeStock = async (tx: Writer, lines: StockLine[], orderId: number): Promise<TakenStock> =>
  lines.length === 0 ? { missing: [], soldOut: [] } : run(tx, stockTakingOf(lines, orderId))

/** Like `takeStock`, to be sent together with other statements. */
export function stockTakingOf(lines: StockLine[], orderId: number): Statement<TakenStock> {
  const wanted = sumByProduct(lines)
  const { query, read } = takingOf(wanted, orderId)
  return {
    query,
    read(result) {
      const taken = read(result)
      const ids = new Set(taken.map(({ productId }) => productId))
      return {
        missing: wanted.filter((line) => !ids.has(line.productId)),
        soldOut: taken.filter(({ left }) => left === 0).map(({ productId }) => productId),
      }
    },
  }
}

/** Has the listing rebuilt after a sale. It shows only whether a product is in stock, so other sales do not change it. */
export async function publishSoldOut(tx: Writer, taken: Pick<TakenStock, 'soldOut'>): Promise<void> {
  const publication = soldOutOf(taken)
  if (publication !== undefined) await run(tx, publication)
}

/** Like `publishSoldOut`, to be sent together with other statements. */
export const soldOutOf = ({ soldOut }: Pick<TakenStock, 'soldOut'>): Statement<void> | undefined =>
  soldOut.length === 0 ? undefined : publicationOf('stock.changed', { productIds: soldOut })

/** Returns an order's lines to stock. */
export async function returnStock(tx: Writer, lines: StockLine[], orderId: number): Promise<void> {
  const wanted = sumByProduct(lines)
  if (wanted.length > 0) await putBackToStock(tx, wanted, orderId)
}

/** The total stock of these products in each physical shop. For display only: orders never take this stock. */
export async function shopStockOf(
  db: Reader,
  shopIds: readonly number[],
  productIds: readonly number[],
): Promise<Map<number, ShopStock>> {
  if (shopIds.length === 0) return new Map()
  const rows = await selectShopStock(db, shopIds, productIds)
  return new Map(rows.map(({ shopId, ...stock }) => [shopId, stock]))
}

/**
 * Stores one stock report of physical shops. Products that it does not contain keep their quantity, and a report older than a
 * shop's latest one is ignored.
 */
export async function setShopStock(tx: Writer, rows: readonly ShopStockRow[], toldAt: Date): Promise<void> {
  const reported = new Set(
    await saveReportTimes(
      tx,
      [...new Set(rows.map(({ shopId }) => shopId))].toSorted((a, b) => a - b),
      toldAt,
    ),
  )
  const last = new Map(rows.map((row) => [`${row.productId} ${row.shopId}`, row]))
  const taken = [...last.values()].filter(({ shopId }) => reported.has(shopId))
  if (taken.length === 0) return
  const gone = taken.filter(({ quantity }) => quantity <= 0)
  if (gone.length > 0) await deleteShopStock(tx, gone)
  const there = taken.filter(({ quantity }) => quantity > 0)
  if (there.length > 0) await writeShopStock(tx, there)
}

/** Merges lines with the same product, so that their total is checked against the stock. */
function sumByProduct(lines: StockLine[]): StockLine[] {
  const sums = new Map<number, number>()
  for (const { productId, quantity } of lines) sums.set(productId, (sums.get(productId) ?? 0) + quantity)
  return [...sums]
    .map(([productId, quantity]) => ({ productId, quantity }))
    .toSorted((a, b) => a.productId - b.productId)
}
