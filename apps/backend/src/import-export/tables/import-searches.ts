import { saveSearches, type SearchDraft } from '#src/suggest/suggest.ts'
import { CellError, parseQuantity } from '../parse/parse-cells.ts'
import { needStore, needText, parseWith } from '../parse/parse-with.ts'
import type { ImportStore, Row, TableImport } from '../types.ts'

const longest = 128

/** Search history with Magento's columns: `query_text`, `store_view_code`, `popularity`, `num_results` (0 is skipped). */
export function createSearchImport(stores: ReadonlyMap<string, ImportStore>, now: Date): TableImport<SearchDraft> {
  return {
    columns: ['query_text', 'store_view_code', 'popularity'],
    keyOf: ({ query, storeId }) => `${storeId}/${query}`,
    parse: parseWith('query_text', (row) => readSearch(row, stores)),
    async save(tx, drafts, report) {
      await saveSearches(tx, drafts, now)
      report.counted.changed += drafts.length
    },
  }
}

function readSearch(row: Row, stores: ReadonlyMap<string, ImportStore>): SearchDraft {
  const query = needText(row, 'query_text')
  if (query.length > longest) throw new CellError(`the query_text is longer than ${longest} characters`)
  if (parseQuantity('num_results', row['num_results']) === 0) throw new CellError('the search found nothing')
  const times = parseQuantity('popularity', row['popularity']) ?? 0
  if (times === 0) throw new CellError('the popularity is missing')
  return { storeId: needStore(row, stores).id, query, times }
}
