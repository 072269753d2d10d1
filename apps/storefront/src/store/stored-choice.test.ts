import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { recall } from '#src/browser-storage/persistence.ts'
import { keepChoice, wayToStored } from './stored-choice.ts'

beforeEach(() => {
  const kept = new Map<string, string>()
  vi.stubEnv('SSR', false)
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => void kept.set(name, value),
    removeItem: (name: string) => void kept.delete(name),
  })
})
afterEach(() => {
  vi.unstubAllEnvs()
  vi.unstubAllGlobals()
})

const page = { pathname: '/', search: '?utm_source=x', cookies: 'other=1', code: 'pl' }

it('STORE-13 SWITCH-06 code, currency and media address of the choice are kept', () => {
  keepChoice({ code: 'cz', currency: 'CZK', mediaUrl: 'https://bocian.example/media/' })
  expect([
    recall('store_view_code'),
    recall('store_view_currency'),
    recall('store_view_secure_base_media_url'),
  ]).toEqual(['cz', 'CZK', 'https://bocian.example/media/'])
})

it('STORE-09 a bare address without a cookie leads to the stored view, once', () => {
  keepChoice({ code: 'cz', currency: 'CZK' })
  expect(wayToStored(page)).toBe('/?utm_source=x&store_view_code=cz')
  expect(wayToStored(page)).toBeUndefined()
})

it('STORE-09 where the server knows the choice, or the address says it, the page stays', () => {
  keepChoice({ code: 'cz', currency: 'CZK' })
  expect(wayToStored({ ...page, cookies: 'a=b; store=pl' })).toBeUndefined()
  expect(wayToStored({ ...page, pathname: '/sukienka.html' })).toBeUndefined()
  expect(wayToStored({ ...page, code: 'cz' })).toBeUndefined()
})
