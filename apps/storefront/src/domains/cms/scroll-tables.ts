/** A table that contains no other table. */
const tables = /<table\b(?:(?!<table\b)[^])*?<\/table>/gi
const caption = /<caption\b[^>]*>([^]*?)<\/caption>/i
const firstRow = /<tr\b[^>]*>([^]*?)<\/tr>/i
const longestName = 80

/**
 * Puts each table of sanitised HTML into a box of the class `scroller`, so that a wide table scrolls by itself instead of widening the
 * page. The keyboard reaches the box, which is named by the table's caption or first row.
 */
export function scrollTables(html: string, scroller: string): string {
  const known = new Map<string, number>()
  return html.replaceAll(tables, (table) => {
    const name = nameOf(table)
    const same = (known.get(name) ?? 0) + 1
    known.set(name, same)
    const named = name ? ` role="region" aria-label="${name}${same > 1 ? ` (${same})` : ''}"` : ''
    return `<div class="${scroller}" tabindex="0"${named}>${table}</div>`
  })
}

function nameOf(table: string): string {
  const cells = (firstRow.exec(table)?.[1] ?? '').replaceAll(/<\/t[hd]>\s*<t[hd]\b/gi, ', <i')
  const text = (caption.exec(table)?.[1] ?? cells).replaceAll(/<[^>]*>/g, ' ').replaceAll('"', '&quot;')
  const words = text.replaceAll(/\s+/g, ' ').replaceAll(' ,', ',').trim().split(' ')
  return words.reduce((name, word) => (name.length + word.length < longestName ? `${name} ${word}` : name), '').trim()
}
