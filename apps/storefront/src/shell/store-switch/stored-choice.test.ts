import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { recall } from '#src/platform/storage/persistence.ts'
import { keepChoice, redirectToStored } from './stored-choice.ts'

beforeEach(() => {
  const stored = new Map<string, string>()
  vi.stubEnv('SSR', false)
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => stored.get(name) ?? null,
    setItem: (name: string, value: string) => void stored.set(name, value),
    removeItem: (name: string) => void stored.delete(name),
  })
})
afterEach(() => {
  vi.unstubAllEnvs()
  vi.unstubAllGlobals()
})

const page = { pathname: '/', search: '?utm_source=x', cookies: 'other=1', code: 'pl' }

it('STORE-13 SWITCH-06 stores code, currency and media URL of the choice', () => {
  keepChoice({ code: 'cz', currency: 'CZK', mediaUrl: 'https://bocian.example/media/' })
  expect([
    recall('store_view_code'),
    recall('store_view_currency'),
    recall('store_view_secure_base_media_url'),
  ]).toEqual(['cz', 'CZK', 'https://bocian.example/media/'])
})

it('STORE-09 redirects a URL without prefix or cookie to the stored view once', () => {
  keepChoice({ code: 'cz', currency: 'CZK' })
  expect(redirectToStored(page)).toBe('/?utm_source=x&store_view_code=cz')
  expect(redirectToStored(page)).toBeUndefined()
})

it('STORE-09 does not redirect when the cookie or the URL names the store view', () => {
  keepChoice({ code: 'cz', currency: 'CZK' })
  expect(redirectToStored({ ...page, cookies: 'a=b; store=pl' })).toBeUndefined()
  expect(redirectToStored({ ...page, pathname: '/sukienka.html' })).toBeUndefined()
  expect(redirectToStored({ ...page, code: 'cz' })).toBeUndefined()
})
