import { expect, it } from 'vitest'
import { askedPage, pageKind } from './page-rules.ts'

const at = (path: string): URL => new URL(path, 'https://shop.example')

it.each([
  '/',
  '/cz/',
  '/de/jungen.html',
  '/bluza-z-kapturem.html',
  '/search/query/raincoat',
  '/blog/allPosts',
  '/cart-bags.html',
])('PWA-01 caches the page %s', (path) => expect(pageKind(at(path))).toBe('cached'))

it.each([
  '/cart',
  '/cz/checkout/success',
  '/sign-in',
  '/customer/account',
  '/order-history/',
  '/wishlist',
  '/de/?store_view_code=eu',
])('PWA-01 shows the page %s online only', (path) => expect(pageKind(at(path))).toBe('online'))

it.each([
  '/graphql?query=x',
  '/media/a.jpg',
  '/assets/a.js',
  '/sw.js',
  '/robots.txt',
  '/sitemap.xml',
  '/cz/manifest.webmanifest',
  '/health',
  '/payment/sandbox/x',
])('PWA-01 ignores %s', (path) => expect(pageKind(at(path))).toBe('ignored'))

it('has one offline page per store view', () => {
  expect(pageKind(at('/offline?page=/bluza.html'))).toBe('offline-page')
  expect(pageKind(at('/cz/offline'))).toBe('offline-page')
})

it('redirects from the offline page only to pages of this shop', () => {
  const asked = (page: string) => askedPage(at(`/offline?page=${encodeURIComponent(page)}`))
  expect(asked('/cz/mikina.html?sort=price')).toBe('/cz/mikina.html?sort=price')
  for (const page of [
    '',
    '//evil.example/',
    'https://evil.example/',
    String.raw`/\evil.example`,
    '/offline?page=/offline',
    '/cz/offline',
  ])
    expect(asked(page), page).toBeUndefined()
})
