import type { Resolved } from '#src/platform/url/page-kind.ts'

/** The path of a resolved page that has a dedicated route; otherwise undefined. */
export function dedicatedRoutePath(route: Resolved): string | undefined {
  if (route.__typename === 'SearchRoute') {
    const place = /^\/?blog\//.test(route.relative_url ?? '') ? '/blog/search' : '/search/query'
    return route.query ? `${place}/${encodeURIComponent(route.query)}` : undefined
  }
  if (route.__typename !== 'BlogRoute') return undefined
  const name = encodeURIComponent(route.identifier ?? '')
  switch (route.type) {
    case 'POST':
    case 'COMMENT':
      return `/blog/post/${name}`
    case 'CATEGORY':
      return `/blog/category/${name}`
    case 'TAG':
      return `/blog/tag/${name}`
    case 'AUTHOR':
      return `/blog/author/${name}`
    default:
      return '/blog/allPosts'
  }
}
