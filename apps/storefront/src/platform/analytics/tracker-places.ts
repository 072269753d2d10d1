import { matchRoutes, type RouteObject } from 'react-router'
import { canonicalUrl } from '../url/canonical-url.ts'
import { isOpenToTrackers } from '../url/personal.ts'

/**
 * Whether third-party scripts may load at this URL: the route allows them, and the query has only campaign parameters, which
 * are removed before the scripts load.
 */
export function isTrackerPlace(routes: readonly RouteObject[], url: URL): boolean {
  const leaf = matchRoutes(routes as RouteObject[], url.pathname)?.at(-1)
  return isOpenToTrackers(leaf?.route.handle) && canonicalUrl(url).search === ''
}
