/**
 * The address that was meant. Percent signs that stand for themselves, as people type them, are escaped: `/search/100%` is
 * `/search/100%25`. Several slashes are one: a browser would take `//elsewhere` for another host.
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
    // The answer must be used: the bundler takes a bare call for one without effect and leaves it out.
    return decodeURIComponent(segment).length <= segment.length
  } catch {
    return false
  }
}
