import { matchRoutes, type RouteObject } from 'react-router'
import { canonicalUrl } from '#src/url/canonical-url.ts'
import { isOpenToTrackers } from '#src/url/personal.ts'

/**
 * Whether third-party scripts may load on the page at this address: its route is open to them, and the address has no query except
 * campaign parameters, which are removed before they load.
 */
export function isTrackerPlace(routes: readonly RouteObject[], url: URL): boolean {
  const leaf = matchRoutes(routes as RouteObject[], url.pathname)?.at(-1)
  return isOpenToTrackers(leaf?.route.handle) && canonicalUrl(url).search === ''
}
