/** The text of a query in quotation marks, which is searched as it is typed; null for any other query. */
export function readLiteral(query: string): string | null {
  const text = /^\s*["„“”«»]+(.*?)["“”«»]+\s*$/u.exec(query)?.[1]?.trim() ?? ''
  return text === '' ? null : text
}
