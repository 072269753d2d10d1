import { expect, test } from 'vitest'
import { assignHosts, href, pathInStore, storeOfUrl } from './store-view.ts'
import { storeByCode, storeViews, type StoreView } from './store-views.ts'

const codeOf = (url: string): string => storeOfUrl(new URL(url)).code

test('STORE-10 selects the store view by path prefix', () => {
  for (const store of storeViews) expect(codeOf(`http://shop.example${store.prefix}/x.html`)).toBe(store.code)
})

test('does not match a prefix inside a longer segment', () => {
  expect(codeOf('http://shop.example/czapki.html')).toBe('pl')
  expect(codeOf('http://shop.example/de-luxe/')).toBe('pl')
})

test('STORE-11 can assign a host its own store view at the root', () => {
  assignHosts({ 'bocian.example.de': 'de' })
  const store = storeOfUrl(new URL('http://bocian.example.de/maedchen.html'))
  expect([store.code, store.prefix]).toEqual(['de', ''])
  expect(codeOf('http://bocian.example.de/cz/divka.html')).toBe('cz')
  expect(storeOfUrl(new URL('http://bocian.example.de/pl/buty.html'))).toMatchObject({ code: 'pl', prefix: '/pl' })
})

test('converts between public paths and paths in the store', () => {
  const cz = storeByCode('cz') as StoreView
  expect(href(cz, '/cart')).toBe('/cz/cart')
  expect(pathInStore(cz, '/cz/cart')).toBe('/cart')
  expect(pathInStore(cz, '/cz')).toBe('/')
})
