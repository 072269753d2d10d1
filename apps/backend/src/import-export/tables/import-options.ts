import { optionKey, saveOptions, type OptionDraft } from '#src/catalogue/save/save.ts'
import { addSaved } from '../batch/batch-report.ts'
import { labelsOf } from './import-attributes.ts'
import { CellError, parseNumber } from '../parse/parse-cells.ts'
import { parseFlag } from '../parse/parse-flag.ts'
import { needText, parseWith } from '../parse/parse-with.ts'
import type { Row, TableImport } from '../types.ts'

type NumberedOption = OptionDraft & { line: number }

/** The options table: `attribute_code`, `value`, `position`, `swatch`, `is_default`, `slug`, `label_<locale>`. */
export const optionImport: TableImport<NumberedOption> = {
  columns: ['attribute_code', 'value'],
  keyOf: optionKey,
  parse: parseWith('value', readOption),
  async save(tx, drafts, report) {
    const saved = await saveOptions(
      tx,
      drafts.map(({ line: _, ...draft }) => draft),
    )
    const lines = new Map(drafts.map((draft) => [optionKey(draft), draft.line]))
    const missing = new Set(saved.missing.map(({ key }) => key))
    addSaved(
      report,
      [...lines.keys()].filter((key) => !missing.has(key)),
      saved,
    )
    for (const { key, reference } of saved.missing)
      report.complaints.push({ line: lines.get(key) ?? 0, key, reason: `there is no attribute "${reference}"` })
  },
}

function readOption(row: Row, line: number): NumberedOption {
  const swatch = (row['swatch'] ?? '').trim()
  if (swatch !== '' && !/^#[0-9a-f]{3,8}$/i.test(swatch)) throw new CellError('swatch must be a colour such as #a0b1c2')
  const slug = (row['slug'] ?? '').trim()
  return {
    line,
    attributeCode: needText(row, 'attribute_code'),
    value: needText(row, 'value'),
    position: parseNumber('position', row['position']) ?? 0,
    swatch: swatch === '' ? null : swatch,
    isDefault: parseFlag('is_default', row['is_default']) ?? false,
    labels: labelsOf(row),
    ...(slug === '' ? {} : { slug }),
  }
}
