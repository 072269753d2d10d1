import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { cookieLine, keepCookie, readCookie } from './cookies.ts'
import { trackerClientId, unknownClient } from './tracker-client.ts'

const jar = { cookie: '' }
beforeEach(() => {
  jar.cookie = ''
  vi.stubEnv('SSR', false)
  vi.stubGlobal('document', jar)
  vi.stubGlobal('window', { location: { protocol: 'https:' } })
})
afterEach(() => {
  vi.unstubAllEnvs()
  vi.unstubAllGlobals()
})

it('STOR-05 stores the last chosen size in a cookie for half a year', () => {
  keepCookie('size', '98/104 (3 lata)')
  expect(jar.cookie).toBe('size=98%2F104%20(3%20lata); Path=/; Max-Age=15552000; SameSite=Lax; Secure')
  expect(readCookie('size')).toBe('98/104 (3 lata)')
})

it('STOR-05 reads the tracker’s client id from its cookie, or returns an anonymous id', () => {
  expect(trackerClientId()).toBe(unknownClient)
  jar.cookie = 'a=b; tracker_client_id=8f2c-11'
  expect(trackerClientId()).toBe('8f2c-11')
  jar.cookie = 'tracker_client_id=%3Cscript%3E'
  expect(trackerClientId()).toBe(unknownClient)
})

it('reads a cookie, on the server from the header, and ignores a malformed one', () => {
  jar.cookie = 'my_size=1; size=98'
  expect(readCookie('size')).toBe('98')
  jar.cookie = 'size=%E0%A4%A'
  expect(readCookie('size')).toBeUndefined()
  vi.stubEnv('SSR', true)
  expect(readCookie('cart_poland', 'x=1; cart_poland=abc')).toBe('abc')
})

it('deletes a cookie', () => {
  expect(cookieLine('cart_poland', null, false)).toBe('cart_poland=; Path=/; Max-Age=0; SameSite=Lax')
})
