import { createStaticHandler, matchRoutes, type LoaderFunctionArgs, type RouteObject } from 'react-router'
import { describe, expect, it } from 'vitest'
import { defaultStore, storeByCode } from '../platform/i18n/store-views.ts'
import { routesFor, routesNamed } from './routes.ts'

const routes = routesFor(defaultStore)
const leafOf = (path: string): RouteObject | undefined => matchRoutes(routes, path)?.at(-1)?.route

/** The redirect target for a guest; undefined when the page is shown. */
async function guestRedirectOf(path: string): Promise<string | null | undefined> {
  const route = leafOf(path)
  const { loader } = typeof route?.lazy === 'function' ? await route.lazy() : {}
  if (typeof loader !== 'function') return undefined
  const request = new Request(`http://shop.example${path}`)
  try {
    const params = matchRoutes(routes, path)?.at(-1)?.params ?? {}
    await loader({ request, params } as LoaderFunctionArgs)
  } catch (thrown) {
    return thrown instanceof Response ? thrown.headers.get('location') : undefined
  }
  return undefined
}

it('finds the matched routes by the ids that the server sends', () => {
  const { dataRoutes } = createStaticHandler(routesFor(defaultStore))
  for (const path of ['/', '/cart', '/dziewczynka.html', '/maintenance']) {
    const matches = matchRoutes(dataRoutes, path) ?? []
    const named = routesNamed(
      routes,
      matches.map(({ route }) => route.id),
    )
    expect(named.at(-1), path).toBe(leafOf(path))
    expect(named.length, path).toBeLessThanOrEqual(matches.length)
  }
})

describe('the route table: ROUTE-01 ROUTE-04 ROUTE-05 ROUTE-11 ROUTE-12 ROUTE-14 ROUTE-25 ROUTE-31 ROUTE-32', () => {
  it.each([
    ['ROUTE-01', '/'],
    ['ROUTE-02', '/search/query/coat'],
    ['ROUTE-02', '/search/coat'],
    ['ROUTE-04', '/cart'],
    ['ROUTE-05', '/checkout'],
    ['ROUTE-05', '/checkout/delivery'],
    ['ROUTE-06', '/checkout/success'],
    ['ROUTE-07', '/checkout/adyen_success'],
    ['ROUTE-08', '/checkout/adyen_failed'],
    ['ROUTE-09', '/bluepayment/processing/back'],
    ['ROUTE-10', '/sign-in'],
    ['ROUTE-10', '/checkout/sign-in/'],
    ['ROUTE-11', '/create-account'],
    ['ROUTE-11', '/checkout/create-account/'],
    ['ROUTE-12', '/forgot-password'],
    ['ROUTE-12', '/checkout/forgot-password/'],
    ['ROUTE-13', '/customer/account/confirm'],
    ['ROUTE-14', '/customer/account/createPassword'],
    ['ROUTE-15', '/newsletter/subscriber/confirm/id/7/code/abc'],
    ['ROUTE-16', '/productalert/unsubscribe/stock/email/a@example.com/product_uid/MQ=='],
    ['ROUTE-17', '/productalert/unsubscribe/stock/email/a@example.com'],
    ['ROUTE-18', '/anonymizer/account/approve'],
    ['ROUTE-19', '/anonymizer/anonymisation/approve'],
    ['ROUTE-20', '/customer/anonymization'],
    ['ROUTE-21', '/gift-card'],
    ['ROUTE-21', '/gift-card-guests'],
    ['ROUTE-22', '/contact'],
    ['ROUTE-22', '/contact-us'],
    ['ROUTE-23', '/blog/allPosts'],
    ['ROUTE-23', '/blog/search'],
    ['ROUTE-23', '/blog/post'],
    ['ROUTE-23', '/blog/category'],
    ['ROUTE-23', '/blog/tag'],
    ['ROUTE-24', '/returns/guest/login'],
    ['ROUTE-25', '/uikit'],
  ])('%s %s has its own page', (_id, path) => {
    expect(leafOf(path)?.id).toMatch(/^src\//)
  })

  it.each([
    ['ROUTE-26', '/customer/account'],
    ['ROUTE-27', '/wishlist'],
    ['ROUTE-27', '/order-history'],
    ['ROUTE-27', '/communications'],
    ['ROUTE-27', '/address-book'],
    ['ROUTE-27', '/account-information'],
    ['ROUTE-28', '/returns/rma/list'],
    ['ROUTE-29', '/loyalty/customer'],
    ['ROUTE-29', '/loyalty/customer/activate/new'],
  ])('%s %s redirects a guest to sign-in', async (_id, path) => {
    expect(leafOf(path)?.id).toMatch(/^src\//)
    expect(await guestRedirectOf(path)).toMatch(/^\/sign-in/)
  })

  it.each(['/girls.html', '/girls/dresses/color:blue/page:2.html', '/coat.html', '/about-us', '/a/b/c'])(
    'ROUTE-31 ROUTE-32 %s is resolved by the server',
    (path) => expect(leafOf(path)?.id).toBe('url'),
  )

  it('puts every path below the store view’s prefix', () => {
    const czech = routesFor(storeByCode('cz') ?? defaultStore)
    expect(matchRoutes(czech, '/cz/cart')?.at(-1)?.route.id).toMatch(/cart\.route/)
    expect(matchRoutes(czech, '/cart')).toBeNull()
  })
})
