const marks = new Set('"„“”«»')

/** As much of a search as is read, like Magento (`catalog/search/max_query_length`): the work grows with its length. */
export const longestSearch = 128

/** The text of a query in quotation marks, which is searched as it is typed; null for any other query. */
export function readLiteral(query: string): string | null {
  const text = query.trim()
  let [from, to] = [0, text.length]
  while (marks.has(text.charAt(from))) from++
  while (to > from && marks.has(text.charAt(to - 1))) to--
  if (from === 0 || to === text.length) return null
  const quoted = text.slice(from, to).trim()
  return quoted === '' ? null : quoted
}
