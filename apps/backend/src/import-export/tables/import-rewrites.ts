import { saveCustomRewrites, type CustomDraft } from '#src/url/url.ts'
import { CellError } from '../parse/parse-cells.ts'
import { needStore, needText, parseWith } from '../parse/parse-with.ts'
import type { ImportStore, Row, TableImport } from '../types.ts'

type Numbered = CustomDraft & { line: number }

/** The rewrites table: `request_path`, `store_view_code`, `target_path`, `redirect_type` (301). */
export function createRewriteImport(stores: ReadonlyMap<string, ImportStore>): TableImport<Numbered> {
  return {
    columns: ['request_path', 'store_view_code', 'target_path'],
    keyOf: ({ storeId, from }) => `${storeId}/${from}`,
    parse: parseWith('request_path', (row, line) => readRewrite(row, line, stores)),
    async save(tx, drafts, report) {
      const { created, changed, unchanged, refused, warnings } = await saveCustomRewrites(tx, drafts)
      report.counted.created += created
      report.counted.changed += changed
      report.counted.unchanged += unchanged
      const lineOf = new Map<CustomDraft, number>(drafts.map((draft) => [draft, draft.line]))
      const complaints = [...refused, ...warnings.map((warning) => ({ ...warning, isWarning: true }))]
      for (const { draft, ...rest } of complaints)
        report.complaints.push({ line: lineOf.get(draft) ?? 0, key: draft.from, ...rest })
    },
  }
}

function readRewrite(row: Row, line: number, stores: ReadonlyMap<string, ImportStore>): Numbered {
  const code = (row['redirect_type'] ?? '').trim() || '301'
  if (!/^\d{1,3}$/.test(code)) throw new CellError(`the redirect_type "${code.slice(0, 20)}" is not a number`)
  return {
    line,
    storeId: needStore(row, stores).id,
    from: needText(row, 'request_path'),
    to: (row['target_path'] ?? '').trim(),
    code: Number(code),
  }
}
