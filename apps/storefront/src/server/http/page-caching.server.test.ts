import { expect, it } from 'vitest'
import { cachingHeaders, entityTag, isKnown } from './page-caching.server.ts'

it('a page is revalidated each time, unless the shop allows shared caches to reuse it', () => {
  expect(cachingHeaders({ dependsOnCookie: false, sharedSeconds: 0 })).toEqual({
    'cache-control': 'no-cache',
    vary: 'accept-encoding',
  })
  const shared = cachingHeaders({ dependsOnCookie: false, sharedSeconds: 30 })
  expect(shared['cache-control']).toBe('max-age=0, s-maxage=30')
  expect(shared['cdn-cache-control']).toBe('max-age=30, stale-while-revalidate=30')
})

it('a page that depends on a cookie is never shared, whatever the setting', () => {
  expect(cachingHeaders({ dependsOnCookie: true, sharedSeconds: 30 })).toEqual({
    'cache-control': 'no-cache',
    vary: 'accept-encoding, cookie',
  })
})

it('a validator changes with the body, the policy and the encoding', () => {
  const tags = [
    entityTag('abc', "default-src 'self'", 'br'),
    entityTag('abd', "default-src 'self'", 'br'),
    entityTag('abc', "default-src 'none'", 'br'),
    entityTag('abc', "default-src 'self'", 'gzip'),
  ]
  expect(new Set(tags).size).toBe(4)
  for (const tag of tags) expect(tag).toMatch(/^"[\w-]+"$/)
})

it.each([
  ['"a-br"', true],
  ['W/"a-br"', true],
  ['"b-br", "a-br"', true],
  ['"b-br"', false],
  ['a-br', false],
  ['', false],
  [undefined, false],
])('If-None-Match %s matches "a-br": %s', (held, expected) => {
  expect(isKnown(held, '"a-br"')).toBe(expected)
})
