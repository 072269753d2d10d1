import type { Reader } from '#src/platform/database.ts'
import { setShopStock, type ShopStockRow } from '#src/inventory/inventory.ts'
import { shopIds } from '#src/store-locator/store-locator.ts'
import { CellError, parseDate, parseQuantity } from '../parse/parse-cells.ts'
import { needText, parseWith } from '../parse/parse-with.ts'
import { selectProductIds } from '../queries.ts'
import type { Row, TableImport } from '../types.ts'

interface ShopStockDraft extends Omit<ShopStockRow, 'productId'> {
  sku: string
  line: number
  toldAt: Date
}

/**
 * The stock reported by shops: one row per shop and product. `told_at`, the time of the report, defaults to that of the import.
 */
export async function createShopStockImport(db: Reader, now: Date): Promise<TableImport<ShopStockDraft>> {
  const shops = await shopIds(db)
  return {
    columns: ['shop_code', 'sku', 'qty'],
    keyOf: ({ sku, shopId }) => `${shopId}/${sku}`,
    parse: parseWith('sku', (row, line) => readStock(row, line, shops, now)),
    async save(tx, drafts, report) {
      const ids = await selectProductIds(tx, [...new Set(drafts.map(({ sku }) => sku))])
      const rows = drafts.flatMap(({ sku, line, ...row }) => {
        const productId = ids.get(sku)
        if (productId !== undefined) return [{ ...row, productId }]
        report.complaints.push({ line, key: sku, reason: 'there is no such product', isWarning: true })
        return []
      })
      for (const [toldAt, rowsAtTime] of Map.groupBy(rows, (row) => row.toldAt.getTime()))
        await setShopStock(tx, rowsAtTime, new Date(toldAt))
      report.counted.changed += rows.length
    },
  }
}

function readStock(row: Row, line: number, shops: ReadonlyMap<string, number>, now: Date): ShopStockDraft {
  const code = needText(row, 'shop_code')
  const shopId = shops.get(code)
  if (shopId === undefined) throw new CellError(`the shop "${code.slice(0, 60)}" does not exist`)
  const quantity = parseQuantity('qty', row['qty'])
  if (quantity === undefined) throw new CellError('qty is missing')
  const toldAt = parseDate('told_at', row['told_at']) ?? now
  if (toldAt > now) throw new CellError('told_at is in the future')
  return { sku: needText(row, 'sku'), line, shopId, quantity, toldAt }
}
