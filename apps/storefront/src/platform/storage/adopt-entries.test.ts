import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { wireApplication } from '../application/application.ts'
import { adoptEntries } from './adopt-entries.ts'
import { guest, keep, recall } from './persistence.ts'
import { testStorage } from './testing-storage.ts'

beforeEach(() => {
  wireApplication({ storageOwner: () => guest })
  vi.stubEnv('SSR', false)
  vi.stubGlobal('localStorage', testStorage())
  vi.stubGlobal('sessionStorage', testStorage())
})
afterEach(() => {
  vi.unstubAllEnvs()
  vi.unstubAllGlobals()
})

const stored = (value: unknown): string => JSON.stringify({ value, storedAt: Date.now() })

it('takes over the session, the order in progress and the drafts of an earlier release', () => {
  localStorage.setItem('former:signin_token:former', stored('a token'))
  localStorage.setItem('former:pending_order:poland', stored({ cartId: 1 }))
  sessionStorage.setItem('former:session_notice', stored('closed'))
  adoptEntries()
  expect([recall('signin_token:base'), recall('pending_order:poland'), recall('session_notice')]).toEqual([
    'a token',
    { cartId: 1 },
    'closed',
  ])
  expect(Object.keys(localStorage)).toEqual(['shop:signin_token:base', 'shop:pending_order:poland'])
})

it('keeps what is newer, and leaves entries of other applications alone', () => {
  keep('store_view_code', 'pl')
  localStorage.setItem('former:store_view_code', stored('cz'))
  const others = {
    'other:thing': stored(1),
    'other:wishes': stored(1),
    'other:store_view_code': 'pl',
    store_view_code: '',
  }
  for (const [name, text] of Object.entries(others)) localStorage.setItem(name, text)
  adoptEntries()
  expect(recall('store_view_code')).toBe('pl')
  expect(localStorage.getItem('former:store_view_code')).toBeNull()
  for (const [name, text] of Object.entries(others)) expect(localStorage.getItem(name)).toBe(text)
})

it('does nothing where the storage is forbidden', () => {
  vi.stubGlobal('localStorage', undefined)
  expect(adoptEntries).not.toThrow()
})
