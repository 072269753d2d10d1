import { createStaticHandler, matchRoutes, type RouteObject } from 'react-router'
import { expect, it } from 'vitest'
import { routesFor } from '#src/boot/routes.ts'
import { storeByCode, type StoreView } from '#src/platform/i18n/store-views.ts'
import { divideRoutes } from './listed-paths.server.ts'

const stores = ['pl', 'cz'].map((code) => storeByCode(code)) as StoreView[]
const tableOf = (routes: RouteObject[]): RouteObject[] => createStaticHandler(routes).dataRoutes

it.each(stores)('paths that $code does not list match as in the whole table', (store) => {
  const routes = routesFor(store)
  const { isListed, others } = divideRoutes(routes, store.prefix)
  const [whole, rest] = [tableOf(routes), tableOf(others)]
  const found = (table: RouteObject[], pathname: string) =>
    matchRoutes(table, pathname)?.map(({ route, ...match }) => ({
      ...match,
      id: route.id,
      handle: route.handle as unknown,
    }))
  for (const path of ['/coat.html', '/girls/price:1_2.html', '/searching', '/a//b', '/CARTS/x', '/blogs', '/x/cart']) {
    expect(isListed(store.prefix + path), path).toBe(false)
    expect(found(rest, store.prefix + path)).toEqual(found(whole, store.prefix + path))
    expect(found(rest, store.prefix + path)?.at(-1)?.id).toBe('url')
  }
})

it.each(stores)('a path whose first word $code lists, or that is hard to compare, needs the whole table', (store) => {
  const { isListed } = divideRoutes(routesFor(store), store.prefix)
  for (const path of ['/', '/cart', '/CART', '/blog/post/wool', '/%63art', '/maintenance', '//cart', '/search/nothing'])
    expect(isListed(store.prefix + path), path).toBe(true)
})

it('every page of the table is listed, and the routes of others are few', () => {
  const store = stores[0] as StoreView
  const { others } = divideRoutes(routesFor(store), store.prefix)
  const count = (routes: readonly RouteObject[]): number =>
    routes.reduce((sum, { children = [] }) => sum + 1 + count(children), 0)
  expect(count(routesFor(store))).toBeGreaterThan(60)
  expect(count(others)).toBe(4)
})
