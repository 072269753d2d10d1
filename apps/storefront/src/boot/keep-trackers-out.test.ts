import type { DataRouter } from 'react-router'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { defaultStore } from '../platform/i18n/store-views.ts'
import { routesFor } from './routes.ts'
import { keepTrackersOut } from '../platform/analytics/keep-trackers-out.ts'

type State = { navigation: { location?: { pathname: string; search: string; hash: string } }; location: unknown }

const at = (pathname: string, search = '') => ({ pathname, search, hash: '' })
const documents = { assign: vi.fn<(url: URL) => void>(), reload: vi.fn<() => void>(), sent: [] as string[] }
const inPlace = vi.fn<(...to: unknown[]) => Promise<void>>()
let change: (state: State) => void
let router: DataRouter

beforeEach(() => {
  vi.clearAllMocks()
  documents.sent = []
  const element = (name: string) => ({
    name,
    append: () => undefined,
    submit(this: { method: string; action: string }) {
      documents.sent.push(`${this.method} ${this.action}`)
    },
  })
  vi.stubGlobal('document', { createElement: element, body: { append: () => undefined } })
  const location = { href: 'http://shop.example/?utm_source=email', ...documents }
  vi.stubGlobal('window', { location })
  router = {
    navigate: inPlace,
    subscribe: (listener: (state: State) => void) => void (change = listener),
  } as unknown as DataRouter
  keepTrackersOut(router, routesFor(defaultStore()))
})
afterEach(() => vi.unstubAllGlobals())

const loaded = () => documents.assign.mock.calls.map(([url]) => String(url))

describe('ANALYT-06 a document with third-party scripts', () => {
  it.each(['/', '/contact', '/girls/coat.html', '/search/query/coat'])(
    'opens %s without loading a document',
    async (path) => {
      await router.navigate(path)
      change({ navigation: { location: at(path) }, location: at('/') })
      expect([inPlace.mock.calls.length, loaded()]).toEqual([1, []])
    },
  )

  it.each([
    '/sign-in',
    '/checkout/sign-in',
    '/create-account',
    '/forgot-password',
    '/customer/account/createPassword?token=x',
    '/cart',
    '/checkout/card',
    '/order/track/token',
    '/gift-card',
    '/contact?email=a@example.com',
  ])('loads %s as a new document on a link, a redirect and Back', (path) => {
    void router.navigate(path)
    expect([inPlace.mock.calls, loaded()]).toEqual([[], [`http://shop.example${path}`]])
    const [pathname = '', query = ''] = path.split('?')
    change({ navigation: { location: at(pathname, query && `?${query}`) }, location: at('/') })
    change({ navigation: {}, location: at(pathname, query && `?${query}`) })
    expect(loaded()).toHaveLength(3)
  })

  it('reloads when Back has already changed the URL', () => {
    window.location.href = 'http://shop.example/sign-in'
    change({ navigation: { location: at('/sign-in') }, location: at('/') })
    expect([loaded(), documents.reload.mock.calls.length]).toEqual([[], 1])
  })

  it('submits a form to a page without trackers as a new document, with the form’s method', () => {
    const formData = new FormData()
    formData.append('email', 'a@example.com')
    void router.navigate('/newsletter/subscriber/new', { formMethod: 'post', formData })
    expect([inPlace.mock.calls, loaded(), documents.sent]).toEqual([
      [],
      [],
      ['post http://shop.example/newsletter/subscriber/new'],
    ])
    void router.navigate('/gift-card', { formMethod: 'get', formData })
    expect(loaded()).toEqual(['http://shop.example/gift-card?email=a%40example.com'])
  })

  it('does not reload its own URL because of campaign parameters', () => {
    change({ navigation: {}, location: at('/', '?utm_source=email') })
    expect([loaded(), documents.reload.mock.calls.length]).toEqual([[], 0])
    change({ navigation: {}, location: at('/contact', '?utm_source=email') })
    expect(loaded()).toHaveLength(1)
  })

  it('leaves `navigate(-1)` to the router', async () => {
    await router.navigate(-1)
    expect(inPlace).toHaveBeenCalledWith(-1, undefined)
  })
})
