const ends = /<(\/?)table\b[^>]*>/gi
const caption = /<caption\b[^>]*>([^]*?)<\/caption>/i
const headings = /<th\b[^>]*>([^]*?)<\/th>/gi

/**
 * Puts each outermost table of sanitised HTML into a box of the class `scroller`, so that a wide table scrolls by itself instead
 * of widening the page. The keyboard reaches the box, and its name is the table's caption or its headings.
 */
export function scrollTables(html: string, scroller: string): string {
  let [depth, at, boxed] = [0, 0, '']
  for (const { 0: tag, 1: slash, index } of html.matchAll(ends)) {
    depth += slash ? -1 : 1
    if (slash ? depth !== 0 : depth !== 1) continue
    const end = slash ? index + tag.length : index
    boxed += slash ? box(html.slice(at, end), scroller) : html.slice(at, end)
    at = end
  }
  return boxed + html.slice(at)
}

function box(table: string, scroller: string): string {
  const name = textOf(caption.exec(table)?.[1] ?? '') || headingsOf(table)
  const label = name ? ` role="group" aria-label="${name.replaceAll('"', '&quot;')}"` : ''
  return `<div class="${scroller}" tabindex="0"${label}>${table}</div>`
}

const headingsOf = (table: string): string =>
  [...table.matchAll(headings)]
    .map(([, text = '']) => textOf(text))
    .filter(Boolean)
    .slice(0, 4)
    .join(', ')

const textOf = (html: string): string =>
  html
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()
