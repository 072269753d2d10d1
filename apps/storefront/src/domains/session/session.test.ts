import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { defaultStore, storeViews, type StoreView } from '#src/platform/i18n/store-views.ts'
import { forgetOthers } from '#src/platform/storage/forget-entries.ts'
import { currentOwner, guest, keep, recall } from '#src/platform/storage/persistence.ts'
import { testStorage } from '#src/platform/storage/testing-storage.ts'
import { setCustomerDetails } from './token/customer-details.ts'
import { readSession, startSession } from './session.ts'
import { defaultLifetime, dropToken, keepToken, readToken } from './token/session-token.ts'

const view = (code: string) => storeViews.find((store) => store.code === code) as StoreView
const [pl, cz, broel] = [view('pl'), view('cz'), view('broel_pl')]

beforeEach(() => {
  vi.useFakeTimers({ now: 1_000_000 })
  vi.stubEnv('SSR', false)
  const methods = {
    getItem: (name: string) => stored[name] ?? null,
    setItem: (name: string, value: string) => void (stored[name] = value),
    removeItem: (name: string) => void delete stored[name],
  }
  const stored: Record<string, string> = Object.create(methods)
  vi.stubGlobal('localStorage', stored)
  vi.stubGlobal('window', { location: { href: 'http://shop.example/' } })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllEnvs()
  vi.unstubAllGlobals()
})

const signIn = (store = pl) =>
  keepToken(store, { token: 'half', expiresAt: Date.now() + defaultLifetime * 1000, groups: [store.group] })

describe('the session', () => {
  it('AUTH-01 AUTH-08 is signed in as long as a token is stored', () => {
    expect(readSession().isSignedIn).toBe(false)
    signIn()
    expect(readSession().isSignedIn).toBe(true)
    dropToken()
    expect(readSession().isSignedIn).toBe(false)
  })

  it('AUTH-07 AUTH-10 stores the value, the time and a TTL of 3600 seconds', () => {
    signIn()
    const stored = JSON.parse(localStorage.getItem('shop:signin_token:base') ?? '{}') as object
    expect(stored).toMatchObject({ value: { token: 'half' }, storedAt: 1_000_000, ttl: 3600 })
  })

  it('AUTH-06 ends when its lifetime is over', () => {
    signIn()
    vi.advanceTimersByTime(3_599_999)
    expect(readToken(pl)).toBeDefined()
    vi.advanceTimersByTime(1)
    expect(readToken(pl)).toBeUndefined()
  })

  it('belongs to one brand, and a sign-in at another brand replaces it', () => {
    signIn()
    expect([readToken(cz), readToken(broel)].map((token) => token !== undefined)).toEqual([true, false])
    signIn(broel)
    expect([readToken(cz), readToken(broel)].map((token) => token !== undefined)).toEqual([false, true])
  })

  it('AUTH-10 has the customer’s first name and whether they are an agent, but does not store this on the device', () => {
    signIn()
    setCustomerDetails({ isAgent: true, firstname: 'Marek' })
    expect(readSession()).toEqual({ isSignedIn: true, isAgent: true, firstname: 'Marek' })
    expect(JSON.stringify(localStorage)).not.toContain('Marek')
    dropToken()
    expect(readSession()).toEqual({ isSignedIn: false, isAgent: false })
    setCustomerDetails(undefined)
  })
})

describe('the owner of stored entries', () => {
  beforeEach(() => {
    vi.stubGlobal('localStorage', testStorage())
    vi.stubGlobal('sessionStorage', testStorage())
  })

  const signIn = (owner: string) =>
    keepToken(defaultStore(), { token: 'half', expiresAt: Date.now() + 60_000, groups: [], owner })

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
})
