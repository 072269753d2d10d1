import { saveGridBanners, type GridBannerDraft } from '#src/catalogue/save/save.ts'
import { CellError, parseDate, parseEnd, parseNumber } from '../parse/parse-cells.ts'
import { parseFlag } from '../parse/parse-flag.ts'
import { canonicalPath } from '../parse/parse-categories.ts'
import { needStore, needText, parseWith } from '../parse/parse-with.ts'
import type { ImportStore, Row, TableImport } from '../types.ts'

type Draft = GridBannerDraft & { readonly line: number }

/** The grid banners table: one row per banner and store view. `docs/import.md` describes the columns. */
export function createGridBannerImport(stores: ReadonlyMap<string, ImportStore>): TableImport<Draft> {
  return {
    columns: [
      'code',
      'store_view_code',
      'category',
      'title',
      'url',
      'image_desktop',
      'image_tablet',
      'image_mobile',
      'page',
      'position',
      'every_n',
      'is_active',
      'valid_from',
      'valid_to',
    ],
    keyOf: ({ code, storeId }) => `${code}/${storeId}`,
    parse: parseWith('code', (row, line) => ({ ...readBanner(row, stores), line })),
    async save(tx, drafts, report) {
      const { created, changed, unchanged, lost } = await saveGridBanners(tx, drafts)
      report.counted.created += created
      report.counted.changed += changed
      report.counted.unchanged += unchanged
      for (const { line, code } of drafts.filter((draft) => lost.includes(draft)))
        report.complaints.push({ line, key: code, reason: 'there is no category with this path' })
    },
  }
}

function readBanner(row: Row, stores: ReadonlyMap<string, ImportStore>): GridBannerDraft {
  const imageDesktop = needText(row, 'image_desktop')
  const picture = (column: string): string => (row[column] ?? '').trim() || imageDesktop
  const position = wholeFrom(1, row, 'position')
  if (position === null) throw new CellError('position is missing')
  const store = needStore(row, stores)
  return {
    code: needText(row, 'code'),
    storeId: store.id,
    categoryPath: canonicalPath(needText(row, 'category')),
    title: needText(row, 'title'),
    url: urlOf(row),
    imageDesktop,
    imageTablet: picture('image_tablet'),
    imageMobile: picture('image_mobile'),
    page: wholeFrom(1, row, 'page'),
    position,
    everyN: wholeFrom(2, row, 'every_n'),
    isActive: parseFlag('is_active', row['is_active']) ?? true,
    validFrom: parseDate('valid_from', row['valid_from'], 'month-first', store.timeZone) ?? null,
    validTo: parseEnd('valid_to', row['valid_to'], 'month-first', store.timeZone) ?? null,
  }
}

function urlOf(row: Row): string {
  const url = needText(row, 'url')
  if (!/^(?:\/(?!\/)|https?:\/\/)\S*$/i.test(url)) throw new CellError('url must be a path or a web address')
  return url
}

/** An integer of at least `least`; null if the cell is empty. */
function wholeFrom(least: number, row: Row, column: string): number | null {
  const number = parseNumber(column, row[column])
  if (number === undefined) return null
  if (!Number.isInteger(number) || number < least || number > 10_000)
    throw new CellError(`${column} must be a whole number from ${least} to 10000`)
  return number
}
