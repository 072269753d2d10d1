import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { rememberStore } from './remember-store.ts'

const jar = { cookie: '' }
beforeEach(() => {
  vi.stubEnv('SSR', false)
  vi.stubGlobal('document', jar)
  vi.stubGlobal('window', { location: { protocol: 'https:' } })
})
afterEach(() => {
  vi.unstubAllEnvs()
  vi.unstubAllGlobals()
})

it.each([
  ['', { code: 'cz', prefix: '/cz' }, 'store=cz; Path=/; Max-Age=31536000; SameSite=Lax; Secure'],
  ['store=cz', { code: 'pl', prefix: '' }, 'store=pl; Path=/; Max-Age=31536000; SameSite=Lax; Secure'],
  ['store=cz', { code: 'cz', prefix: '/cz' }, 'store=cz'],
  ['', { code: 'pl', prefix: '' }, ''],
])('STORE-09 stores the store view of a page from a shared cache, too: "%s"', (before, store, after) => {
  jar.cookie = before
  rememberStore(store)
  expect(jar.cookie).toBe(after)
})
