import type { RouteObject } from 'react-router'
import { describe, expect, it } from 'vitest'
import { defaultStore, storeByCode } from '../platform/i18n/store-views.ts'
import { routesFor } from './routes.ts'
import { isPersonal } from '../platform/url/personal.ts'
import { isTrackerPlace } from '../platform/analytics/tracker-places.ts'

/** The only pages that allow third-party scripts: no secrets, no passwords, no personal data. */
const open = [
  '/',
  '/search/query/:query/*',
  '/blog',
  '/blog/post',
  '/blog/category',
  '/blog/tag',
  '/blog/allPosts',
  '/blog/search/:query?',
  '/contact',
  '/contact-us',
  '/club',
  '/shops',
  '/shops/:code',
  '/*',
]

type Leaf = { readonly path: string; readonly handle: unknown }

function leavesOf(routes: readonly RouteObject[], above = ''): Leaf[] {
  return routes.flatMap((route) => {
    const path = [above, route.index ? '' : (route.path ?? '')].join('/').replaceAll(/\/+/g, '/')
    return route.children ? leavesOf(route.children, path) : [{ path: path || '/', handle: route.handle as unknown }]
  })
}

/** A URL that matches the route. */
const addressOf = (path: string): URL =>
  new URL(path.replaceAll(/:\w+\??/g, 'a1b2').replace('*', 'x') || '/', 'http://shop.example')

const leaves = leavesOf(routesFor(defaultStore()))
const named = (list: readonly Leaf[]) => list.map((leaf) => [leaf.path, leaf] as const)
const isOpen = ({ path }: Leaf) => open.includes(path)

describe('third-party scripts', () => {
  it('ANALYT-06 ANALYT-07 ANALYT-08 may load only on the listed pages, so not on a new route', () => {
    const routes = routesFor(defaultStore())
    const found = leaves.filter(({ path }) => isTrackerPlace(routes, addressOf(path))).map(({ path }) => path)
    expect(found.toSorted()).toEqual(open.toSorted())
  })

  it.each(named(leaves.filter((leaf) => !isOpen(leaf))))('do not load on %s in any store view', (path) => {
    for (const store of [defaultStore(), storeByCode('cz') ?? defaultStore()]) {
      const address = addressOf(path.startsWith('/maintenance') ? path : store.prefix + path)
      expect(isTrackerPlace(routesFor(store), address), address.href).toBe(false)
      address.pathname += '/'
      expect(isTrackerPlace(routesFor(store), address), address.href).toBe(false)
    }
  })

  it('do not load on a page with personal data', () => {
    const own = leaves.filter(({ handle }) => isPersonal(handle))
    expect(own.length).toBeGreaterThan(30)
    expect(own.filter(isOpen)).toEqual([])
  })

  it('do not load at a URL with a query, except campaign parameters', () => {
    const routes = routesFor(defaultStore())
    const at = (address: string) => isTrackerPlace(routes, new URL(address, 'http://shop.example'))
    expect([at('/?utm_source=x&gclid=y'), at('/contact')]).toEqual([true, true])
    expect([at('/?token=x'), at('/coat.html?email=a@example.com'), at('/blog/allPosts?p=2')]).toEqual([
      false,
      false,
      false,
    ])
  })
})
