import { expect, it } from 'vitest'
import {
  likelySkeleton,
  nextPageLoading,
  onPageLoading,
  pageLoading,
  tellPageLoading,
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

it('tells who listens until they stop', () => {
  const heard: boolean[] = []
  const stop = onPageLoading(() => heard.push(pageLoading().isLoading))
  tellPageLoading(toCategory)
  tellPageLoading({ type: 'resolved' })
  stop()
  tellPageLoading(toCategory)
  tellPageLoading({ type: 'resolved' })
  expect(heard).toEqual([true, false])
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
