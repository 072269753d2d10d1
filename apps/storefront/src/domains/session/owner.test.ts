import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { forgetOthers } from '#src/platform/storage/forget-entries.ts'
import { currentOwner, guest, keep, recall } from '#src/platform/storage/persistence.ts'
import { testStorage } from '#src/platform/storage/testing-storage.ts'
import { defaultStore } from '#src/platform/i18n/store-views.ts'
import { startSession } from './session.ts'
import { dropToken, keepToken } from './session-token.ts'

beforeEach(() => {
  vi.stubEnv('SSR', false)
  vi.stubGlobal('localStorage', testStorage())
  vi.stubGlobal('sessionStorage', testStorage())
  vi.stubGlobal('window', { location: { href: 'http://shop.example/' } })
})
afterEach(() => {
  vi.unstubAllEnvs()
  vi.unstubAllGlobals()
})

const signIn = (owner: string) =>
  keepToken(defaultStore, { token: 'half', expiresAt: Date.now() + 60_000, groups: [], owner })

it('AUTH-01 AGENT-12 the owner of entries is a guest, a customer, or an agent on behalf of a client', () => {
  startSession()
  expect(currentOwner()).toBe(guest)
  signIn('anna')
  expect(currentOwner()).toBe('anna')
  keep('agent_client', { email: 'x@example.com', owner: 'klara' })
  expect(currentOwner()).toBe('anna for klara')
  dropToken()
  expect(currentOwner()).toBe(guest)
})

it('AMB-17 a draft survives the session and reloads until another customer signs in', () => {
  startSession()
  signIn('anna')
  keep('checkout_draft:poland', 'typed')
  dropToken()
  startSession()
  expect(recall('checkout_draft:poland')).toBeUndefined()
  signIn('anna')
  startSession()
  expect(recall('checkout_draft:poland')).toBe('typed')
  signIn('marek')
  forgetOthers()
  signIn('anna')
  expect(recall('checkout_draft:poland')).toBeUndefined()
})
