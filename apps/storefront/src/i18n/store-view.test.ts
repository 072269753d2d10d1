import { expect, test } from 'vitest'
import { assignHosts, href, pathInStore, storeOfUrl } from './store-view.ts'
import { storeByCode, storeViews, type StoreView } from './store-views.ts'

const codeOf = (url: string): string => storeOfUrl(new URL(url)).code

test('STORE-10 a store is chosen by the prefix of the path', () => {
  for (const store of storeViews) expect(codeOf(`http://shop.example${store.prefix}/x.html`)).toBe(store.code)
})

test('a path that only begins like a prefix is not one', () => {
  expect(codeOf('http://shop.example/czapki.html')).toBe('pl')
  expect(codeOf('http://shop.example/de-luxe/')).toBe('pl')
})

test('STORE-11 a host may have a store of its own, at its root', () => {
  assignHosts({ 'bocian.example.de': 'de' })
  const store = storeOfUrl(new URL('http://bocian.example.de/maedchen.html'))
  expect([store.code, store.prefix]).toEqual(['de', ''])
  expect(codeOf('http://bocian.example.de/cz/divka.html')).toBe('cz')
  expect(storeOfUrl(new URL('http://bocian.example.de/pl/buty.html'))).toMatchObject({ code: 'pl', prefix: '/pl' })
})

test('a public path and the path in the store are each other’s way back', () => {
  const cz = storeByCode('cz') as StoreView
  expect(href(cz, '/cart')).toBe('/cz/cart')
  expect(pathInStore(cz, '/cz/cart')).toBe('/cart')
  expect(pathInStore(cz, '/cz')).toBe('/')
})
