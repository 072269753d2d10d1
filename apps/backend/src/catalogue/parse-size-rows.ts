export const measures = ['height', 'chest', 'waist', 'hips', 'inseam', 'foot', 'head', 'palm'] as const
export type Measure = (typeof measures)[number]

/** A size and its measures in centimetres. */
export interface SizeRow {
  size: string
  measures: Partial<Record<Measure, { from: number; to: number }>>
}

const largest = 250
const entry = new RegExp(
  String.raw`^(?<name>${measures.join('|')}) +(?<from>\d{1,3}(?:\.\d{1,2})?)(?:-(?<to>\d{1,3}(?:\.\d{1,2})?))?$`,
)

/**
 * Parses `98: height 93-98, chest 54.5; 104: height 99-104, chest 57`. Undefined if any part is invalid, since shoppers would
 * trust an incomplete chart.
 */
export function parseSizeRows(text: string): SizeRow[] | undefined {
  const rows: SizeRow[] = []
  for (const line of text.split(';').map((part) => part.trim())) {
    if (line === '') continue
    const row = parseLine(line)
    if (row === undefined || rows.some(({ size }) => size === row.size)) return undefined
    rows.push(row)
  }
  return rows
}

function parseLine(line: string): SizeRow | undefined {
  const colon = line.indexOf(':')
  const size = line.slice(0, Math.max(colon, 0)).trim()
  if (size === '') return undefined
  const row: SizeRow = { size, measures: {} }
  for (const part of line.slice(colon + 1).split(',')) {
    const { name, from, to = from } = entry.exec(part.trim())?.groups ?? {}
    const range = { from: Number(from), to: Number(to) }
    if (name === undefined || range.from <= 0 || range.to < range.from || range.to > largest) return undefined
    row.measures[name as Measure] = range
  }
  return row
}
