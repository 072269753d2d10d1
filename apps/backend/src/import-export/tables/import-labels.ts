import { appliesTo, saveLabels, type LabelDraft } from '#src/label/label.ts'
import { CellError, parseList, parseNumber } from '../parse/parse-cells.ts'
import { needStore, needText, parseWith } from '../parse/parse-with.ts'
import type { ImportStore, Row, TableImport } from '../types.ts'

const texts = ['image', 'category_size', 'category_style', 'product_size', 'product_style']

/** The labels table: one row per label and store view. `customer_group_ids` are numbers; 0 stands for guests. */
export function createLabelImport(stores: ReadonlyMap<string, ImportStore>): TableImport<LabelDraft> {
  return {
    columns: [
      'code',
      'store_view_code',
      'name',
      'txt',
      'applies_to',
      'applies_value',
      'customer_group_ids',
      'category_position',
      'product_position',
      'priority',
      ...texts,
    ],
    keyOf: ({ code, storeId }) => `${code}/${storeId}`,
    parse: parseWith('code', (row) => readLabel(row, stores)),
    async save(tx, labels, report) {
      const { created, changed, unchanged } = await saveLabels(tx, labels)
      report.counted.created += created
      report.counted.changed += changed
      report.counted.unchanged += unchanged
    },
  }
}

function readLabel(row: Row, stores: ReadonlyMap<string, ImportStore>): LabelDraft {
  const [image = '', categorySize = '', categoryStyle = '', productSize = '', productStyle = ''] = texts.map((column) =>
    (row[column] ?? '').trim(),
  )
  return {
    code: needText(row, 'code'),
    storeId: needStore(row, stores).id,
    name: needText(row, 'name'),
    txt: row['txt'] ?? '',
    image: image === '' ? null : image,
    ...ruleOf(row),
    groupIds: parseList(needText(row, 'customer_group_ids')).map(groupOf),
    categoryPosition: positionOf(row, 'category_position'),
    productPosition: positionOf(row, 'product_position'),
    categorySize,
    categoryStyle,
    productSize,
    productStyle,
    priority: parseNumber('priority', row['priority']) ?? 0,
  }
}

function ruleOf(row: Row): Pick<LabelDraft, 'appliesTo' | 'appliesValue'> {
  const rule = appliesTo.find((known) => known === row['applies_to']?.trim())
  if (rule === undefined) throw new CellError(`applies_to must be one of ${appliesTo.join(', ')}`)
  const value = (row['applies_value'] ?? '').trim()
  if (rule === 'new' && !/^\d{1,4}$/.test(value)) throw new CellError('applies_value must be a number of days')
  if ((rule === 'option' || rule === 'sku') && value === '') throw new CellError('applies_value is missing')
  return { appliesTo: rule, appliesValue: value }
}

function groupOf(text: string): number {
  if (!/^\d{1,4}$/.test(text)) throw new CellError(`customer_group_ids "${text.slice(0, 40)}" is not a number`)
  return Number(text)
}

function positionOf(row: Row, column: string): string | null {
  const position = (row[column] ?? '').trim()
  if (position === '') return null
  if (!/^(?:top|middle|bottom)-(?:left|center|right)$/.test(position))
    throw new CellError(`${column} must be such as top-left`)
  return position
}
