import { agreementKinds, isAgreementKind, saveAgreements, type AgreementDraft } from '#src/consent/consent.ts'
import { CellError, parseList, parseNumber } from '../parse/parse-cells.ts'
import { parseFlag } from '../parse/parse-flag.ts'
import { textsOf } from '../parse/parse-money.ts'
import { needText, parseWith } from '../parse/parse-with.ts'
import type { Row, TableImport } from '../types.ts'

const longestCode = 64
const longestText = 100_000

/** The agreements table: one row per agreement. `docs/import.md` describes the columns. */
export function createAgreementImport(now: Date): TableImport<AgreementDraft> {
  return {
    columns: ['code', 'kind'],
    keyOf: ({ code }) => code,
    parse: parseWith('code', readAgreement),
    async save(tx, drafts, report) {
      const { created, changed, unchanged } = await saveAgreements(tx, drafts, now)
      report.counted.created += created
      report.counted.changed += changed
      report.counted.unchanged += unchanged
    },
  }
}

function readAgreement(row: Row): AgreementDraft {
  const code = needText(row, 'code')
  if (code.length > longestCode) throw new CellError(`code has more than ${longestCode} characters`)
  const kind = needText(row, 'kind')
  if (!isAgreementKind(kind)) throw new CellError(`kind "${kind.slice(0, 40)}" is none of ${agreementKinds.join(', ')}`)
  const position = parseNumber('position', row['position']) ?? 0
  if (!Number.isInteger(position) || Math.abs(position) > 1_000_000)
    throw new CellError('position must be a whole number')
  const labels = textsOf(row, 'label_')
  const contents = textsOf(row, 'content_')
  const smallDescriptions = textsOf(row, 'small_description_')
  if (
    [labels, contents, smallDescriptions]
      .flatMap((texts) => Object.values(texts))
      .some((text) => text.length > longestText)
  )
    throw new CellError(`a text has more than ${longestText} characters`)
  return {
    code,
    kind,
    isRequired: parseFlag('is_required', row['is_required']) ?? false,
    position,
    pages: parseList(row['pages'], '|'),
    subscribes: parseFlag('subscribes', row['subscribes']) ?? false,
    isActive: parseFlag('is_active', row['is_active']) ?? true,
    labels,
    contents,
    smallDescriptions,
  }
}
