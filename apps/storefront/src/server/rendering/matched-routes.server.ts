import { matchRoutes, type RouteMatch, type RouteObject } from 'react-router'

const mostPaths = 200
const longest = 1_000

type Matches = readonly RouteMatch[] | null

/**
 * Matches paths with the routes of a store view, and keeps what the last paths matched: a request asks several times, and each match
 * sorts the whole table.
 */
export function matcherOf(routes: readonly RouteObject[]): (pathname: string) => Matches {
  const known = new Map<string, Matches>()
  return (pathname) => {
    const before = known.get(pathname)
    if (before !== undefined) return before
    const matches = matchRoutes(routes as RouteObject[], pathname)
    if (pathname.length > longest) return matches
    known.set(pathname, matches)
    if (known.size > mostPaths) known.delete(known.keys().next().value ?? '')
    return matches
  }
}
