import { beforeEach, expect, it, vi } from 'vitest'
import { keep, recall } from '#src/platform/storage/persistence.ts'
import { testStorage } from '#src/platform/storage/testing-storage.ts'
import { storeViews } from '#src/platform/i18n/store-views.ts'
import { leaveClient } from './act-for.ts'
import { adoptedClient, dropClient, keepClient } from './adopted-client.ts'

const done = vi.hoisted(() => ({ carts: [] as unknown[], forgotten: 0, kept: [] as unknown[], steps: [] as unknown[] }))
vi.mock('#src/domains/cart-id/keep-cart-id.ts', () => ({
  keepCartId: (store: { code: string }, id: unknown) => done.carts.push([store.code, id]),
}))
vi.mock('#src/platform/graphql/client.ts', () => ({
  clearCachedResponses: async () => (done.forgotten += 1),
  mutate: async (operation: unknown) => {
    done.steps.push(operation)
    throw new Error('offline')
  },
}))
vi.mock('../end/leave-notice.ts', () => ({ leaveNotice: async (notice: string) => done.steps.push(notice) }))
vi.mock('../token/session-token.ts', () => ({
  currentStore: () => storeViews[0],
  readToken: () => ({ token: 'abc', expiresAt: 1, groups: ['poland'] }),
  keepToken: (_store: unknown, session: unknown) => done.kept.push(session),
}))

const anna = { email: 'anna@example.com', firstname: 'Anna', lastname: 'Nowak' }

beforeEach(() => {
  vi.useFakeTimers({ now: 1_000_000 })
  vi.stubEnv('SSR', false)
  vi.stubGlobal('localStorage', testStorage())
  vi.stubGlobal('sessionStorage', testStorage())
  vi.stubGlobal('document', { cookie: '' })
  vi.stubGlobal('window', { location: { protocol: 'http:', reload: () => done.steps.push('reload') } })
  for (const name of ['checkout_draft:poland', 'form_draft:a', 'order_number'] as const) keep(name, 'of the agent')
  Object.assign(done, { carts: [], forgotten: 0, kept: [], steps: [] })
})

/** Expects that carts, drafts, cached responses and the session's cart groups were cleared in every store view. */
function expectCleared(): void {
  expect(done.carts).toEqual(storeViews.map((store) => [store.code, null]))
  expect(done.forgotten).toBe(1)
  expect(Object.keys(sessionStorage)).toEqual([])
  expect(done.kept).toEqual([{ token: 'abc', expiresAt: 1, groups: [] }])
}

it('AGENT-10 AGENT-12 STOR-07 stores the token and the client for an hour, and clears everything else', async () => {
  await keepClient('agent-1', anna)
  expectCleared()
  expect(recall('agent_token')).toBe('agent-1')
  expect(adoptedClient()).toEqual({
    ...anna,
    until: 1_000_000 + 3_600_000,
    owner: expect.stringMatching(/^[0-9a-f]{16}$/),
  })
  vi.setSystemTime(1_000_000 + 3_600_001)
  expect([recall('agent_token'), adoptedClient()]).toEqual([undefined, undefined])
})

it('AGENT-11 deletes token and client, and clears everything else', async () => {
  await keepClient('agent-1', anna)
  Object.assign(done, { carts: [], forgotten: 0, kept: [], steps: [] })
  await dropClient()
  expectCleared()
  expect(Object.keys(localStorage)).toEqual([])
})

it('AGENT-11 is removed on the server too, and here even if the server does not respond', async () => {
  await keepClient('agent-1', anna)
  await leaveClient()
  expect(done.steps).toEqual(['LeaveClient', 'agent.notice.left', 'reload'])
  expect([recall('agent_token'), adoptedClient()]).toEqual([undefined, undefined])
})
