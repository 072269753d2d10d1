import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { fakeGraphql } from '#src/platform/testing/fake-graphql.ts'
import { englishStore } from '#src/platform/testing/render-in-shop.tsx'
import { keep } from '#src/platform/storage/persistence.ts'
import { dropToken, keepToken } from '#src/domains/session/token/session-token.ts'
import { startSession } from '#src/domains/session/session.ts'
import { createCart } from './create-cart.ts'

const request = new Request(`${window.location.origin}${englishStore.prefix}/cart`)
const sent = async () => {
  const calls = fakeGraphql({
    CreateCart: { createEmptyCart: 'cart1' },
    CustomerCart: { customerCart: { id: 'cart2' } },
  })
  const id = await createCart(englishStore, request)
  return { id, calls: calls.map(({ operation, agentData }) => [operation, agentData]) }
}
const signIn = () =>
  keepToken(englishStore, { token: 'half', expiresAt: Date.now() + 60_000, groups: [englishStore.group] })

beforeEach(() => {
  localStorage.clear()
  startSession()
})
afterEach(() => {
  dropToken()
  vi.unstubAllGlobals()
})

it('AGENT-13 the call for a cart id has an empty Agent-Data header', async () => {
  expect(await sent()).toEqual({ id: 'cart1', calls: [['CreateCart', '']] })
  signIn()
  expect(await sent()).toEqual({ id: 'cart1', calls: [['CreateCart', '']] })
})

it('AGENT-10 while acting, the client’s cart is read with the agent’s token', async () => {
  signIn()
  keep('agent_token', 'agent-1')
  expect(await sent()).toEqual({ id: 'cart2', calls: [['CustomerCart', 'agent-1']] })
})

it('AGENT-14 while acting, the id of the cart is requested each time, never read from a cache', async () => {
  signIn()
  keep('agent_token', 'agent-1')
  const ids = ['cart2', 'cart3', 'cart4']
  const calls = fakeGraphql({ CustomerCart: () => ({ customerCart: { id: ids[calls.length - 1] ?? '' } }) })
  for (const id of ids) expect(await createCart(englishStore, request)).toBe(id)
})
