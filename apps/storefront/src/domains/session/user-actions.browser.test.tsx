import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { fakeGraphql } from '#src/platform/testing/fake-graphql.ts'
import { englishStore } from '#src/platform/testing/render-in-shop.tsx'
import { readSession, signOut, startSession } from './session.ts'
import { keepToken, readToken } from './session-token.ts'
import { loadCustomerDetails } from './load-customer-details.ts'
import { signIn } from './sign-in.ts'

const anna = { customer: { firstname: 'Anna', is_agent: false } }

function shop() {
  return fakeGraphql({
    SignIn: { generateCustomerToken: { token: 'half', customer_token_lifetime: 60 } },
    CustomerCart: { customerCart: { id: 'cart1' } },
    CustomerDetails: anna,
    SignOut: { revokeCustomerToken: { result: true } },
  })
}

beforeEach(() => {
  localStorage.clear()
  startSession()
  // Pages of the English store view lie below its prefix.
  window.history.replaceState(null, '', `${englishStore.prefix}/`)
})
afterEach(() => vi.unstubAllGlobals())

describe('AUTH-08 what a user can do', () => {
  it('signing in sets the token and asks for the details', async () => {
    const calls = shop()
    await signIn(englishStore, 'anna@example.com', 'Bocian-2026!')
    expect(calls.map(({ operation }) => operation)).toEqual(['SignIn', 'CustomerCart', 'CustomerDetails'])
    expect(readToken(englishStore)?.token).toBe('half')
    expect(readSession()).toMatchObject({ isSignedIn: true, firstname: 'Anna' })
  })

  it('the details are those that the shop knows', async () => {
    shop()
    keepToken(englishStore, { token: 'half', expiresAt: Date.now() + 60_000, groups: [] })
    await loadCustomerDetails()
    expect(readSession().firstname).toBe('Anna')
  })

  it('signing out clears the token here and in the shop, and forgets the details', async () => {
    const calls = shop()
    await signIn(englishStore, 'anna@example.com', 'Bocian-2026!')
    await signOut()
    expect(calls.map(({ operation }) => operation)).toContain('SignOut')
    expect(readToken(englishStore)).toBeUndefined()
    expect(readSession()).toEqual({ isSignedIn: false, isAgent: false })
  })
})
