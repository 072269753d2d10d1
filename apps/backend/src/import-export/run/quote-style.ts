import { Transform } from 'node:stream'

/**
 * Two programs may quote the same cell differently. The usual rule doubles every quote inside a cell. PHP's `fputcsv`, with which Magento
 * writes its exports, doubles none after a backslash: the text `{\"a\": 1}` becomes `"{\"a\": 1}"`.
 */
export type QuoteStyle = 'doubled' | 'backslash'

type State = 'start' | 'plain' | 'quoted' | 'closed'

/** Reads a table character by character in one style, and counts what no program would have written in it. */
class StyleReader {
  faults = 0
  private readonly style: QuoteStyle
  private readonly delimiter: string
  private state: State = 'start'
  private isEscaped = false
  private cells = 1
  private width: number | undefined

  constructor(style: QuoteStyle, delimiter: string) {
    this.style = style
    this.delimiter = delimiter
  }

  /** Returns whether the character is a quote inside a cell that the usual rule would double. */
  read(char: string): boolean {
    if (this.state === 'quoted') return this.readQuoted(char)
    if (char === '"') {
      if (this.state === 'plain') this.faults++
      else this.state = 'quoted'
      return false
    }
    if (char === '\n') this.endRow()
    else if (char === this.delimiter) {
      this.cells++
      this.state = 'start'
    } else {
      if (this.state === 'closed') this.faults++
      this.state = 'plain'
    }
    return false
  }

  end(): number {
    return this.faults + (this.state === 'quoted' ? 1 : 0)
  }

  private readQuoted(char: string): boolean {
    const isEscaped = this.isEscaped && char === '"'
    this.isEscaped = char === '\\' && this.style === 'backslash'
    if (char === '"' && !isEscaped) this.state = 'closed'
    return isEscaped
  }

  private endRow(): void {
    const isEmpty = this.cells === 1 && this.state === 'start'
    if (!isEmpty) {
      this.width ??= this.cells
      if (this.cells < this.width) this.faults++
    }
    this.cells = 1
    this.state = 'start'
  }
}

/** Which style fits a whole file better. Without a quote after a backslash both are the same. */
export async function quoteStyleOf(texts: AsyncIterable<string>, delimiter: string): Promise<QuoteStyle> {
  const doubled = new StyleReader('doubled', delimiter)
  const backslash = new StyleReader('backslash', delimiter)
  let hasBackslash = false
  for await (const text of texts) {
    hasBackslash ||= text.includes('\\')
    for (const char of text) {
      doubled.read(char)
      backslash.read(char)
    }
  }
  return hasBackslash && backslash.end() < doubled.end() ? 'backslash' : 'doubled'
}

/** Doubles the quotes after backslashes, so that the usual rule reads the same texts. */
export function withDoubledQuotes(delimiter: string): Transform {
  const reader = new StyleReader('backslash', delimiter)
  return new Transform({
    decodeStrings: false,
    encoding: 'utf8',
    transform(text: Buffer | string, _encoding, done) {
      let written = ''
      for (const char of text.toString()) written += reader.read(char) ? '""' : char
      done(null, written)
    },
  })
}
