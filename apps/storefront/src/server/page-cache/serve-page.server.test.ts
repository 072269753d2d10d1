import { expect, it } from 'vitest'
import { defaultStore } from '#src/platform/i18n/store-views.ts'
import { pageKey } from './serve-page.server.ts'

it('the cache key differs by store view and host, and is undefined for an overlong URL', () => {
  const url = new URL('http://shop/a')
  expect(pageKey(defaultStore(), url)).not.toBe(pageKey({ ...defaultStore(), code: 'cz' }, url))
  expect(pageKey(defaultStore(), url)).not.toBe(pageKey(defaultStore(), new URL('http://other/a')))
  expect(pageKey(defaultStore(), new URL(`http://shop/${'a'.repeat(2000)}`))).toBeUndefined()
})
