import { expect, it } from 'vitest'
import { storedHref } from './stored-href.ts'

it.each([
  ['/girls.html', '/cz/girls.html'],
  ['girls.html', '/cz/girls.html'],
  ['/', '/cz/'],
  ['/media/sizes.pdf', '/media/sizes.pdf'],
  ['media/sizes.pdf', 'media/sizes.pdf'],
  ['https://elsewhere.example/a', 'https://elsewhere.example/a'],
  ['//elsewhere.example/a', '//elsewhere.example/a'],
  ['mailto:help@example.com', 'mailto:help@example.com'],
  ['#sizes', '#sizes'],
  ['', ''],
])('CMS-03 the stored link %j leads to %j in a store view with a prefix', (stored, shown) => {
  expect(storedHref({ prefix: '/cz' }, stored)).toBe(shown)
})
