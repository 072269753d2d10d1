import { expect, test } from 'vitest'
import { pageOf } from './load-posts.ts'

test.each([
  ['', 1],
  ['?p=1', 1],
  ['?p=12', 12],
  ['?p=0', 1],
  ['?p=-3', 1],
  ['?p=2x', 1],
  ['?p=999999999', 1],
])('ROUTE-23 reads the page of a blog list from "%s" as %i', (search, page) => {
  expect(pageOf(new URL(`http://shop/blog/allPosts${search}`))).toBe(page)
})
