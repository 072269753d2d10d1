export type SizeChart = {
  readonly columns: readonly string[]
  /** The cells of each row; the first cell is the size. */
  readonly rows: readonly (readonly string[])[]
  /** The HTML around the table. */
  readonly rest: string
}

const table = /<table\b[^>]*>([\s\S]*?)<\/table>/i
const row = /<tr\b[^>]*>([\s\S]*?)<\/tr>/gi
const cell = /<t[hd]\b[^>]*>([\s\S]*?)<\/t[hd]>/gi

/**
 * Parses the first table of a stored size chart, whose first row has the column names. Without a table, all HTML counts as text
 * around it.
 */
export function readSizeChart(html: string): SizeChart {
  const found = table.exec(html)
  const [columns = [], ...rows] = [...(found?.[1] ?? '').matchAll(row)].map(([, cells = '']) =>
    [...cells.matchAll(cell)].map(([, text = '']) => textOf(text)),
  )
  return { columns, rows: rows.filter(({ length }) => length > 0), rest: found ? html.replace(found[0], '') : html }
}

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: '\u00a0', '#39': "'" }

function textOf(html: string): string {
  return html
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll(/&(amp|lt|gt|quot|nbsp|#39);/g, (whole, name: string) => entities[name] ?? whole)
    .trim()
}
