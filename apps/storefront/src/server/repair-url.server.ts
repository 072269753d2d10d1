/**
 * The URL that the visitor probably meant. Escapes stray percent signs, as people type them: `/search/100%` becomes
 * `/search/100%25`. Merges repeated slashes, because a browser would take `//elsewhere` for another host.
 */
export function repairUrl(url: string): string {
  const mark = url.indexOf('?')
  const path = mark < 0 ? url : url.slice(0, mark)
  const segments = (path.startsWith('/') ? path.replaceAll(/[/\\]+/g, '/') : path)
    .split('/')
    .map((segment) => (canDecode(segment) ? segment : escapeStray(segment)))
  return segments.join('/') + (mark < 0 ? '' : url.slice(mark))
}

function escapeStray(segment: string): string {
  const escaped = segment.replaceAll(/%(?![0-9a-f]{2})/gi, '%25')
  return canDecode(escaped) ? escaped : segment.replaceAll('%', '%25')
}

function canDecode(segment: string): boolean {
  try {
    // Use the result: the bundler removes a call whose result is unused.
    return decodeURIComponent(segment).length <= segment.length
  } catch {
    return false
  }
}
