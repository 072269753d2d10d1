const tags = /<(\/?)([a-z][a-z0-9]*)\b[^>]*>/gi
const voids = new Set(['br', 'col', 'hr', 'img', 'source', 'wbr'])

/** Less than this many letters is not worth a button. */
const worthHiding = 60

/**
 * Parts cleaned HTML after its first element, for a text whose rest is shown on request. `rest` is empty when it would
 * be hardly anything.
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
