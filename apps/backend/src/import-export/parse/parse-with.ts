import { CellError } from './parse-cells.ts'
import type { Complaint, NumberedRow, Row } from '../types.ts'

/** Wraps a row parser so that a CellError becomes a complaint with the line and the key from `keyColumn`. */
export function parseWith<Draft>(
  keyColumn: string,
  read: (row: Row, line: number) => Draft,
): (numbered: NumberedRow) => Draft | Complaint {
  return ({ line, row }) => {
    try {
      return read(row, line)
    } catch (error) {
      if (error instanceof CellError) return { line, key: (row[keyColumn] ?? '').trim(), reason: error.message }
      throw error
    }
  }
}

/** The text of a required cell. */
export function needText(row: Row, column: string): string {
  const text = (row[column] ?? '').trim()
  if (text === '') throw new CellError(`${column} is missing`)
  return text
}

/** The store view of the row. */
export function needStore<T>(row: Row, stores: ReadonlyMap<string, T>): T {
  const code = needText(row, 'store_view_code')
  const store = stores.get(code)
  if (store === undefined) throw new CellError(`the store view "${code.slice(0, 60)}" does not exist`)
  return store
}
