import { saveWrappings, type GiftWrappingDraft } from '#src/cart/gifts/gifts.ts'
import { CellError, parseNumber } from '../parse/parse-cells.ts'
import { parseFlag } from '../parse/parse-flag.ts'
import { readMoney, textsOf } from '../parse/parse-money.ts'
import { needText, parseWith } from '../parse/parse-with.ts'
import type { Row, TableImport } from '../types.ts'

/** The gift wrappings table: one row per wrapping. `docs/import.md` describes the columns. */
export const giftWrappingImport: TableImport<GiftWrappingDraft> = {
  columns: ['code', 'prices'],
  keyOf: ({ code }) => code,
  parse: parseWith('code', readWrapping),
  async save(tx, drafts, report) {
    const { created, changed, unchanged } = await saveWrappings(tx, drafts)
    report.counted.created += created
    report.counted.changed += changed
    report.counted.unchanged += unchanged
  },
}

function readWrapping(row: Row): GiftWrappingDraft {
  const prices = readMoney('prices', needText(row, 'prices'))
  const image = (row['image'] ?? '').trim()
  const position = parseNumber('position', row['position']) ?? 0
  if (!Number.isInteger(position) || Math.abs(position) > 1_000_000)
    throw new CellError('position must be a whole number')
  return {
    code: needText(row, 'code'),
    designs: textsOf(row, 'design_'),
    defaultMessages: textsOf(row, 'message_'),
    prices,
    image: image === '' ? null : image,
    position,
    isActive: parseFlag('is_active', row['is_active']) ?? true,
  }
}
