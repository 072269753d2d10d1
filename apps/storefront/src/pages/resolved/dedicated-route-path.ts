import type { Resolved } from '#src/platform/url/page-kind.ts'

const places = new Set(['POST', 'CATEGORY', 'TAG', 'AUTHOR', 'ARCHIVE'])

/** The path of a resolved page that has a dedicated route; otherwise undefined. A comment is shown where it was resolved. */
export function dedicatedRoutePath(route: Resolved): string | undefined {
  if (route.__typename === 'SearchRoute') {
    const place = /^\/?blog\//.test(route.relative_url ?? '') ? '/blog/search' : '/search/query'
    return route.query ? `${place}/${encodeURIComponent(route.query)}` : undefined
  }
  if (route.__typename !== 'BlogRoute' || route.type === 'COMMENT') return undefined
  const type = route.type ?? ''
  return places.has(type)
    ? `/blog/${type.toLowerCase()}/${encodeURIComponent(route.identifier ?? '')}`
    : '/blog/allPosts'
}
