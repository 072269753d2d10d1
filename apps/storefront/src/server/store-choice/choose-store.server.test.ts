import cookie from '@fastify/cookie'
import fastify from 'fastify'
import { expect, onTestFinished, test } from 'vitest'
import { assignHosts } from '#src/platform/i18n/store-view.ts'
import { defaultStore, learnStoreViews, storeByCode, type StoreView } from '#src/platform/i18n/store-views.ts'
import { demoStoreViews } from '#src/platform/testing/demo-store-views.ts'
import { chooseStore, placeFinder, type FindPlace } from './choose-store.server.ts'

const same: FindPlace = () => Promise.resolve({ path: '/same.html', notice: 'same' })

async function visit(url: string, headers: Record<string, string> = {}, findPlace = same, isShared = false) {
  const app = fastify()
  await app.register(cookie)
  app.addHook('onRequest', (request, reply) => chooseStore(request, reply, findPlace, isShared))
  app.get('/*', () => 'page')
  const response = await app.inject({ url, headers: { host: 'shop.example', ...headers } })
  await app.close()
  return {
    status: response.statusCode,
    location: response.headers.location,
    cookies: String(response.headers['set-cookie'] ?? ''),
    vary: response.headers.vary,
  }
}

test('STORE-12 store_view_code overrides the remembered store view and is removed from the URL by a redirect', async () => {
  const { status, location, cookies } = await visit('/same.html?store_view_code=cz&utm_source=x', {
    cookie: 'store=de',
  })
  expect(status).toBe(302)
  expect(location).toBe('/cz/same.html?utm_source=x')
  expect(cookies).toContain('store=cz')
  const fromRoot = await visit('/?store_view_code=cz', { cookie: 'store=de' })
  expect(fromRoot).toMatchObject({ status: 302, location: '/cz/same.html' })
})

test('STORE-12 an invalid store_view_code redirects to the current store view, without a loop', async () => {
  const { status, location } = await visit('/same.html?store_view_code=%0d%0anonsense')
  expect(status).toBe(302)
  expect(location).toBe('/same.html')
})

test.each([
  ['/pl/', '/'],
  ['/PL/cart?a=1', '/cart?a=1'],
  ['/CZ/', '/cz/'],
  ['/Cz/cart', '/cz/cart'],
  ['/BROEL_PL', '/broel_pl/'],
])('STORE-10 redirects to the canonical store prefix: %s', async (url, expected) => {
  expect(await visit(url)).toMatchObject({ status: 301, location: expected })
})

test('STORE-11 on the host of a store view all others have a prefix, and no choice causes a redirect loop', async () => {
  assignHosts({ 'bocian.example.de': 'de' })
  const german = { host: 'bocian.example.de' }
  expect(await visit('/?store_view_code=pl', german)).toMatchObject({ status: 302, location: '/pl/same.html' })
  expect(await visit('/', { ...german, cookie: 'store=pl' })).toMatchObject({ status: 302, location: '/pl/' })
  expect(await visit('/pl/', german)).toMatchObject({ status: 200 })
  expect(await visit('/', { ...german, cookie: 'store=de' })).toMatchObject({ status: 200 })
  expect(await visit('/de/cart', german)).toMatchObject({ status: 301, location: '/cart' })
  expect(await visit('/?store_view_code=de', german)).toMatchObject({ status: 302, location: '/same.html' })
})

test('STORE-09 the root URL opens the remembered store view, else pl', async () => {
  expect(await visit('/', { cookie: 'store=cz' })).toMatchObject({ status: 302, location: '/cz/' })
  expect(await visit('/')).toMatchObject({ status: 200 })
  expect(await visit('/', { cookie: 'store=nonsense' })).toMatchObject({ status: 200 })
})

