const longestPath = 2_048

/**
 * Splits a URL into its stored path, decoded and without slashes at both ends (undefined if it is invalid), and its query with
 * the question mark.
 */
export function splitUrl(url: string): { path: string | undefined; query: string } {
  const [before = ''] = url.split('#', 1)
  const mark = before.indexOf('?')
  const raw = mark < 0 ? before : before.slice(0, mark)
  if (raw.length > longestPath) return { path: undefined, query: '' }
  const query = mark < 0 || mark === before.length - 1 ? '' : before.slice(mark)
  return { path: decodePath(raw), query: query.length > longestPath ? '' : query }
}

/** The two parts as one URL; a target may have a query of its own. */
export function withQuery(url: string, query: string): string {
  return url.includes('?') ? url + query.replace('?', '&') : url + query
}

function decodePath(raw: string): string | undefined {
  try {
    const path = decodeURIComponent(raw).replace(/^\/+|\/+$/g, '')
    // A PostgreSQL text column cannot store a NUL byte.
    return path.includes('\0') ? undefined : path
  } catch {
    return undefined
  }
}
