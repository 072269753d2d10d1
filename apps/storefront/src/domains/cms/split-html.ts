const tags = /<(\/?)([a-z][a-z0-9]*)\b[^>]*>/gi
const voids = new Set(['br', 'col', 'hr', 'img', 'source', 'wbr'])

/** If fewer characters than this follow the first element, a "read more" button is not worth it. */
const worthHiding = 60

/**
 * Splits sanitised HTML after its first element, to show the rest on demand. `rest` is empty if it would be too short.
 */
export function splitHtml(html: string): { readonly lead: string; readonly rest: string } {
  const end = endOfFirstElement(html)
  const rest = html.slice(end)
  if (rest.replaceAll(tags, '').trim().length < worthHiding) return { lead: html, rest: '' }
  return { lead: html.slice(0, end), rest }
}

function endOfFirstElement(html: string): number {
  let depth = 0
  for (const { 0: tag, 1: slash, 2: name = '', index } of html.matchAll(tags)) {
    if (voids.has(name.toLowerCase())) continue
    depth += slash ? -1 : 1
    if (depth <= 0) return index + tag.length
  }
  return html.length
}
