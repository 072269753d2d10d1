import { isOwnPath } from '@bocian/rules/own-paths.ts'
import { createStaticHandler, matchRoutes, type LoaderFunctionArgs, type RouteObject } from 'react-router'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { defaultStore, storeByCode } from '../platform/i18n/store-views.ts'
import { routesFor, routesNamed } from './routes.ts'

const routes = routesFor(defaultStore())
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

beforeAll(() => {
  vi.stubGlobal('fetch', () => Promise.reject(new Error('There is no server')))
})

it('finds the matched routes by the ids that the server sends', () => {
  const { dataRoutes } = createStaticHandler(routesFor(defaultStore()))
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
    ['ROUTE-01', '/', 'home/home'],
    ['ROUTE-02', '/search/query/coat', 'search/search'],
    ['ROUTE-02', '/search/coat', 'search/legacy-search'],
    ['ROUTE-04', '/cart', 'cart/cart'],
    ['ROUTE-05', '/checkout', 'checkout/checkout'],
    ['ROUTE-05', '/checkout/delivery', 'checkout/checkout'],
    ['ROUTE-06', '/checkout/success', 'order-placed/checkout-success'],
    ['ROUTE-07', '/checkout/adyen_success', 'payment/card'],
    ['ROUTE-08', '/checkout/adyen_failed', 'payment/card-failed'],
    ['ROUTE-09', '/bluepayment/processing/back', 'payment/bank-return'],
    ['ROUTE-10', '/sign-in', 'sign-in/sign-in'],
    ['ROUTE-10', '/checkout/sign-in/', 'sign-in/sign-in'],
    ['ROUTE-11', '/create-account', 'sign-in/create-account'],
    ['ROUTE-11', '/checkout/create-account/', 'sign-in/create-account'],
    ['ROUTE-12', '/forgot-password', 'sign-in/forgot-password'],
    ['ROUTE-12', '/checkout/forgot-password/', 'sign-in/forgot-password'],
    ['ROUTE-13', '/customer/account/confirm', 'sign-in/confirm'],
    ['ROUTE-14', '/customer/account/createPassword', 'sign-in/create-password'],
    ['ROUTE-15', '/newsletter/subscriber/confirm/id/7/code/abc', 'consent/newsletter-confirm'],
    ['ROUTE-15', '/newsletter/subscriber/unsubscribe/id/7/code/abc', 'consent/newsletter-unsubscribe'],
    ['ROUTE-16', '/productalert/unsubscribe/stock/email/a@example.com/product_uid/MQ==', 'consent/alert-unsubscribe'],
    ['ROUTE-17', '/productalert/unsubscribe/stock/email/a@example.com', 'consent/alert-unsubscribe'],
    ['ROUTE-18', '/anonymizer/account/approve', 'consent/anonymization-approve'],
    ['ROUTE-19', '/anonymizer/anonymisation/approve', 'consent/anonymization-approve'],
    ['ROUTE-20', '/customer/anonymization', 'consent/anonymization'],
    ['ROUTE-21', '/gift-card', 'gift-card/gift-card'],
    ['ROUTE-21', '/gift-card-guests', 'gift-card/gift-card'],
    ['ROUTE-22', '/contact', 'content/contact'],
    ['ROUTE-22', '/contact-us', 'content/contact'],
    ['ROUTE-23', '/blog/allPosts', 'blog/blog-index'],
    ['BLOG-01', '/blog', 'blog/blog-index'],
    ['ROUTE-23', '/blog/search', 'blog/blog-search'],
    ['ROUTE-23', '/blog/post', 'blog/blog-redirect'],
    ['ROUTE-23', '/blog/category', 'blog/blog-redirect'],
    ['ROUTE-23', '/blog/tag', 'blog/blog-redirect'],
    ['ROUTE-24', '/returns/guest/login', 'returns/guest-returns'],
    ['ROUTE-25', '/uikit', 'uikit/uikit'],
    ['UX-36', '/withdrawal', 'withdrawal/withdrawal'],
    ['UX-36', '/order/track/abc/withdrawal', 'withdrawal/withdrawal'],
  ])('%s %s has its own page, open to guests', async (_id, path, name) => {
    const [folder, file] = name.split('/')
    const expected = (await import(`../pages/${folder}/${file}.route.tsx`)) as { Component?: unknown }
    const route = leafOf(path)
    expect(route?.id?.split('?')[0]).toBe(`src/pages/${name}.route.tsx`)
    expect(typeof route?.lazy === 'function' && (await route.lazy()).Component).toBe(expected.Component)
    expect((await guestRedirectOf(path)) ?? '').not.toMatch(/^\/sign-in/)
  })

  it.each([
    ['ROUTE-26', '/customer/account'],
    ['ROUTE-27', '/wishlist'],
    ['ROUTE-27', '/order-history'],
    ['ROUTE-27', '/communications'],
    ['ROUTE-27', '/address-book'],
    ['ROUTE-27', '/account-information'],
    ['ROUTE-27', '/account-information/devices'],
    ['ROUTE-27', '/account-information/cards'],
    ['ROUTE-27', '/account-information/delete'],
    ['ROUTE-27', '/account-information/signing-in'],
    ['ROUTE-27', '/account-information/two-step'],
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
    const czech = routesFor(storeByCode('cz') ?? defaultStore())
    expect(matchRoutes(czech, '/cz/cart')?.at(-1)?.route.id).toMatch(/cart\.route/)
    expect(matchRoutes(czech, '/cart')).toBeNull()
  })
})

it('no page is at a path that could be the code of a store view', () => {
  const paths = (list: readonly RouteObject[]): string[] =>
    list.flatMap(({ path = '', children = [] }) => [path, ...paths(children)])
  const first = paths(routes).map((path) => path.replace(/^\//, '').split('/')[0] ?? '')
  const free = first.filter((part) => /^[a-z][a-z0-9_]*$/.test(part) && !isOwnPath(part))
  expect(free).toEqual([])
})
