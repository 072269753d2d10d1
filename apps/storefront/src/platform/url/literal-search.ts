/** A search that is not corrected: in quotation marks. */
export function literalSearch(query: string): string {
  return `"${withoutQuotes(query)}"`
}

/** A query as it is shown, without the quotation marks of a literal search. */
export function withoutQuotes(query: string): string {
  return /^\s*["„“”«»]+(.*?)["“”«»]+\s*$/u.exec(query)?.[1]?.trim() || query
}
