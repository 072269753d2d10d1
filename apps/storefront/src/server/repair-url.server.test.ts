import { expect, it } from 'vitest'
import { repairUrl } from './repair-url.server.ts'

it.each([
  ['/search/100%', '/search/100%25'],
  ['/search/query/50% off%20now', '/search/query/50%25 off%20now'],
  ['/a/%c0%ae/b?c=%', '/a/%25c0%25ae/b?c=%'],
  ['/dětský/%C4%9B.html', '/dětský/%C4%9B.html'],
  ['/100%25', '/100%25'],
])('ROUTE-03 escapes a stray percent sign: %s', (url, expected) => {
  expect(repairUrl(url)).toBe(expected)
})

it.each([
  ['//elsewhere.example/x%zz', '/elsewhere.example/x%25zz'],
  ['/\\elsewhere.example', '/elsewhere.example'],
  ['///', '/'],
  ['/cz//cart?next=//a', '/cz/cart?next=//a'],
])('merges slashes, so that no redirect leads to another host: %s', (url, expected) => {
  expect(repairUrl(url)).toBe(expected)
})
