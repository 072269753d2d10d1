import { saveDynamicBlocks, type DynamicBlockDraft } from '#src/dynamic-block/dynamic-block.ts'
import { CellError, parseList, parseNumber } from '../parse/parse-cells.ts'
import { parseFlag } from '../parse/parse-flag.ts'
import { needStore, needText, parseWith } from '../parse/parse-with.ts'
import type { ImportStore, Row, TableImport } from '../types.ts'

/** The dynamic blocks table: one row per block and store view. `docs/import.md` describes the columns. */
export function createDynamicBlockImport(
  stores: ReadonlyMap<string, ImportStore>,
  now: Date,
): TableImport<DynamicBlockDraft> {
  return {
    columns: ['dynamic_block_id', 'store_view_code', 'name', 'content', 'cart_rules', 'is_active'],
    keyOf: ({ id, storeId }) => `${id}/${storeId}`,
    parse: parseWith('dynamic_block_id', (row) => readBlock(row, stores)),
    async save(tx, blocks, report) {
      const { created, changed, unchanged } = await saveDynamicBlocks(tx, blocks, now)
      report.counted.created += created
      report.counted.changed += changed
      report.counted.unchanged += unchanged
    },
  }
}

function readBlock(row: Row, stores: ReadonlyMap<string, ImportStore>): DynamicBlockDraft {
  const id = parseNumber('dynamic_block_id', needText(row, 'dynamic_block_id'))
  if (id === undefined || !Number.isInteger(id) || id < 1 || id >= 1_000_000_000)
    throw new CellError('the dynamic_block_id must be a whole number from 1')
  return {
    id,
    storeId: needStore(row, stores).id,
    name: needText(row, 'name'),
    content: row['content'] ?? '',
    isActive: parseFlag('is_active', row['is_active']) ?? true,
    ruleCodes: parseList(row['cart_rules'], '|'),
  }
}