test('STORE-09 a shop whose only store view is Hungarian has it at "/", and its own prefix and remembered ones of other shops lead there', async () => {
  learnStoreViews([{ ...defaultStore(), code: 'hu', group: 'hungary', locale: 'hu-HU', currency: 'HUF', prefix: '' }])
  onTestFinished(() => learnStoreViews(demoStoreViews))
  expect(await visit('/')).toMatchObject({ status: 200 })
  expect(await visit('/', { cookie: 'store=pl' })).toMatchObject({ status: 200 })
  expect(await visit('/hu')).toMatchObject({ status: 301, location: '/' })
  expect(await visit('/HU/kosar?a=1')).toMatchObject({ status: 301, location: '/kosar?a=1' })
})

test('STORE-09 a visit to a page of a store view selects it, whatever was selected before', async () => {
  expect((await visit('/cz/divka.html')).cookies).toContain('store=cz')
  expect((await visit('/divka.html', { cookie: 'store=cz' })).cookies).toContain('store=pl')
  expect((await visit('/divka.html')).cookies).toBe('')
})

test('STORE-09 a response that depends on the remembered store view has Vary: Cookie for shared caches', async () => {
  expect((await visit('/')).vary).toBe('cookie')
  expect((await visit('/', { cookie: 'store=cz' })).vary).toBe('cookie')
  expect((await visit('/cz/divka.html')).vary).toBe('cookie')
  expect((await visit('/cz/divka.html', { cookie: 'store=cz' })).vary).toBeUndefined()
  expect((await visit('/divka.html')).vary).toBeUndefined()
})

test('STORE-09 a page for shared caches sets no cookie', async () => {
  expect(await visit('/cz/divka.html', {}, same, true)).toMatchObject({ cookies: '', vary: undefined })
  expect((await visit('/', { cookie: 'store=cz' }, same, true)).location).toBe('/cz/')
  expect((await visit('/divka.html?store_view_code=cz', {}, same, true)).cookies).toContain('store=cz')
})

test('SWITCH-07 AMB-11 a failed switch leads to the home page, with a notice', async () => {
  const failing = await visit('/same.html?store_view_code=cz', {}, () => Promise.reject(new Error('no answer')))
  expect(failing).toMatchObject({ status: 302, location: '/cz/' })
  expect(failing.cookies).toContain('store_notice=home.pl')
})

const storefrontRoutes = [
  { path: '/', children: [{ index: true }, { path: 'cart' }, { path: 'order-history' }, { path: '*' }] },
]

test('SWITCH-07 SWITCH-08 the home page leads to the home page, and a known route to the same path', async () => {
  const find = placeFinder(() => storefrontRoutes)
  const [pl, cz] = [storeByCode('pl') as StoreView, storeByCode('cz') as StoreView]
  const placeOf = (path: string) => find(new URL(path, 'http://shop.example'), pl, cz)
  expect(await placeOf('/')).toEqual({ path: '/', notice: 'same' })
  expect(await placeOf('/cart')).toEqual({ path: '/cart', notice: 'same' })
  expect(await placeOf('/order-history')).toEqual({ path: '/order-history', notice: 'same' })
})

test.each([
  ['/cz/sign-in?from=%2Fcz%2Forder-history%3Fpage%3D2', 'pl', '/sign-in?from=%2Forder-history%3Fpage%3D2'],
  ['/sign-in?from=%2Forder-history', 'cz', '/cz/sign-in?from=%2Fcz%2Forder-history'],
  ['/sign-in?from=%2F%2Fevil.example', 'cz', '/cz/sign-in?from=%2F%2Fevil.example'],
])('SWITCH-07 AUTH-09 keeps the return path after a sign-in: %s', async (url, code, expected) => {
  const routes = [{ path: '/:store?', children: [{ path: 'sign-in' }, { path: 'order-history' }] }]
  const { location } = await visit(
    `${url}&store_view_code=${code}`,
    {},
    placeFinder(() => routes),
  )
  expect(location).toBe(expected)
})

test('SWITCH-07 AUTH-09 drops a return path that the other store view lacks', async () => {
  const find: FindPlace = (url) =>
    url.pathname === '/sign-in'
      ? Promise.resolve({ path: '/sign-in', notice: 'same' })
      : Promise.reject(new Error('no'))
  const { location } = await visit('/sign-in?from=%2Fonly-here.html&store_view_code=cz', {}, find)
  expect(location).toBe('/cz/sign-in')
})
