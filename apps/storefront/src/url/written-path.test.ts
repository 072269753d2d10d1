import { expect, it } from 'vitest'
import { defaultStore, storeByCode } from '#src/i18n/store-views.ts'
import { routesFor } from '#src/routes.ts'
import { writtenPath } from './written-path.ts'

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
])('CLASS-03 a known route has one spelling, so that the page is classed the same: %s', (path, expected) => {
  expect(writtenPath(routesFor(defaultStore), path)).toBe(expected)
})

it('keeps the prefix of the store view', () => {
  const czech = routesFor(storeByCode('cz') ?? defaultStore)
  expect(writtenPath(czech, '/cz/Cart')).toBe('/cz/cart')
  expect(writtenPath(czech, '/cz/')).toBe('/cz/')
  expect(writtenPath(czech, '/cz/MAINTENANCE')).toBe('/cz/maintenance')
})
