import { saveAttributes, type AttributeDraft } from '#src/catalogue/save/save.ts'
import { addSaved } from '../batch/batch-report.ts'
import { CellError, parseNumber } from '../parse/parse-cells.ts'
import { parseFlag } from '../parse/parse-flag.ts'
import { parseWith } from '../parse/parse-with.ts'
import type { Row, TableImport } from '../types.ts'

/** The attributes table: `code`, `input`, `is_filterable`, `is_configurable`, `position`, `label`, `label_<locale>`. */
export const attributeImport: TableImport<AttributeDraft> = {
  columns: ['code', 'input', 'label'],
  keyOf: (draft) => draft.code,
  parse: parseWith('code', readAttribute),
  async save(tx, drafts, report) {
    addSaved(
      report,
      drafts.map(({ code }) => code),
      await saveAttributes(tx, drafts),
    )
  },
}

function readAttribute(row: Row): AttributeDraft {
  const code = (row['code'] ?? '').trim()
  if (!/^[a-z][a-z0-9_]{0,59}$/.test(code)) throw new CellError(`the code "${code.slice(0, 60)}" is not allowed`)
  const input = row['input']
  if (input !== 'select' && input !== 'text') throw new CellError('input must be select or text')
  return {
    code,
    input,
    isFilterable: parseFlag('is_filterable', row['is_filterable']) ?? false,
    isConfigurable: parseFlag('is_configurable', row['is_configurable']) ?? false,
    position: parseNumber('position', row['position']) ?? 0,
    label: (row['label'] ?? '').trim() || code,
    labels: labelsOf(row),
  }
}

/** Labels by locale, from the columns `label_<locale>`. */
export function labelsOf(row: Row): Record<string, string> {
  const labels = Object.entries(row).flatMap(([column, cell]) => {
    const locale = /^label_([a-z]{2}_[A-Z]{2})$/.exec(column)?.[1]
    return locale === undefined || cell.trim() === '' ? [] : [[locale, cell.trim()]]
  })
  return Object.fromEntries(labels)
}
