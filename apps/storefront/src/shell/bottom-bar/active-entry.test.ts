import { expect, it } from 'vitest'
import { activeEntry } from './active-entry.ts'

const at = (path: string) => activeEntry({ path, open: null, isSearchActive: false })

it('SHELL-13 highlights search while it is active and on the search page', () => {
  expect(activeEntry({ path: '/cart', open: null, isSearchActive: true })).toBe('search')
  expect(at('/search/query/coat')).toBe('search')
})

it('SHELL-14 highlights the navigation while its drawer is open', () => {
  expect(activeEntry({ path: '/cart', open: 'nav', isSearchActive: false })).toBe('nav')
  expect(activeEntry({ path: '/cart', open: 'accountMenu', isSearchActive: false })).toBe('cart')
})

it.each([
  ['/wishlist', 'wishlist'],
  ['/customer/account', 'account'],
  ['/order-history/1', 'account'],
  ['/communications', 'account'],
  ['/club', 'account'],
  ['/cart', 'cart'],
  ['/', null],
  ['/girl.html', null],
])('SHELL-15 highlights by page: %s', (path, entry) => {
  expect(at(path)).toBe(entry)
})
