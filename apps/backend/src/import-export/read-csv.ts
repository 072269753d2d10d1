import fs from 'node:fs'
import { parse } from 'csv-parse'
import type { Complaint, NumberedRow, Row } from './types.ts'

/** A file that cannot be read as a table at all. */
export class UnreadableTable extends Error {}

const largestRow = 4 * 1024 * 1024

interface Parsed {
  info: { lines: number }
  record: string[]
}

/** Reads a CSV file row by row: UTF-8 with or without a mark, cells of several lines, commas or semicolons between. */
export async function* readCsv(file: string, columns: readonly string[]): AsyncGenerator<NumberedRow | Complaint> {
  const stream = fs.createReadStream(file)
  const parser = stream.pipe(
    parse({
      bom: true,
      delimiter: await delimiterOf(file),
      info: true,
      relax_column_count: true,
      relax_quotes: true,
      max_record_size: largestRow,
    }),
  )
  stream.on('error', (error) => parser.destroy(error))
  let header: string[] | undefined
  let end = 0
  try {
    for await (const { info, record } of parser as AsyncIterable<Parsed>) {
      const line = end + 1
      end = info.lines
      if (record.length === 1 && record[0] === '') continue
      if (header === undefined) header = checkHeader(record, columns)
      else yield numbered(header, record, line)
    }
  } catch (error) {
    yield brokenQuote(error, end + 1)
  } finally {
    stream.destroy()
  }
  if (header === undefined) throw new UnreadableTable('The file is empty.')
}

function checkHeader(record: string[], columns: readonly string[]): string[] {
  const header = record.map((name) => name.trim())
  const missing = columns.filter((column) => !header.includes(column))
  if (missing.length > 0) throw new UnreadableTable(`The first line does not name the column ${missing.join(', ')}.`)
  const twice = header.find((name, index) => name !== '' && header.indexOf(name) !== index)
  if (twice !== undefined) throw new UnreadableTable(`The first line names the column ${twice} twice.`)
  return header
}

function numbered(header: string[], record: string[], line: number): NumberedRow | Complaint {
  const row: Row = Object.fromEntries(header.map((name, index) => [name, record[index] ?? '']))
  if (record.length === header.length) return { line, row }
  const reason = `the row has ${record.length} cells, the first line ${header.length}`
  return { line, key: row[header[0] ?? ''] ?? '', reason }
}

function brokenQuote(error: unknown, line: number): Complaint {
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  if (code === 'CSV_QUOTE_NOT_CLOSED')
    return {
      line,
      key: '',
      reason: 'a quote that opens in this row is never closed; the rest of the file was not read',
    }
  if (code === 'CSV_MAX_RECORD_SIZE')
    return {
      line,
      key: '',
      reason: 'the row is larger than 4 MB, probably a quote is not closed; the rest was not read',
    }
  throw error
}

async function delimiterOf(file: string): Promise<string> {
  const handle = await fs.promises.open(file)
  try {
    const { bytesRead, buffer } = await handle.read(Buffer.alloc(65_536), 0, 65_536, 0)
    const first = buffer.toString('utf8', 0, bytesRead).split('\n', 1)[0] ?? ''
    const counted = [',', ';', '\t'].map((mark) => ({ mark, count: first.split(mark).length }))
    return counted.toSorted((a, b) => b.count - a.count)[0]?.mark ?? ','
  } finally {
    await handle.close()
  }
}
