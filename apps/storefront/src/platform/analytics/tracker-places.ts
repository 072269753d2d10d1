import { matchRoutes, type RouteMatch, type RouteObject } from 'react-router'
import { canonicalUrl } from '../url/canonical-url.ts'
import { isOpenToTrackers } from '../url/personal.ts'

/**
 * Whether third-party scripts may load at this URL: the route allows them, and the query has only campaign parameters, which
 * are removed before the scripts load.
 */
export function isTrackerPlace(routes: readonly RouteObject[], url: URL): boolean {
  return isTrackerMatch(matchRoutes(routes as RouteObject[], url.pathname), url)
}

/** The same for the routes that the URL matches. */
export function isTrackerMatch(matches: readonly RouteMatch[] | null, url: URL): boolean {
  return isOpenToTrackers(matches?.at(-1)?.route.handle) && canonicalUrl(url).search === ''
}
