import fc from 'fast-check'
import { expect, it } from 'vitest'
import { repairUrl } from '../repair-url.server.ts'
import { stateAddressOf, stateOf } from './page-state-address.server.ts'

const host = 'https://shop.example'

it('the URL of a page state contains its page and version', () => {
  fc.assert(
    fc.property(fc.webPath({ size: 'small' }), fc.webQueryParameters(), fc.string(), (path, query, version) => {
      const page = new URL(repairUrl(`/${path}?${query}`), host)
      const parsed = stateOf(new URL(stateAddressOf(page, version), host))

      expect(parsed?.page.pathname).toBe(page.pathname)
      expect(parsed?.page.search).toBe(page.search)
      expect(parsed?.version).toBe(version)
    }),
  )
})

it.each([
  '',
  '?of=',
  '?of=https://evil.example/',
  '?of=//evil.example/',
  String.raw`?of=/\\evil.example/`,
  '?of=girl.html',
  '?of=/.//',
  '?of=/.//evil.example/',
  '?of=/%2e//evil.example/',
])('a URL that names no page of the shop has no page state: %s', (query) => {
  expect(stateOf(new URL(`/page-state${query}`, host))).toBeUndefined()
})
