import fs from 'node:fs'
import { Transform } from 'node:stream'
import { parse } from 'csv-parse'
import { oneLine } from '@bocian/rules/clean-text.ts'
import { cleanRow } from '../parse/clean-row.ts'
import type { Complaint, NumberedRow } from '../types.ts'
import { quoteStyleOf, withDoubledQuotes } from './quote-style.ts'

/** A file that cannot be read as a table. */
export class UnreadableTable extends Error {}

const largestRow = 4 * 1024 * 1024

interface Parsed {
  info: { lines: number }
  record: string[]
}

/**
 * Reads a CSV file row by row. Supports UTF-8 with or without a byte order mark, UTF-16 with one or a given encoding,
 * multi-line cells, and commas, semicolons or tabs as separators.
 */
export async function* readCsv(
  file: string,
  columns: readonly string[],
  named?: string,
): AsyncGenerator<NumberedRow | Complaint> {
  const beginning = await beginningOf(file)
  const encoding = named ?? encodingOf(beginning)
  const delimiter = delimiterOf(beginning.toString(encoding === 'utf-8' ? 'utf8' : 'latin1').replaceAll('\0', ''))
  const isDoubled = (await quoteStyleOf(textsOf(file, encoding), delimiter)) === 'doubled'
  const stream = fs.createReadStream(file)
  const texts = stream.pipe(decoded(encoding))
  const parser = (isDoubled ? texts : texts.pipe(withDoubledQuotes(delimiter))).pipe(
    parse({
      bom: true,
      delimiter,
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
      if (record.every((cell) => cell.trim() === '')) continue
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

/** The decoder for an encoding. Throws UnreadableTable for an unknown one. */
export function decoderFor(encoding: string): TextDecoder {
  try {
    return new TextDecoder(encoding)
  } catch {
    throw new UnreadableTable(`The encoding "${encoding}" is not known. Try utf-8, utf-16le or windows-1250.`)
  }
}

/**
 * Decodes the file. Invalid bytes become U+FFFD, and the rows that contain it are refused. CRLF becomes LF, so that line numbers
 * match those of editors, even with multi-line cells.
 */
function decoded(encoding: string): Transform {
  const decoder = decoderFor(encoding)
  let held = ''
  const plain = (text: string): string => {
    const whole = held + text
    held = whole.endsWith('\r') ? '\r' : ''
    return whole.slice(0, whole.length - held.length).replaceAll('\r\n', '\n')
  }
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      done(null, plain(decoder.decode(chunk, { stream: true })))
    },
    flush(done) {
      done(null, plain(decoder.decode()) + held)
    },
  })
}

/** The decoded text of a file, piece by piece. */
async function* textsOf(file: string, encoding: string): AsyncGenerator<string> {
  for await (const text of fs.createReadStream(file).pipe(decoded(encoding))) yield String(text)
}

/** Detects UTF-16 by its byte order mark, as in Excel's "Unicode text". */
function encodingOf(beginning: Buffer): string {
  if (beginning[0] === 0xff && beginning[1] === 0xfe) return 'utf-16le'
  if (beginning[0] === 0xfe && beginning[1] === 0xff) return 'utf-16be'
  return 'utf-8'
}

async function beginningOf(file: string): Promise<Buffer> {
  const handle = await fs.promises.open(file)
  try {
    const { bytesRead, buffer } = await handle.read(Buffer.alloc(65_536), 0, 65_536, 0)
    return buffer.subarray(0, bytesRead)
  } finally {
    await handle.close()
  }
}

/** The most frequent separator in the first line. */
function delimiterOf(beginning: string): string {
  const first = beginning.split(/[\r\n]/, 1)[0] ?? ''
  const counted = [',', ';', '\t'].map((mark) => ({ mark, count: first.split(mark).length }))
  return counted.toSorted((a, b) => b.count - a.count)[0]?.mark ?? ','
}

function checkHeader(record: string[], columns: readonly string[]): string[] {
  const header = record.map(oneLine)
  const missing = columns.filter((column) => !header.includes(column))
  if (missing.length > 0) throw new UnreadableTable(`The first line does not name the column ${missing.join(', ')}.`)
  const twice = header.find((name, index) => name !== '' && header.indexOf(name) !== index)
  if (twice !== undefined) throw new UnreadableTable(`The first line names the column ${twice} twice.`)
  return header
}

/** Spreadsheets may add empty cells after the last column. */
function numbered(header: string[], record: string[], line: number): NumberedRow | Complaint {
  const row = cleanRow(Object.fromEntries(header.map((name, index) => [name, record[index] ?? ''])))
  const surplus = record.slice(header.length)
  if (record.length >= header.length && surplus.every((cell) => cell.trim() === '')) return { line, row }
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
