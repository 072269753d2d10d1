import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { fakeGraphql } from '#src/platform/testing/fake-graphql.ts'
import { keep } from '#src/platform/storage/persistence.ts'
import { englishStore } from '#src/platform/testing/render-in-shop.tsx'
import { readSession, signOut, startSession } from './session.ts'
import { keepToken, readToken } from './token/session-token.ts'
import { loadCustomerDetails } from './sign-in/load-customer-details.ts'
import { settleCart, signIn } from './sign-in/sign-in.ts'

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
  // The paths of the English store view begin with its prefix.
  window.history.replaceState(null, '', `${englishStore.prefix}/`)
})
afterEach(() => vi.unstubAllGlobals())

describe('AUTH-08 the session of a customer', () => {
  it('signing in stores the token and loads the customer’s details', async () => {
    const calls = shop()
    await signIn(englishStore, 'anna@example.com', 'Bocian-2026!')
    expect(calls.map(({ operation }) => operation)).toEqual(['SignIn', 'CustomerCart', 'CustomerDetails'])
    expect(readToken(englishStore)?.token).toBe('half')
    expect(readSession()).toMatchObject({ isSignedIn: true, firstname: 'Anna' })
  })

  it('the details are loaded from the server', async () => {
    shop()
    keepToken(englishStore, { token: 'half', expiresAt: Date.now() + 60_000, groups: [] })
    await loadCustomerDetails()
    expect(readSession().firstname).toBe('Anna')
  })

  it('signing out deletes the token, revokes it on the server, and clears the details', async () => {
    const calls = shop()
    await signIn(englishStore, 'anna@example.com', 'Bocian-2026!')
    await signOut()
    expect(calls.map(({ operation }) => operation)).toContain('SignOut')
    expect(readToken(englishStore)).toBeUndefined()
    expect(readSession()).toEqual({ isSignedIn: false, isAgent: false })
    keepToken(englishStore, { token: 'other', expiresAt: Date.now() + 60_000, groups: [] })
    expect(readSession()).toEqual({ isSignedIn: true, isAgent: false })
  })
})

it('AGENT-13 signing in looks up the own cart with an empty Agent-Data header, even if an agent acted for a client before', async () => {
  const calls = shop()
  keep('agent_token', 'agent-1')
  await signIn(englishStore, 'anna@example.com', 'Bocian-2026!')
  expect(calls.find(({ operation }) => operation === 'CustomerCart')?.agentData).toBe('')
  expect(calls.find(({ operation }) => operation === 'CustomerDetails')?.agentData).toBe('')
})

it('AGENT-14 the id of the cart is requested from the server each time, never read from a cache', async () => {
  const calls = shop()
  await signIn(englishStore, 'anna@example.com', 'Bocian-2026!')
  for (let visits = 0; visits < 2; visits += 1) {
    keepToken(englishStore, { token: 'half', expiresAt: Date.now() + 60_000, groups: [] })
    await settleCart(englishStore)
  }
  expect(calls.filter(({ operation }) => operation === 'CustomerCart')).toHaveLength(3)
})
