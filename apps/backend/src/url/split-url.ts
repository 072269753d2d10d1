const longestPath = 2_048

/** A path as it is stored: decoded, without slashes around it; undefined when it is no path. The query keeps its question mark. */
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
    // A text column cannot hold a zero byte.
    return path.includes('\0') ? undefined : path
  } catch {
    return undefined
  }
}
