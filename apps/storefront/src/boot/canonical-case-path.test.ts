import { expect, it } from 'vitest'
import { defaultStore, storeByCode } from '../platform/i18n/store-views.ts'
import { routesFor } from './routes.ts'
import { canonicalCasePath } from '../platform/url/canonical-case-path.ts'

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
  expect(canonicalCasePath(routesFor(defaultStore), path)).toBe(expected)
})

it('keeps the store view’s prefix', () => {
  const czech = routesFor(storeByCode('cz') ?? defaultStore)
  expect(canonicalCasePath(czech, '/cz/Cart')).toBe('/cz/cart')
  expect(canonicalCasePath(czech, '/cz/')).toBe('/cz/')
  expect(canonicalCasePath(czech, '/cz/MAINTENANCE')).toBe('/cz/maintenance')
})
