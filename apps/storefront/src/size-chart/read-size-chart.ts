export type SizeChart = {
  readonly columns: readonly string[]
  /** The cells of each size, the size itself first. */
  readonly rows: readonly (readonly string[])[]
  /** What is written around the table, as HTML. */
  readonly rest: string
}

const table = /<table\b[^>]*>([\s\S]*?)<\/table>/i
const row = /<tr\b[^>]*>([\s\S]*?)<\/tr>/gi
const cell = /<t[hd]\b[^>]*>([\s\S]*?)<\/t[hd]>/gi

/** Reads the first table of a stored chart: its first row names the columns. Without a table all of it is the rest. */
export function readSizeChart(html: string): SizeChart {
  const found = table.exec(html)
  const [columns = [], ...rows] = [...(found?.[1] ?? '').matchAll(row)].map(([, cells = '']) =>
    [...cells.matchAll(cell)].map(([, text = '']) => wordsOf(text)),
  )
  return { columns, rows: rows.filter(({ length }) => length > 0), rest: found ? html.replace(found[0], '') : html }
}

const letters: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: '\u00a0', '#39': "'" }

function wordsOf(html: string): string {
  return html
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll(/&(amp|lt|gt|quot|nbsp|#39);/g, (whole, name: string) => letters[name] ?? whole)
    .trim()
}
