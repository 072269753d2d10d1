import type { RouteObject } from 'react-router'

/**
 * A route table that is divided by the paths it lists. Most pages, such as products, are not listed: the last route takes every path, and the
 * backend knows what is there. React Router compares a path with each route, three times per page and each time with new expressions.
 */
type Divided = {
  /** Whether a route may name the first word of this path. */
  readonly isListed: (pathname: string) => boolean
  /** The routes that name no first word: all that can match other paths. */
  readonly others: RouteObject[]
}

/** Divides the routes of a store view with this path prefix. */
export function divideRoutes(routes: readonly RouteObject[], prefix: string): Divided {
  const words = new Set<string>()
  const others = withoutNamed(routes, prefix, words)
  const isListed = (pathname: string): boolean => {
    const [word = ''] = pathname.startsWith(`${prefix}/`) ? pathname.slice(prefix.length + 1).split('/', 1) : []
    // The router decodes a word before it compares it.
    return word === '' || word.includes('%') || words.has(word.toLowerCase())
  }
  return { isListed, others }
}

/** The routes without those that name a first word, which is added to `words`. Their order stays, since it makes their ids. */
function withoutNamed(routes: readonly RouteObject[], prefix: string, words: Set<string>): RouteObject[] {
  return routes.flatMap((route) => {
    const word = firstWord(route.path ?? '', prefix)
    if (word !== '' && !/^[:*]/.test(word)) {
      words.add(word.toLowerCase())
      return []
    }
    return route.children ? [{ ...route, children: withoutNamed(route.children, prefix, words) }] : [route]
  })
}

const firstWord = (path: string, prefix: string): string =>
  (path.startsWith(prefix) ? path.slice(prefix.length) : path).replace(/^\//, '').split('/', 1)[0] ?? ''
