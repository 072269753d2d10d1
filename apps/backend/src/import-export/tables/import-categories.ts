import { cleanHtml, cleanStyle } from '#src/cms/cms.ts'
import { saveCategories, slugOf, type CategoryDraft, type CategoryTextDraft } from '#src/catalogue/save/save.ts'
import { addSaved } from '../batch/batch-report.ts'
import { parseRobots } from '../parse/parse-robots.ts'
import { canonicalPath } from '../parse/parse-categories.ts'
import { CellError, parseNumber } from '../parse/parse-cells.ts'
import { parseFlag } from '../parse/parse-flag.ts'
import { needStore, needText, parseWith } from '../parse/parse-with.ts'
import { indexSteps } from '../batch/index-steps.ts'
import type { ImportStore, Row, TableImport } from '../types.ts'

const displayModes = ['PRODUCTS', 'PAGE', 'PRODUCTS_AND_PAGE', 'BRAND'] as const

/** The categories table: one row per category (`path`) and store view. */
export function createCategoryImport(
  stores: ReadonlyMap<string, ImportStore>,
  isIndexLater: boolean,
): TableImport<CategoryDraft> {
  let isChanged = false
  return {
    columns: ['path', 'store_view_code', 'name'],
    keyOf: (draft) => draft.path,
    parse: parseWith('path', (row) => readCategory(row, stores)),
    async save(tx, drafts, report) {
      const saved = await saveCategories(tx, drafts)
      if (saved.changes.length > 0) isChanged = true
      addSaved(report, new Set(drafts.map(({ path }) => path)), saved)
    },
    async *finish(report) {
      if (isChanged && !isIndexLater) yield* indexSteps([], true, report)
    },
  }
}

function readCategory(row: Row, stores: ReadonlyMap<string, ImportStore>): CategoryDraft {
  const path = canonicalPath(needText(row, 'path'))
  const position = parseNumber('position', row['position'])
  const name = needText(row, 'name')
  const mode = (row['display_mode'] ?? '').trim() || 'PRODUCTS'
  const displayMode = displayModes.find((known) => known === mode)
  if (displayMode === undefined) throw new CellError(`the display_mode "${mode.slice(0, 40)}" is not known`)
  const text: CategoryTextDraft = {
    storeId: needStore(row, stores).id,
    name,
    urlKey: slugOf((row['url_key'] ?? '').trim() || name),
    description: cleanHtml(row['description'] ?? ''),
    metaTitle: cell(row, 'meta_title'),
    metaKeywords: cell(row, 'meta_keywords'),
    metaDescription: cell(row, 'meta_description'),
    metaRobots: parseRobots(row['meta_robots']) || null,
    seoName: cell(row, 'category_seo_name'),
    displayMode,
    landingPage: cell(row, 'landing_page'),
    includeInMenu: parseFlag('include_in_menu', row['include_in_menu']) ?? true,
    image: cell(row, 'image'),
    labelColor: cell(row, 'label_color'),
    labelCss: cleanStyle(row['label_css'] ?? '') || null,
    badge: cell(row, 'category_badge'),
    leftBlock: cell(row, 'left_side_bar_cms_block_id'),
    rightBlock: cell(row, 'right_side_bar_cms_block_id'),
  }
  return { path, texts: [text], ...(position === undefined ? {} : { position }) }
}

function cell(row: Row, column: string): string | null {
  return (row[column] ?? '').trim() || null
}
