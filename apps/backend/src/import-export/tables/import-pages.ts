import { savePages, type PageDraft, type SavedPage } from '#src/cms/cms.ts'
import { slugOf } from '#src/catalogue/save/save.ts'
import { saveRewrites, type RewriteDraft } from '#src/url/url.ts'
import type { Writer } from '#src/platform/database.ts'
import { CellError } from '../parse/parse-cells.ts'
import { parseFlag } from '../parse/parse-flag.ts'
import { parseRobots } from '../parse/parse-robots.ts'
import { needStore, needText, parseWith } from '../parse/parse-with.ts'
import type { BatchReport, ImportStore, Row, TableImport } from '../types.ts'

/** The pages table: one row per page (`identifier`) and store view. A changed path leaves a 301 redirect. */
export function createPageImport(stores: ReadonlyMap<string, ImportStore>, now: Date): TableImport<PageDraft> {
  const codes = new Map([...stores.values()].map(({ id, code }) => [id, code]))
  return {
    columns: ['identifier', 'store_view_code', 'title', 'content'],
    keyOf: ({ identifier, storeId }) => `${identifier}/${storeId}`,
    parse: parseWith('identifier', (row) => readPage(row, stores)),
    async save(tx, pages, report) {
      const saved = await savePages(tx, pages, now)
      count(report, saved)
      await savePaths(tx, pages, saved, report, codes)
    },
  }
}

function readPage(row: Row, stores: ReadonlyMap<string, ImportStore>): PageDraft {
  const identifier = needText(row, 'identifier')
  if (!/^[\w-]{1,100}$/.test(identifier)) throw new CellError('the identifier may hold letters, digits, - and _ only')
  const title = needText(row, 'title')
  return {
    identifier,
    storeId: needStore(row, stores).id,
    urlKey: (cell(row, 'url_key') || identifier).split('/').map(slugOf).join('/'),
    title,
    contentHeading: cell(row, 'content_heading'),
    content: row['content'] ?? '',
    metaTitle: cell(row, 'meta_title'),
    metaDescription: cell(row, 'meta_description'),
    metaKeywords: cell(row, 'meta_keywords'),
    metaRobots: parseRobots(row['meta_robots']),
    pageLayout: cell(row, 'page_layout') || '1column',
    isActive: parseFlag('is_active', row['is_active']) ?? true,
    awaitsConfirmation: parseFlag('awaits_confirmation', row['awaits_confirmation']) ?? false,
  }
}

function count(report: BatchReport, saved: readonly SavedPage[]): void {
  for (const { isNew, isChanged } of saved) {
    if (isNew) report.counted.created++
    else if (isChanged) report.counted.changed++
    else report.counted.unchanged++
  }
}

async function savePaths(
  tx: Writer,
  pages: readonly PageDraft[],
  saved: readonly SavedPage[],
  report: BatchReport,
  codes: ReadonlyMap<number, string>,
): Promise<void> {
  const paths = new Map(pages.map((page) => [`${page.storeId} ${page.identifier}`, page.urlKey]))
  const drafts = saved.map(({ id, storeId, identifier }): RewriteDraft => ({
    storeId,
    entity: 'page',
    entityId: id,
    path: paths.get(`${storeId} ${identifier}`) ?? identifier,
  }))
  const { conflicts } = await saveRewrites(tx, drafts)
  for (const { draft, message } of conflicts) {
    const key = saved.find(({ id }) => id === draft.entityId)?.identifier ?? ''
    report.complaints.push({ line: 0, key: `${key} (${codes.get(draft.storeId)})`, reason: message, isWarning: true })
  }
}

function cell(row: Row, column: string): string {
  return (row[column] ?? '').trim()
}
