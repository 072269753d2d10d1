import { CellFault } from './parse-cells.ts'
import type { Complaint, NumberedRow, Row } from './types.ts'

/** Makes a reader of numbered rows out of one that throws CellFault; complaints speak of the cell in `keyColumn`. */
export function parseWith<Draft>(
  keyColumn: string,
  read: (row: Row, line: number) => Draft,
): (numbered: NumberedRow) => Draft | Complaint {
  return ({ line, row }) => {
    try {
      return read(row, line)
    } catch (error) {
      if (error instanceof CellFault) return { line, key: (row[keyColumn] ?? '').trim(), reason: error.message }
      throw error
    }
  }
}

/** The cell's text; a complaint when it is empty. */
export function needText(row: Row, column: string): string {
  const text = (row[column] ?? '').trim()
  if (text === '') throw new CellFault(`${column} is missing`)
  return text
}

/** The store view that the row names. */
export function needStore<T>(row: Row, stores: ReadonlyMap<string, T>): T {
  const code = needText(row, 'store_view_code')
  const store = stores.get(code)
  if (store === undefined) throw new CellFault(`the store view "${code.slice(0, 60)}" does not exist`)
  return store
}
