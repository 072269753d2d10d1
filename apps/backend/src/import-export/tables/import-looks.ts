import { pinPositions, saveLooks, type LookDraft, type PinDraft } from '#src/lookbook/lookbook.ts'
import { CellError, parseList, parseNumber } from '../parse/parse-cells.ts'
import { needStore, needText, parseWith } from '../parse/parse-with.ts'
import type { ImportStore, Row, TableImport } from '../types.ts'

/**
 * The looks table: one row per look and store view. A pin is `sku@left,top,position`, in pixels of the picture. Semicolons
 * separate pins.
 */
export function createLookImport(stores: ReadonlyMap<string, ImportStore>): TableImport<LookDraft> {
  return {
    columns: ['code', 'store_view_code', 'name', 'image', 'width', 'height', 'position', 'pins'],
    keyOf: ({ code }) => code,
    parse: parseWith('code', (row) => readLook(row, stores)),
    async save(tx, rows, report) {
      const looks = [...Map.groupBy(rows, ({ code }) => code).values()].flatMap((same) => {
        const last = same.at(-1)
        return last === undefined ? [] : [{ ...last, names: same.flatMap(({ names }) => names) }]
      })
      const { created, changed } = await saveLooks(tx, looks)
      report.counted.created += created
      report.counted.changed += changed
    },
  }
}

function readLook(row: Row, stores: ReadonlyMap<string, ImportStore>): LookDraft {
  return {
    code: needText(row, 'code'),
    image: needText(row, 'image'),
    width: sizeOf(row, 'width'),
    height: sizeOf(row, 'height'),
    position: parseNumber('position', row['position']) ?? 0,
    names: [{ storeId: needStore(row, stores).id, name: needText(row, 'name') }],
    pins: parseList(row['pins'], ';').map(readPin),
  }
}

function sizeOf(row: Row, column: string): number {
  const size = parseNumber(column, row[column])
  if (size === undefined || !Number.isInteger(size) || size < 1) throw new CellError(`${column} must be whole pixels`)
  return size
}

function readPin(text: string): PinDraft {
  const match = /^(?<sku>.+)@(?<left>\d{1,5}),(?<top>\d{1,5}),(?<position>\w+)$/.exec(text)
  const position = pinPositions.find((known) => known === match?.groups?.['position'])
  if (!match?.groups || position === undefined) throw new CellError(`"${text.slice(0, 60)}" is not a pin`)
  const { sku = '', left, top } = match.groups
  return { sku, left: Number(left), top: Number(top), position }
}
