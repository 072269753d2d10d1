import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { firstVisit, keepFirstVisit } from './first-visit.ts'

const list = { kind: 'CATEGORY', resolved: {}, data: { products: [] }, seo: null }
const path = '/coats.html?sort=price'
const asked = (address = path) => firstVisit(new Request(`http://shop.test${address}`))
let shown = path

beforeEach(() => {
  vi.useFakeTimers()
  shown = path
  keepFirstVisit(path, list, () => shown)
})
afterEach(() => vi.useRealTimers())

it('ROUTE-51 the page of the document is shown at once to a visitor who comes back to it', () => {
  shown = '/blue-coat.html'
  expect(asked()).toBe(list)
  expect(asked()).toBe(list)
})

it.each([
  ['is loaded again while it is shown', () => undefined, path],
  ['does not stand for another page', () => (shown = '/blue-coat.html'), '/coats.html'],
  [
    'is forgotten after five minutes',
    () => {
      shown = '/blue-coat.html'
      vi.advanceTimersByTime(300_000)
    },
    path,
  ],
])('a kept page %s', (_title, act, address) => {
  act()
  expect(asked(address)).toBeUndefined()
})

it('a page with a route of its own is not kept', () => {
  keepFirstVisit('/cart', { cart: null }, () => '/')
  expect(asked('/cart')).toBeUndefined()
})
