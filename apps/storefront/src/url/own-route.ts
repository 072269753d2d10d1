import type { Resolved } from './page-modules.ts'

/** The path of the route that shows what was resolved, for the kinds of page that have a route of their own; else undefined. */
export function ownRoute(route: Resolved): string | undefined {
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
