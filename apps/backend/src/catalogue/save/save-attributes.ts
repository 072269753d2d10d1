import type { Writer } from '#src/platform/database.ts'
import type { AttributeDraft, OptionDraft, SaveReport } from '../drafts.ts'
import { bumpRevision, selectAttributes, selectOptions, upsertAttributes, upsertOptions } from './save-queries.ts'
import type { AttributeRow, OptionRow } from './save-queries.ts'
import { addToReport, byKey, compareFields, emptyReport, mergeFields, type Fields } from './save-report.ts'
import { freeName, slugOf } from '../slug.ts'

const newAttribute = { input: 'text', isFilterable: false, isConfigurable: false, position: 0, label: '', labels: {} }

/** Saves attributes by code. */
export async function saveAttributes(tx: Writer, drafts: readonly AttributeDraft[]): Promise<SaveReport> {
  const report = emptyReport()
  const wanted = byKey(drafts, (draft) => draft.code)
  const existing = byKey(await selectAttributes(tx), (row) => row.code)
  const rows: AttributeRow[] = []
  for (const draft of wanted.values()) {
    const before = existing.get(draft.code)
    const fields = compareFields((before ?? {}) as Fields, { ...draft })
    addToReport(report, draft.code, before === undefined, fields)
    if (fields.length > 0) rows.push(mergeFields(before ?? { ...newAttribute, id: 0, code: draft.code }, draft))
  }
  if (rows.length > 0) {
    await upsertAttributes(tx, rows)
    await bumpRevision(tx)
  }
  for (const row of await selectAttributes(tx)) if (wanted.has(row.code)) report.ids.set(row.code, row.id)
  return report
}

/** How reports identify an option. */
export function optionKey(option: { attributeCode: string; value: string }): string {
  return `${option.attributeCode}=${option.value}`
}

/** Saves options by attribute code and value. Reports unknown attributes as missing. */
export async function saveOptions(tx: Writer, drafts: readonly OptionDraft[]): Promise<SaveReport> {
  const report = emptyReport()
  const attributes = byKey(await selectAttributes(tx), (row) => row.code)
  const wanted = byKey(drafts, optionKey)
  const ids = [...new Set(drafts.map((draft) => attributes.get(draft.attributeCode)?.id ?? 0))]
  const stored = await selectOptions(tx, ids)
  const existing = byKey(stored, optionKey)
  const slugs = new Set(stored.map((row) => `${row.attributeId}/${row.slug}`))
  const rows: OptionRow[] = []
  for (const [key, draft] of wanted) {
    const attribute = attributes.get(draft.attributeCode)
    if (attribute === undefined) {
      report.missing.push({ key, field: 'attribute', reference: draft.attributeCode })
      continue
    }
    const before = existing.get(key)
    const slug = slugFor(draft, before, (name) => slugs.has(`${attribute.id}/${name}`))
    slugs.add(`${attribute.id}/${slug}`)
    const fields = compareFields((before ?? {}) as Fields, { ...draft, slug })
    addToReport(report, key, before === undefined, fields)
    if (fields.length > 0) rows.push(mergeFields(before ?? newOption(attribute, draft), { ...draft, slug }))
  }
  if (rows.length > 0) {
    await upsertOptions(tx, rows)
    await bumpRevision(tx)
  }
  for (const row of await selectOptions(tx, ids)) if (wanted.has(optionKey(row))) report.ids.set(optionKey(row), row.id)
  return report
}

function slugFor(draft: OptionDraft, before: OptionRow | undefined, isTaken: (slug: string) => boolean): string {
  const slug = draft.slug ?? before?.slug ?? slugOf(draft.value)
  return freeName(slug, (name) => name !== before?.slug && isTaken(name))
}

function newOption(attribute: AttributeRow, draft: OptionDraft): OptionRow {
  const { attributeCode, value } = draft
  const empty = { slug: '', position: 0, swatch: null, isDefault: false, labels: {} }
  return { id: 0, attributeId: attribute.id, attributeCode, value, ...empty }
}
