import { appendPriceLog } from '#src/pricing/pricing.ts'
import { CellError, parseDate, parsePrice } from '../parse/parse-cells.ts'
import { needStore, needText, parseWith } from '../parse/parse-with.ts'
import { selectProductIds } from '../queries.ts'
import { indexSteps } from '../batch/index-steps.ts'
import type { ImportStore, Row, TableImport } from '../types.ts'

interface LogDraft {
  line: number
  sku: string
  storeId: number
  regular: number
  final: number
  validFrom: Date
}

/** The price history: `sku`, `store_view_code`, `price`, `final_price`, `valid_from`. Existing entries stay unchanged. */
export function createPriceLogImport(
  stores: ReadonlyMap<string, ImportStore>,
  isIndexLater: boolean,
): TableImport<LogDraft> {
  const touched = new Set<number>()
  return {
    columns: ['sku', 'store_view_code', 'price', 'final_price', 'valid_from'],
    keyOf: (draft) => draft.sku,
    parse: parseWith('sku', (row, line) => readEntry(row, line, stores)),
    async save(tx, drafts, report) {
      const ids = await selectProductIds(tx, [...new Set(drafts.map(({ sku }) => sku))])
      const known = drafts.filter(({ sku }) => ids.has(sku))
      for (const { line, sku } of drafts.filter((draft) => !known.includes(draft)))
        report.complaints.push({ line, key: sku, reason: 'there is no product with this sku' })
      const added = await appendPriceLog(
        tx,
        known.map(({ line: _, sku, ...entry }) => ({ ...entry, productId: ids.get(sku) ?? 0 })),
      )
      report.counted.created += added
      report.counted.unchanged += known.length - added
      if (added > 0) for (const { sku } of known) touched.add(ids.get(sku) ?? 0)
    },
    async *finish(report) {
      if (!isIndexLater) yield* indexSteps([...touched], false, report)
    },
  }
}

function readEntry(row: Row, line: number, stores: ReadonlyMap<string, ImportStore>): LogDraft {
  const regular = parsePrice('price', row['price'])
  const final = parsePrice('final_price', row['final_price'])
  const { id: storeId, timeZone } = needStore(row, stores)
  const validFrom = parseDate('valid_from', row['valid_from'], 'month-first', timeZone)
  if (regular === undefined || final === undefined) throw new CellError('the price or the final_price is missing')
  if (validFrom === undefined) throw new CellError('valid_from is missing')
  return { line, sku: needText(row, 'sku'), storeId, regular, final, validFrom }
}
