import { saveBlocks, type BlockRow } from '#src/cms/cms.ts'
import { CellError } from '../parse/parse-cells.ts'
import { needStore, needText, parseWith } from '../parse/parse-with.ts'
import type { ImportStore, Row, TableImport } from '../types.ts'

/** The blocks table: `identifier`, `store_view_code`, `title`, `content`. */
export function createBlockImport(stores: ReadonlyMap<string, ImportStore>, now: Date): TableImport<BlockRow> {
  return {
    columns: ['identifier', 'store_view_code', 'title', 'content'],
    keyOf: ({ identifier, storeId }) => `${identifier}/${storeId}`,
    parse: parseWith('identifier', (row) => readBlock(row, stores)),
    async save(tx, blocks, report) {
      const { created, changed, unchanged } = await saveBlocks(tx, blocks, now)
      report.counted.created += created
      report.counted.changed += changed
      report.counted.unchanged += unchanged
    },
  }
}

function readBlock(row: Row, stores: ReadonlyMap<string, ImportStore>): BlockRow {
  const identifier = needText(row, 'identifier')
  if (!/^[\w-]{1,100}$/.test(identifier)) throw new CellError('the identifier may hold letters, digits, - and _ only')
  return {
    identifier,
    storeId: needStore(row, stores).id,
    title: needText(row, 'title'),
    content: row['content'] ?? '',
  }
}
