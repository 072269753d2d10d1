import { expect, it } from 'vitest'
import {
  likelySkeleton,
  nextPageLoading,
  onPageLoading,
  pageLoading,
  dispatchPageLoading,
  type PageLoading,
} from './page-loading.ts'

const idle: PageLoading = { isLoading: false }
const toCategory = { type: 'clicked', path: '/girls.html', skeleton: 'category' } as const

it('ROUTE-53 sets the page-loading flag and the skeleton of the next page on a click', () => {
  expect(nextPageLoading(idle, toCategory)).toEqual({ isLoading: true, path: '/girls.html', skeleton: 'category' })
})

it('ROUTE-53 clears the flag when the route resolves', () => {
  expect(nextPageLoading(nextPageLoading(idle, toCategory), { type: 'resolved' })).toEqual(idle)
  expect(nextPageLoading(idle, { type: 'resolved' })).toBe(idle)
})

it('ROUTE-53 follows the last click when a shopper changes their mind', () => {
  const second = { type: 'clicked', path: '/coat.html', skeleton: 'product' } as const
  expect(nextPageLoading(nextPageLoading(idle, toCategory), second)).toMatchObject({ path: '/coat.html' })
})

it('notifies listeners until they unsubscribe', () => {
  const states: boolean[] = []
  const stop = onPageLoading(() => states.push(pageLoading().isLoading))
  dispatchPageLoading(toCategory)
  dispatchPageLoading({ type: 'resolved' })
  stop()
  dispatchPageLoading(toCategory)
  dispatchPageLoading({ type: 'resolved' })
  expect(states).toEqual([true, false])
})

it.each([
  ['/girls/dresses.html', 'category'],
  ['/cz/divka/color:blue/page:2', 'category'],
  ['/search/query/coat?sort=price', 'category'],
  ['/about-us', 'content'],
  ['/cart', 'content'],
  ['/', 'content'],
])('ROUTE-35 a link to %s gets a %s skeleton', (href, kind) => {
  expect(likelySkeleton(href)).toBe(kind)
})
