const longestPath = 2_048

/**
 * Splits a URL into its stored path, decoded and without slashes at both ends (undefined if it is invalid), and its query with
 * the question mark.
 */
export function splitUrl(url: string): { path: string | undefined; query: string } {
  if (url.length > longestPath) return { path: undefined, query: '' }
  const [before = ''] = url.split('#', 1)
  const mark = before.indexOf('?')
  const raw = mark < 0 ? before : before.slice(0, mark)
  return { path: decodePath(raw), query: mark < 0 || mark === before.length - 1 ? '' : before.slice(mark) }
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
