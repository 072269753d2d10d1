import type { Writer } from '#src/platform/database.ts'
import {
  insertCategories,
  selectCategories,
  selectCategoryTexts,
  updateCategories,
  upsertCategoryTexts,
  type CategoryRow,
  type CategoryTextRow,
} from '../category-queries.ts'
import type { CategoryDraft, CategoryTextDraft, SaveReport } from '../drafts.ts'
import { bumpRevision } from './save-queries.ts'
import { addToReport, byKey, compareFields, emptyReport, groupBy, mergeFields, type Fields } from './save-report.ts'
import { freeName } from '../slug.ts'

/** Saves categories by path, creates missing parents and updates all URL paths that depend on them. */
export async function saveCategories(tx: Writer, drafts: readonly CategoryDraft[]): Promise<SaveReport> {
  const report = emptyReport()
  if (drafts.length === 0) return report
  const wanted = mergeDrafts(drafts)
  const known = byKey(await selectCategories(tx), (row) => row.path)
  await insertMissing(tx, wanted, known)
  const categories = byKey(await selectCategories(tx), (row) => row.path)
  const texts = byKey(await selectCategoryTexts(tx, null), textKey)
  const moved: CategoryRow[] = []
  const touched = new Set<string>()
  for (const draft of wanted.values()) {
    const category = categories.get(draft.path)
    if (category === undefined) continue
    report.ids.set(draft.path, category.id)
    const { position, isActive } = draft
    const fields = compareFields({ ...category }, { position, isActive })
    if (fields.length > 0) moved.push(mergeFields(category, { position, isActive }))
    for (const text of draft.texts ?? []) fields.push(...saveText(texts, touched, category.id, text))
    addToReport(report, draft.path, !known.has(draft.path), fields)
  }
  updateUrlPaths([...categories.values()], texts, touched)
  if (moved.length > 0) await updateCategories(tx, moved)
  const changed = [...touched].map((key) => texts.get(key)).filter((text) => text !== undefined)
  if (changed.length > 0) await upsertCategoryTexts(tx, changed)
  if (report.changes.length > 0) await bumpRevision(tx)
  return report
}

function textKey(text: { categoryId: number; storeId: number }): string {
  return `${text.categoryId}/${text.storeId}`
}

/** An import may have several rows per category, one for each store view. */
function mergeDrafts(drafts: readonly CategoryDraft[]): Map<string, CategoryDraft> {
  const merged = new Map<string, CategoryDraft>()
  for (const draft of drafts) {
    const before = merged.get(draft.path)
    const texts = [...(before?.texts ?? []), ...(draft.texts ?? [])]
    merged.set(draft.path, { ...mergeFields(before ?? draft, draft), texts })
  }
  return merged
}

async function insertMissing(
  tx: Writer,
  wanted: Map<string, CategoryDraft>,
  known: Map<string, CategoryRow>,
): Promise<void> {
  const paths = new Set<string>()
  for (const path of wanted.keys()) {
    const names = path.split('/')
    names.forEach((_, index) => paths.add(names.slice(0, index + 1).join('/')))
  }
  const missing = [...paths].filter((path) => !known.has(path))
  const levels = [...groupBy(missing, (path) => path.split('/').length)].toSorted(([a], [b]) => a - b)
  for (const [level, ofLevel] of levels) {
    const rows = ofLevel.map((path) => ({
      path,
      name: path.split('/').at(-1) ?? path,
      parentPath: path.split('/').slice(0, -1).join('/'),
      level,
      position: wanted.get(path)?.position ?? 0,
    }))
    await insertCategories(tx, rows)
  }
}

const newText = {
  urlPath: '',
  description: '',
  metaTitle: null,
  metaKeywords: null,
  metaDescription: null,
  metaRobots: null,
  seoName: null,
  displayMode: 'PRODUCTS' as const,
  landingPage: null,
  includeInMenu: true,
  image: null,
  labelColor: null,
  labelCss: null,
  badge: null,
  leftBlock: null,
  rightBlock: null,
}

function saveText(
  texts: Map<string, CategoryTextRow>,
  touched: Set<string>,
  categoryId: number,
  draft: CategoryTextDraft,
): SaveReport['changes'][number]['fields'] {
  const key = textKey({ categoryId, storeId: draft.storeId })
  const before = texts.get(key)
  const fields = compareFields((before ?? {}) as Fields, { ...draft }, `${draft.storeId}:`)
  if (fields.length === 0) return []
  const empty = { ...newText, categoryId, storeId: draft.storeId, name: draft.name, urlKey: draft.urlKey }
  texts.set(key, mergeFields<CategoryTextRow>(before ?? empty, draft))
  touched.add(key)
  return fields.filter((change) => change.field !== `${draft.storeId}:storeId`)
}

/**
 * Updates URL paths. A path joins the category's URL key to those of its ancestors below the root. If two categories would have
 * the same path, the one that already has it keeps it, and the other gets a number suffix.
 */
function updateUrlPaths(categories: CategoryRow[], texts: Map<string, CategoryTextRow>, touched: Set<string>): void {
  const taken = new Set<string>()
  const textsOf = groupBy([...texts.values()], (text) => text.categoryId)
  const levels = [...groupBy(categories, ({ level }) => level)].toSorted(([a], [b]) => a - b)
  for (const [, ofLevel] of levels) {
    const wanted = ofLevel
      .toSorted((a, b) => a.id - b.id)
      .flatMap((category) =>
        (textsOf.get(category.id) ?? []).map((text) => ({ text, path: wantedPath(category, text) })),
      )
    for (const { text, path } of wanted.toSorted((a, b) => Number(keeps(b)) - Number(keeps(a)))) {
      const urlPath = freeName(path, (name) => taken.has(`${text.storeId}/${name}`))
      taken.add(`${text.storeId}/${urlPath}`)
      if (urlPath === text.urlPath) continue
      texts.set(textKey(text), { ...text, urlPath })
      touched.add(textKey(text))
    }
  }

  function wantedPath({ level, parentId }: CategoryRow, text: CategoryTextRow): string {
    if (level < 2) return ''
    const parent = level > 2 ? texts.get(textKey({ categoryId: parentId ?? 0, storeId: text.storeId })) : undefined
    return [parent?.urlPath ?? '', text.urlKey].filter((part) => part !== '').join('/')
  }
}

const keeps = ({ text, path }: { text: CategoryTextRow; path: string }): boolean => text.urlPath === path
