import { matchRoutes } from 'react-router'
import { expect, it } from 'vitest'
import { defaultStore, storeByCode, type StoreView } from '../platform/i18n/store-views.ts'
import { routesFor } from './routes.ts'
import { canonicalCasePath } from '../platform/url/canonical-case-path.ts'

const canonical = (store: StoreView, path: string): string =>
  canonicalCasePath(matchRoutes(routesFor(store), path) ?? [], path)

it.each([
  ['/CART', '/cart'],
  ['/Checkout/Sign-In/', '/checkout/sign-in/'],
  ['/blog/allposts', '/blog/allPosts'],
  ['/Search/Query/Kalosze%20ŻÓŁTE/Color:Red', '/search/query/Kalosze%20ŻÓŁTE/Color:Red'],
  ['/RETURNS/RMA/LIST', '/returns/rma/LIST'],
  ['/LOYALTY/customer', '/loyalty/customer'],
  ['/Maintenance', '/maintenance'],
  ['/Girls.HTML', '/Girls.HTML'],
  ['/', '/'],
])('CLASS-03 normalises the case of a known route, so that it is classified the same: %s', (path, expected) => {
  expect(canonical(defaultStore(), path)).toBe(expected)
})

it('keeps the store view’s prefix', () => {
  const czech = storeByCode('cz') ?? defaultStore()
  expect(canonical(czech, '/cz/Cart')).toBe('/cz/cart')
  expect(canonical(czech, '/cz/')).toBe('/cz/')
  expect(canonical(czech, '/cz/MAINTENANCE')).toBe('/cz/maintenance')
})
